// The gallery: a board at positions from real games, without a server. For those who draw; it is not in the product.
import { mount } from "svelte";

import "../theme.css";
import Gallery from "./Gallery.svelte";

const target = document.getElementById("app");
if (target) mount(Gallery, { target });
