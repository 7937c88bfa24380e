import { LOOK_NAMES } from "../../theme/lookNames";

/** What of a story is kept as a picture. */
export interface Shot {
  /** The picture's name. */
  readonly name: string;
  /** The story's id. */
  readonly story: string;
  readonly theme?: string;
  readonly scheme?: "light" | "dark";
  readonly layout?: "top" | "left";
  readonly width?: number;
  readonly height?: number;
  /** Pixels of the picture for one of the page: whole pages are kept at half their size, for they weigh much. */
  readonly scale?: 0.5 | 1;
}

const SCHEMES = ["light", "dark"] as const;
const PAGE = { scale: 0.5 } as const;
const PHONE = { width: 360, height: 640, scale: 0.5 } as const;

const inEveryLook = (name: string, shot: Omit<Shot, "name">): readonly Shot[] =>
  LOOK_NAMES.flatMap((theme) =>
    SCHEMES.map((scheme) => ({ ...shot, name: `${name}-${theme}-${scheme}`, theme, scheme })),
  );

/** Everything that is kept as a picture. Few and telling: each costs half a second of every run and some kilobytes. */
export const SHOTS: readonly Shot[] = [
  ...inEveryLook("desktop", { ...PAGE, story: "shell-portal--teachers-desktop", width: 1000, height: 600 }),
  ...inEveryLook("login", { ...PAGE, story: "login-loginlayout--school", width: 1040, height: 560 }),
  {
    name: "desktop-left",
    ...PAGE,
    story: "shell-portal--teachers-desktop",
    layout: "left",
    width: 1040,
    height: 600,
  },
  { name: "desktop-coming", ...PAGE, story: "shell-portal--coming", theme: "ink", width: 960, height: 480 },
  { name: "desktop-empty", ...PAGE, story: "shell-portal--empty", theme: "lotus", width: 960, height: 480 },
  { name: "desktop-phone", story: "shell-portal--teachers-desktop", ...PHONE },
  {
    name: "desktop-phone-cartoon-dark",
    story: "shell-portal--teachers-desktop",
    theme: "cartoon",
    scheme: "dark",
    ...PHONE,
  },
  { name: "login-phone", story: "login-loginlayout--school", ...PHONE },
  { name: "tiles", story: "features-desktop--without-pictures", width: 640, height: 420 },
  { name: "tiles-dots", story: "features-desktop--dots", theme: "cartoon", width: 640, height: 420 },
  { name: "applications", story: "features-header--all-applications", width: 960, height: 480 },
  { name: "appearance", story: "features-appearance--opened", scheme: "dark", width: 960, height: 900 },
  { name: "dialog", story: "kit-dialogs-positions--middle", width: 900, height: 560 },
  {
    name: "dialog-ink-dark",
    story: "kit-dialogs-positions--middle",
    theme: "ink",
    scheme: "dark",
    width: 900,
    height: 560,
  },
  { name: "dialog-phone", story: "kit-dialogs-positions--middle", theme: "lotus", ...PHONE },
  { name: "form-wrong", story: "kit-form-fields--wrong", width: 700, height: 760 },
  { name: "form-drawer-dark", story: "kit-form-form--drawer", scheme: "dark", width: 800, height: 560 },
  { name: "list", story: "kit-list-pagedlist--one-page", width: 860, height: 560 },
  {
    name: "list-lotus-dark",
    story: "kit-list-pagedlist--chosen",
    theme: "lotus",
    scheme: "dark",
    width: 860,
    height: 560,
  },
  { name: "list-phone", story: "kit-list-pagedlist--phone", ...PHONE },
  { name: "toasts", story: "kit-toasts--severities", width: 640, height: 420 },
  { name: "toasts-dark", story: "kit-toasts--severities", scheme: "dark", width: 640, height: 420 },
  { name: "empty", story: "kit-nodata--with-action", width: 480, height: 360 },
  { name: "empty-desktop-ink", story: "kit-nodata--desktop", theme: "ink", width: 480, height: 360 },
  { name: "empty-dashboard-dark", story: "kit-nodata--dashboard", scheme: "dark", width: 480, height: 360 },
  { name: "card", story: "kit-dashboardcard--with-figure", width: 420, height: 280 },
  { name: "file-icons", story: "kit-filetypeicon--every-kind", width: 480, height: 360 },
  { name: "problem", story: "shell-pages--not-found", theme: "cartoon", width: 720, height: 480 },
];
