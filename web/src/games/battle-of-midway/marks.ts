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

/** The outline of a counter around the origin: a pill for Japan, a plate with cut corners for the United States. */
export function plate(side: Seat, width: number, height: number): string {
  const w = width / 2;
  const h = height / 2;
  if (side === "ijn") {
    const r = Math.min(h, w) * 0.95;
    return `M${-w + r} ${-h}H${w - r}A${r} ${r} 0 0 1 ${w - r} ${h}H${-w + r}A${r} ${r} 0 0 1 ${-w + r} ${-h}Z`;
  }
  const c = 5;
  return `M${-w + c} ${-h}H${w - c}L${w} ${-h + c}V${h - c}L${w - c} ${h}H${-w + c}L${-w} ${h - c}V${-h + c}Z`;
}

export const STAR = "M0-1L.235-.309L.951-.309L.38.118L.588.809L0 .382L-.588.809L-.38.118L-.951-.309L-.235-.309Z";
