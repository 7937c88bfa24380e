import { styled, type Theme } from "@mui/material/styles";

/** Time that a mouse may cross the strip of icons before the names appear, and the duration of their transition. */
const NEAR = "120ms";
const MOTION = "180ms ease-out";

/** Rows are as wide as the strip of icons until the names show. */
const row = ({ theme }: { theme: Theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: "0.75rem",
  inlineSize: "calc(var(--side-rail) - 1rem)",
  minBlockSize: "2.75rem",
  paddingBlock: "0.1875rem",
  paddingInline: "0.75rem",
  border: 0,
  borderRadius: "0.75rem",
  overflow: "hidden",
  backgroundColor: "transparent",
  color: theme.vars.palette.text.secondary,
  font: "inherit",
  fontSize: "0.9375rem",
  lineHeight: 1.25,
  textAlign: "start" as const,
  textDecoration: "none",
  cursor: "pointer",
  "[data-open='true'] &": { inlineSize: "100%" },
  "@media (hover: hover)": { "&:hover": { backgroundColor: theme.vars.palette.surface.hover } },
});

/** The strip's place below the header: it stays while the page scrolls. */
export const Nav = styled("nav")({
  position: "sticky",
  insetBlockStart: "var(--header-height)",
  blockSize: "calc(100dvh - var(--header-height))",
  // The header scrolls away in a very low window.
  "@media (max-height: 22.5em)": { insetBlockStart: 0, blockSize: "100dvh" },
});

/** The menu at its full width, cut down to the strip of icons while neither pointer nor focus is near. */
export const Panel = styled("div")(({ theme }) => ({
  position: "absolute",
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: "var(--side-open)",
  display: "flex",
  flexDirection: "column",
  backgroundColor: theme.vars.palette.surface.header,
  color: theme.vars.palette.text.primary,
  borderInlineEnd: `1px solid ${theme.vars.palette.divider}`,
  clipPath: "inset(0 calc(100% - var(--side-rail)) 0 0)",
  transition: `clip-path ${MOTION}`,
  "&[data-open='true']": { clipPath: "inset(0 -3rem 0 0)", transitionDelay: NEAR },
  "&[data-open='true']:not([data-locked='true'])": { boxShadow: "var(--shadow-raised)" },
  "&[data-locked='true']": { clipPath: "none", transition: "none" },
  "& .name": { opacity: 0, transition: `opacity ${MOTION}` },
  "&[data-open='true'] .name": { opacity: 1, transitionDelay: NEAR },
}));

/** The buttons on top: they stay where they are while the applications scroll. */
export const Head = styled("div")({
  flex: "none",
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  padding: "0.625rem 0.5rem 0.25rem",
  "& *": { scrollMarginBlock: "-2rem 2rem" },
  "& > :first-of-type": { marginInlineStart: "0.25rem" },
});

/** A round button of the menu. */
export const HeadButton = styled("button")(({ theme }) => ({
  display: "grid",
  placeItems: "center",
  inlineSize: "2.75rem",
  blockSize: "2.75rem",
  padding: 0,
  border: 0,
  borderRadius: "0.75rem",
  backgroundColor: "transparent",
  color: theme.vars.palette.text.secondary,
  cursor: "pointer",
  "& svg": { inlineSize: "1.25rem", blockSize: "1.25rem" },
  "&:hover": { backgroundColor: theme.vars.palette.surface.hover },
  "&[aria-pressed='true']": {
    backgroundColor: theme.vars.palette.surface.selected,
    color: theme.vars.palette.brand.accent,
  },
  "@media (forced-colors: active)": { "&[aria-pressed='true']": { border: "2px solid Highlight" } },
}));

/** The applications, which scroll by themselves; focusing one does not scroll the page, as they are in view. */
export const Scroll = styled("div")({
  "& *": { scrollMarginBlockStart: "-1.5rem" },
  flex: 1,
  minBlockSize: 0,
  overflow: "hidden auto",
  overscrollBehavior: "contain",
  scrollbarWidth: "thin",
  scrollPaddingBlock: "0.5rem",
  paddingInline: "0.5rem",
  paddingBlockEnd: "1rem",
});

/** The links of one category. */
export const List = styled("ul")({
  listStyle: "none",
  margin: 0,
  padding: 0,
  display: "grid",
  gap: "0.125rem",
});

/** A link: icon and name, which may take two lines. */
export const Entry = styled("a")((props) => ({
  ...row(props),
  position: "relative",
  "& > .icon": {
    position: "relative",
    flex: "none",
    display: "inline-grid",
    placeItems: "center",
    inlineSize: "1.75rem",
    blockSize: "1.75rem",
    fontSize: "1.75rem",
  },
  // The name begins beside the icon: wide counts grow over the icon.
  "& > .icon > [data-size='small']:not([data-dot])": {
    insetInlineStart: "auto",
    insetInlineEnd: "-0.4375rem",
  },
  "& > .icon > svg": { inlineSize: "1.25rem", blockSize: "1.25rem" },
  "& > .name": {
    flex: "none",
    inlineSize: "calc(var(--side-open) - 5.5rem)",
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: 2,
    overflow: "hidden",
    overflowWrap: "anywhere",
    hyphens: "auto",
  },
  // The count is on the icon in the strip, and at the row's end beside the name.
  "[data-open='true'] &:has(.look-badge)": {
    "& > .icon": { position: "static" },
    "& .look-badge.look-badge": {
      insetBlockStart: "50%",
      insetInline: "auto 0.75rem",
      transform: "translateY(-50%)",
    },
    "& > .name": { inlineSize: "calc(var(--side-open) - 8rem)" },
  },
  "&[aria-current='page']": {
    backgroundColor: props.theme.vars.palette.surface.selected,
    color: props.theme.vars.palette.brand.current,
    fontWeight: 600,
    "&::before": {
      content: '""',
      position: "absolute",
      insetInlineStart: 0,
      insetBlock: "0.6875rem",
      inlineSize: "0.1875rem",
      borderRadius: "0.1875rem",
      backgroundColor: props.theme.vars.palette.brand.mark,
    },
  },
  // Drawn inwards, because the strip's edge would cut it.
  "&:focus-visible": { outlineOffset: "-0.1875rem" },
  "@media (forced-colors: active)": {
    "&[aria-current='page']:not(:focus-visible)": {
      outline: "0.125rem solid Highlight",
      outlineOffset: "-0.125rem",
    },
  },
}));

/**
 * The place of a category's name, which folds it; a stroke in the strip of icons. No heading: the desktop has the same
 * words as headings, and the menu is walked by its own keys.
 */
export const GroupHeading = styled("div")({ margin: 0, marginBlockStart: "0.25rem", font: "inherit" });

/** The button in a category's heading. */
export const Fold = styled("button")((props) => ({
  ...row(props),
  position: "relative",
  minBlockSize: "2.25rem",
  justifyContent: "space-between",
  fontSize: "0.8125rem",
  fontWeight: 700,
  "& > .name": {
    flex: "none",
    inlineSize: "calc(var(--side-open) - 5rem)",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    paddingBlock: "0.15em",
    marginBlock: "-0.15em",
  },
  "& > svg": {
    flex: "none",
    inlineSize: "1rem",
    blockSize: "1rem",
    opacity: 0,
    transition: `transform ${MOTION}, opacity ${MOTION}`,
  },
  "[data-open='true'] & > svg": { opacity: 1 },
  "&[aria-expanded='false'] > svg": { transform: "rotate(-90deg)" },
  "&[data-current='true']": { color: props.theme.vars.palette.brand.current },
  "&:focus-visible": { outlineOffset: "-0.1875rem" },
  "&::before": {
    content: '""',
    position: "absolute",
    insetInline: "0.75rem",
    insetBlockStart: "50%",
    borderBlockStart: `1px solid ${props.theme.vars.palette.divider}`,
    transition: `opacity ${MOTION}`,
  },
  "[data-open='true'] &::before, &[aria-expanded='false']::before": { opacity: 0 },
  // A closed category in the strip: a line above nothing would have no meaning.
  "& > .initial": {
    position: "absolute",
    insetInlineStart: "0.75rem",
    display: "grid",
    placeItems: "center",
    inlineSize: "1.75rem",
    blockSize: "1.75rem",
    border: `1px solid ${props.theme.vars.palette.line.control}`,
    borderRadius: "0.5rem",
    opacity: 0,
    transition: `opacity ${MOTION}`,
  },
  "[data-open='false'] &[aria-expanded='false'] > .initial": { opacity: 1 },
  "&[data-current='true'] > .initial": {
    borderColor: "currentColor",
    backgroundColor: props.theme.vars.palette.surface.selected,
  },
}));
