// Small shapes that tell the sides and roles apart without colour: Japan's pieces are round, the United States' are cut.
import type { AircraftKind } from "../../art/aircraft";
import type { Seat } from "./view";

export const PLANES: Record<string, AircraftKind> = {
  A6M: "zero",
  D3A: "val",
  B5N: "kate",
  E13A: "jake",
  F4F: "wildcat",
  SBD: "dauntless",
  TBD: "devastator",
  B25: "b26",
  B17: "b17",
  PBY: "catalina",
};

export const nation = (side: Seat): "japan" | "usa" => (side === "ijn" ? "japan" : "usa");

/** The outline of a counter around a point: a pill for Japan, a plate with cut corners for the United States. */
export function plate(side: Seat, width: number, height: number, x = 0, y = 0): string {
  const w = width / 2;
  const h = height / 2;
  if (side === "ijn") {
    const r = Math.min(h, w) * 0.95;
    const long = 2 * (w - r);
    return `M${x - w + r} ${y - h}h${long}A${r} ${r} 0 0 1 ${x + w - r} ${y + h}h${-long}A${r} ${r} 0 0 1 ${x - w + r} ${y - h}Z`;
  }
  const c = 5;
  const [long, high] = [width - 2 * c, height - 2 * c];
  return `M${x - w + c} ${y - h}h${long}l${c} ${c}v${high}l${-c} ${c}h${-long}l${-c} ${-c}v${-high}Z`;
}

export const STAR = "M0-1L.235-.309L.951-.309L.38.118L.588.809L0 .382L-.588.809L-.38.118L-.951-.309L-.235-.309Z";
