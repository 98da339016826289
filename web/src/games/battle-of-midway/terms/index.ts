// The words of Midway's table, the clause behind each, and what they look like.
export { default as Picture } from "./Picture.svelte";

export const terms: Record<string, string> = {
  launch: "BM-1.4.1",
  recover: "BM-1.4.1",
  maneuver: "BM-1.4.1",
  deck: "BM-1.5",
  hangar: "BM-5.3",
  "air-service": "BM-4.3.1",
  "hit-points": "BM-4.3.1",
  load: "BM-5.3",
  tired: "BM-5.4",
  jammed: "BM-R86",
  hidden: "BM-4.3b",
  located: "BM-2.2.1",
  patrol: "BM-2.1",
  shadowing: "BM-2.2.2",
  strike: "BM-G3",
  cap: "BM-3.1.1.1",
  fuel: "BM-5.2.1",
  homebound: "BM-5.1",
  cup: "BM-1.2",
  token: "BM-3",
  weather: "BM-3.1.3",
  squall: "BM-3.1.3.1",
  "combat-token": "BM-3.1.4",
  capital: "BM-G4",
  screen: "BM-G5",
  values: "BM-4.3a",
  round: "BM-4.3i",
  strip: "BM-4.3k",
  outer: "BM-4.3e",
  middle: "BM-4.3e",
  centre: "BM-4.3e",
  airfield: "BM-1.4.2",
  "seaplane-base": "BM-2.1",
  "aa-guns": "BM-4.3e",
  reinforcements: "BM-1.3",
  transports: "BM-1.3.2.1",
  points: "BM-4.4",
  command: "BM-O1",
  search: "BM-2.2.1",
  orders: "BM-3.1",
  combat: "BM-4.3",
  maintenance: "BM-O1",
};

const PICTURED: Record<string, string> = { turn: "cup", fight: "round", mind: "deck" };
const OWN: Record<string, Record<string, string>> = {
  ijn: { who: "hidden", aim: "transports", have: "hangar" },
  usn: { who: "airfield", aim: "points", have: "capital" },
};

export const pictured = (part: string, seat: string): string => PICTURED[part] ?? OWN[seat]?.[part] ?? "cup";
