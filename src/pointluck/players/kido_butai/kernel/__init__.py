"""The rules and the doctrine of Kido Butai a second time, on one row of numbers, so that numba can compile them."""
