import type { Components, Theme } from "@mui/material/styles";
import { useSyncExternalStore } from "react";

type Styles = Components<Theme>;

let styles: Styles = {};
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const now = () => styles;

/** Brings the looks of MUI components that no page begins with; they travel with the code of the parts that use them. */
export function addLateStyles(more: Styles): void {
  styles = { ...styles, ...more };
  for (const listener of listeners) listener();
}

/** The looks that parts have brought so far. */
export const useLateStyles = (): Styles => useSyncExternalStore(subscribe, now, now);
