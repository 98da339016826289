"""Kernels as C++: translated from their Python text and compiled by zig, a compiler that PyPI has for every machine."""
