import { SANS, SERIF } from "../fonts";
import type { LookNames, LookRow } from "../row";

/** Lotus: a pond in green and pink. */
export const row: LookRow = {
  color: "#68a265",
  layoutForced: "top",
  shape: {
    "--font-body": SANS,
    "--font-heading": SERIF,
    "--radius-control": "0.875rem",
    "--radius-card": "1.75rem 1.75rem 1.75rem 0.375rem",
    "--radius-tile": "1.5rem 1.5rem 1.5rem 0.375rem",
    "--radius-dialog": "1.75rem 1.75rem 1.75rem 0.375rem",
    "--border-width": "1px",
    "--shadow-card": "0 0.0625rem 0.1875rem rgb(24 60 36 / 0.07), 0 0.5rem 1.75rem rgb(24 60 36 / 0.09)",
    "--shadow-raised": "0 0.125rem 0.375rem rgb(16 40 24 / 0.12), 0 1rem 3rem rgb(16 40 24 / 0.22)",
  },
  light: {
    page: "#eaf3e6",
    wash: 0,
    header: "#f5faf3",
    card: "#fafdf8",
    raised: "#fbfefa",
    text: "#172b1e",
    muted: "#3b5243",
    art: "#a7cba5",
    badge: "#c02a48",
  },
  dark: {
    page: "#0c1813",
    wash: 0,
    header: "#11201a",
    card: "#172821",
    raised: "#1e332a",
    text: "#e8f3ea",
    muted: "#a9c0b0",
    art: "#234336",
    badge: "#cc3556",
  },
};

/** What people read where the look is offered. */
export const names: LookNames = { "zh-CN": "荷韵", en: "Lotus" };
