import { SANS } from "../fonts";
import type { LookNames, LookRow } from "../row";

/** The plain look: any colour, white cards. */
export const row: LookRow = {
  color: "#457cd6",
  shape: {
    "--font-body": SANS,
    "--font-heading": SANS,
    "--radius-control": "0.625rem",
    "--radius-card": "1.25rem",
    "--radius-tile": "1.25rem",
    "--radius-dialog": "1.25rem",
    "--border-width": "1px",
    "--shadow-card": "0 0.0625rem 0.125rem rgb(16 32 64 / 0.05), 0 0.5rem 1.75rem rgb(16 32 64 / 0.07)",
    "--shadow-raised": "0 0.125rem 0.375rem rgb(16 32 64 / 0.1), 0 1rem 3rem rgb(16 32 64 / 0.2)",
  },
  light: {
    page: "#f7f9fd",
    wash: 0.045,
    header: "#fbfcff",
    card: "#ffffff",
    raised: "#ffffff",
    text: "#16202f",
    muted: "#4d5a70",
    art: "#e6ecf6",
    badge: "#c62a3f",
  },
  dark: {
    page: "#0e131b",
    wash: 0.05,
    header: "#131922",
    card: "#1a212c",
    raised: "#222b38",
    text: "#eef2f8",
    muted: "#aab5c5",
    art: "#1c2634",
    badge: "#cf3348",
  },
};

/** What people read where the look is offered. */
export const names: LookNames = { "zh-CN": "纯色", en: "Simple" };
