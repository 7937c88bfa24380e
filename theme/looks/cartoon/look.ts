import { ROUND, SANS } from "../fonts";
import type { LookNames, LookRow } from "../row";

/** Cartoon: sky, hills, thick outlines, everything round. */
export const row: LookRow = {
  color: "#3abae8",
  layoutForced: "top",
  shape: {
    "--font-body": SANS,
    "--font-heading": ROUND,
    "--radius-control": "1rem",
    "--radius-card": "1.5rem",
    "--radius-tile": "1.5rem",
    "--radius-dialog": "1.75rem",
    "--border-width": "0.15625rem",
    "--shadow-card": "0 0.3125rem 0 rgb(16 48 84 / 0.16)",
    "--shadow-raised": "0 0.5rem 0 rgb(10 30 60 / 0.28)",
  },
  light: {
    page: "#d3effc",
    wash: 0,
    header: "#f6fcff",
    card: "#ffffff",
    raised: "#ffffff",
    text: "#11283f",
    muted: "#33495f",
    art: "#7fd08c",
    outline: "#16324a",
    fill: "#4cc4ef",
    badge: "#c62a3f",
  },
  dark: {
    page: "#0f2140",
    wash: 0,
    header: "#13284b",
    card: "#1a3157",
    raised: "#213b66",
    text: "#f0f7ff",
    muted: "#b4c8e2",
    art: "#2c5970",
    outline: "#050d1d",
    fill: "#4cc4ef",
    badge: "#d23449",
  },
};

/** What people read where the look is offered. */
export const names: LookNames = { "zh-CN": "卡通", en: "Cartoon" };
