import { ICON_STYLES, type AppItem, type IconStyle } from "../../src/base/core/apps/apps";
import { CATEGORIES } from "../../src/base/core/apps/categories";
import type { AppLink, AppLinkGroup } from "../../src/base/core/apps/links";
import { badgeOf, type BadgeForm } from "../../src/base/core/apps/unread";

const CORNERS: Readonly<Record<IconStyle, number>> = { color: 20, ink: 36, lotus: 30, cartoon: 22 };
const FILLS: Readonly<Record<IconStyle, readonly string[]>> = {
  color: ["steelblue", "seagreen", "chocolate", "mediumvioletred", "slateblue"],
  ink: ["dimgray"],
  lotus: ["seagreen", "palevioletred", "olivedrab"],
  cartoon: ["deepskyblue", "orange", "tomato", "mediumseagreen", "mediumpurple"],
};

/** A plain picture in the manner of a style, in place of the platform's icons. */
function pictureOf(style: IconStyle, index: number): string {
  const fill = FILLS[style][index % FILLS[style].length];
  const shape = `<rect x="2" y="2" width="68" height="68" rx="${CORNERS[style]}" fill="${fill}"/>`;
  const mark =
    '<path d="M24 30h24M24 38h24M24 46h14" stroke="white" stroke-width="4" stroke-linecap="round"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 72">${shape}${mark}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const picturesOf = (index: number): AppItem["images"] =>
  Object.fromEntries(ICON_STYLES.map((style) => [style, pictureOf(style, index)]));

const GLYPHS = [
  "megaphone",
  "calendar-days",
  "notebook-pen",
  "scan-face",
  "cloud",
  "contact",
  "clipboard-list",
  "file-text",
  "stamp",
  "book-open",
] as const;

/** A line drawing of the storybook's own sheet, as the platform has for its applications. */
const glyphOf = (index: number): AppItem["glyph"] => ({
  href: `/story/glyphs.svg#${GLYPHS[index % GLYPHS.length] ?? "cloud"}`,
  tint: index,
});

/** Pictures of an application without a line drawing, as on a platform that has none. */
export const PICTURES = picturesOf(0);

/** What a story says about one of its applications. */
export interface LinkParts {
  readonly name: string;
  readonly code?: string;
  readonly unread?: number;
  readonly badgeForm?: BadgeForm;
  /** Pictures in place of a line drawing. */
  readonly images?: AppItem["images"];
  readonly newWindow?: boolean;
}

/** A link to an application, as the desktop and the header draw it. */
export function linkOf(parts: LinkParts, index = 0): AppLink {
  const { name, code = `app-${name}`, unread, badgeForm, images, newWindow = false } = parts;
  const names = { short: name, full: "", plain: "", englishShort: "", english: "" };
  const menu = { route: "", serverId: "", deployPath: "", userTypes: [] };
  return {
    app: {
      id: code,
      code,
      names,
      images: images ?? {},
      glyph: images ? null : glyphOf(index),
      menu,
      coming: false,
    },
    name,
    badge: badgeOf(unread, badgeForm),
    href: newWindow ? "https://partner.example/" : `#/viewport?app=${code}&fileId=${code}`,
    newWindow,
  };
}

/** Links to several applications. */
export const linksOf = (...parts: readonly (LinkParts | string)[]): readonly AppLink[] =>
  parts.map((part, index) => linkOf(typeof part === "string" ? { name: part } : part, index));

export const FREQUENT = linksOf(
  { name: "通知公告", code: "notices", unread: 3 },
  "课表",
  { name: "作业", unread: 12 },
  { name: "考勤", unread: 120 },
  "云盘",
  "通讯录",
  "校历",
);

/** The desktop of a teacher. */
export const TEACHER_GROUPS: readonly AppLinkGroup[] = [
  { code: "often", name: "常用应用", links: FREQUENT },
  {
    code: "administration",
    name: "行政办公",
    links: linksOf("公文", "审批", "会议", "请假", "值班", "周安排"),
  },
  {
    code: "affairs",
    name: "教务管理",
    links: linksOf("排课", "考务", "成绩", "选课", "招生", "班级", "调代课"),
  },
  { code: "student", name: "学生事务", links: linksOf("学籍", "成长档案", "德育", "晨检", "社团") },
];

/** A desktop as full as one gets: sixty applications in all nine categories. */
export const SIXTY: readonly AppLinkGroup[] = CATEGORIES.map((code, category) => ({
  code,
  name: `分类${category + 1}`,
  links: linksOf(
    ...Array.from({ length: category < 6 ? 7 : 6 }, (_, index) => ({
      name: `应用${category + 1}-${index + 1}`,
      code: `${code}-${index}`,
      ...(index % 3 === 0 && { unread: (category + 1) * (index + 1) * 9 }),
    })),
  ),
}));

/** Names that fill their tiles to the brim. */
export const LONG_NAMES = linksOf(
  "Comprehensive Student Quality Evaluation Platform",
  "家校共育与学生成长综合素质评价管理平台",
  { name: "Donaudampfschifffahrtsgesellschaftskapitän", unread: 7 },
  "A",
);
