import { deviceOf } from "../src/base/core/site/device";
import type { Shell } from "../src/base/kit/ShellContext";

/** What the shell knows of a person without applications, on a wide screen. */
export const EMPTY_SHELL: Shell = {
  apps: { status: "ready", data: { grouped: false, groups: [] } },
  links: [],
  coming: [],
  cards: [],
  day: null,
  tools: [],
  lines: [],
  onOpen: () => undefined,
  device: deviceOf({ userAgent: "Chrome", width: 1440, shell: null }),
  current: null,
  path: "/",
  layout: { name: "top", forced: false, unit: null },
  appsInHeader: true,
  openKeys: () => undefined,
  installed: [],
  health: {},
  onHealth: () => undefined,
};
