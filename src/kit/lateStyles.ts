import type { Components, Theme } from "@mui/material/styles";

type Styles = Components<Theme>;

let styles: Styles = {};
const listeners = new Set<() => void>();

/** Brings the looks of MUI components that no page begins with; they travel with the code of the parts that use them. */
export function addLateStyles(more: Styles): void {
  styles = { ...styles, ...more };
  for (const listener of listeners) listener();
}

/** The looks that parts have brought so far. */
export const lateStyles = (): Styles => styles;

/** Calls back whenever a part has brought more; the answer stops it. */
export function onLateStyles(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
