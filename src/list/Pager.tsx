import { styled } from "@mui/material/styles";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import ChevronsLeft from "lucide-react/icons/chevrons-left";
import ChevronsRight from "lucide-react/icons/chevrons-right";
import { useId, type ReactNode } from "react";
import { pagerItems, STRIDE, type PagerItem } from "./core/pagerItems";
import { pageCount } from "./flow/step";
import type { Text } from "../base/core/wire/text";
import { useText } from "../base/i18n/useText";
import { keepsClear } from "../base/kit/keepsClear";
import { VisuallyHidden } from "../base/kit/VisuallyHidden";
import { ChoiceList } from "../base/kit/select/ChoiceList";
import { FieldFrame } from "./Field";
import { PagerJump } from "./PagerJump";

const Bar = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0.5rem 1rem",
  color: theme.vars.palette.text.secondary,
  fontSize: "0.9375rem",
  "& ul": { display: "flex", flexWrap: "wrap", gap: "0.25rem", margin: 0, padding: 0, listStyle: "none" },
  // A button of a glyph alone stands on another base line than one of digits.
  "& li": { display: "flex" },
}));

const Place = styled("button")(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minInlineSize: "2.5rem",
  minBlockSize: "2.5rem",
  padding: "0.25rem 0.5rem",
  border: "1px solid transparent",
  borderRadius: "max(min(var(--radius-control), 0.75rem), 0.375rem)",
  backgroundColor: "transparent",
  color: theme.vars.palette.text.primary,
  font: "inherit",
  fontVariantNumeric: "tabular-nums",
  cursor: "pointer",
  transition: "background-color 160ms ease-out",
  "&:hover": { backgroundColor: theme.vars.palette.surface.hover },
  "&[aria-current]": {
    backgroundColor: theme.vars.palette.fill.main,
    color: theme.vars.palette.fill.contrast,
    fontWeight: 600,
  },
  "&[aria-disabled=true]": {
    backgroundColor: "transparent",
    color: theme.vars.palette.text.disabled,
    cursor: "default",
  },
  "@media (forced-colors: active)": {
    "&[aria-current]": {
      borderColor: "Highlight",
      forcedColorAdjust: "none",
      backgroundColor: "Highlight",
      color: "HighlightText",
    },
    "&[aria-disabled=true]": { color: "GrayText" },
  },
}));

interface Props {
  readonly page: number;
  readonly size: number;
  readonly sizes: readonly number[];
  readonly total: number;
  /** Leaves the numbers of the pages out, for narrow places. */
  readonly compact?: boolean;
  /** False where all rows are shown at once: then only their number is said. */
  readonly paged?: boolean;
  readonly onPage: (page: number) => void;
  readonly onSize: (size: number) => void;
}

/**
 * The foot of a list, in this order: total, sizes, back, pages, ahead; and a field to jump by [WID-03]. What cannot be
 * pressed now stays where it is and keeps the focus.
 */
export function Pager({ page, size, sizes, total, compact = false, paged = true, onPage, onSize }: Props) {
  const text = useText();
  const sizeId = useId();
  const count = pageCount(total, size);
  const turn = (id: string, to: number, glyph: ReactNode) => (
    <li>
      <Place
        type="button"
        aria-label={text({ id })}
        aria-disabled={to < 1 || to > count}
        onClick={() => to >= 1 && to <= count && onPage(to)}
      >
        {glyph}
      </Place>
    </li>
  );
  const totalWords = <span>{text({ id: "kit.list.total", values: { total } })}</span>;
  if (!paged) return <Bar>{totalWords}</Bar>;
  return (
    <Bar as="nav" aria-label={text({ id: "kit.list.pager" })} {...keepsClear}>
      {totalWords}
      <FieldFrame>
        <VisuallyHidden id={`${sizeId}label`}>{text({ id: "kit.list.size" })}</VisuallyHidden>
        <ChoiceList
          small
          id={sizeId}
          labelId={`${sizeId}label`}
          value={String(size)}
          options={sizes.map((each) => ({
            value: String(each),
            label: text({ id: "kit.list.sizeOption", values: { size: each } }),
          }))}
          onChange={(value) => onSize(Number(value))}
        />
      </FieldFrame>
      <ul>
        {turn("kit.list.previous", page - 1, <ChevronLeft aria-hidden size="1.25rem" />)}
        {compact ? (
          <li>
            <Standing>
              <VisuallyHidden>{text({ id: "kit.list.place", values: { page, count } })}</VisuallyHidden>
              <span aria-hidden>{text({ id: "kit.list.placeShort", values: { page, count } })}</span>
            </Standing>
          </li>
        ) : (
          pagerItems(page, count).map((item) => (
            <li key={item.kind === "page" ? item.page : item.kind}>
              <PageButton item={item} current={page} onPage={onPage} />
            </li>
          ))
        )}
        {turn("kit.list.next", page + 1, <ChevronRight aria-hidden size="1.25rem" />)}
      </ul>
      {count > 1 && <PagerJump page={page} onPage={onPage} />}
    </Bar>
  );
}

const Standing = styled("span")({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "2.5rem",
  paddingInline: "0.5rem",
  fontVariantNumeric: "tabular-nums",
});

const GAPS = { back: ChevronsLeft, ahead: ChevronsRight } as const;

interface PageButtonProps {
  readonly item: PagerItem;
  readonly current: number;
  readonly onPage: (page: number) => void;
}

function PageButton({ item: { kind, page }, current, onPage }: PageButtonProps) {
  const text = useText();
  const isPage = kind === "page";
  const name: Text = isPage
    ? { id: "kit.list.page", values: { page } }
    : { id: `kit.list.${kind}`, values: { count: STRIDE } };
  const Glyph = isPage ? null : GAPS[kind];
  return (
    <Place
      type="button"
      aria-label={text(name)}
      aria-current={isPage && page === current ? "page" : undefined}
      onClick={() => onPage(page)}
    >
      {Glyph ? <Glyph aria-hidden size="1.125rem" /> : page}
    </Place>
  );
}
