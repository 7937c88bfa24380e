import { SANS, SERIF } from "../fonts";
import type { LookNames, LookRow } from "../row";

/** Ink: paper, washed mountains, serif headings. */
export const row: LookRow = {
  color: "#a9947f",
  layoutForced: "top",
  shape: {
    "--font-body": SANS,
    "--font-heading": SERIF,
    "--radius-control": "0.1875rem",
    "--radius-card": "0.1875rem",
    "--radius-tile": "0.25rem",
    "--radius-dialog": "0.25rem",
    "--border-width": "1px",
    "--shadow-card": "0 0.0625rem 0.1875rem rgb(60 48 36 / 0.08), 0 0.375rem 1.25rem rgb(60 48 36 / 0.06)",
    "--shadow-raised": "0 0.125rem 0.375rem rgb(40 30 20 / 0.14), 0 1rem 2.5rem rgb(40 30 20 / 0.22)",
  },
  light: {
    page: "#f3ecdf",
    wash: 0,
    header: "#f6f1e6",
    card: "#fbf8ef",
    raised: "#fcfaf3",
    text: "#25211c",
    muted: "#5a5045",
    art: "#bdb2a0",
    fill: "#9e3020",
    badge: "#9e3020",
  },
  dark: {
    page: "#161412",
    wash: 0,
    header: "#1c1917",
    card: "#24201d",
    raised: "#2d2824",
    text: "#f0e8da",
    muted: "#bdb1a0",
    art: "#332f2b",
    fill: "#b23a28",
    badge: "#b23a28",
  },
};

/** What people read where the look is offered. */
export const names: LookNames = { "zh-CN": "水墨", en: "Ink" };
