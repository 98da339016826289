import { mount } from "svelte";

import App from "./App.svelte";
import { speech } from "./language/speech.svelte";
import { settings } from "./settings.svelte";
import "./theme.css";

/** Milliseconds that the first screen waits for its face: with another, headings would be set twice. */
const PATIENCE = 600;

const face = document.fonts.load('600 1em "Oswald"').catch(() => []);
const late = new Promise((done) => setTimeout(done, PATIENCE));
await Promise.all([speech.learn(settings.code), Promise.race([face, late])]);
const target = document.getElementById("app");
if (target) mount(App, { target });
