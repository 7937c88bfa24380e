import { styled } from "@mui/material/styles";
import { useEffect, useRef } from "react";
import type { ListRow } from "./core/listAnswer";
import { useText } from "../base/i18n/useText";
import { Phrase } from "../base/kit/Phrase";
import { Checkbox } from "../base/kit/mui/Checkbox";
import { cellText, wordsOf, type ListColumn } from "./columns";
import { RowOpener } from "./RowOpener";

const Card = styled("li")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "0.625rem",
  padding: "0.875rem 1rem",
  border: `1px solid ${theme.vars.palette.line.soft}`,
  borderRadius: "min(var(--radius-card), 1rem)",
  backgroundColor: theme.vars.palette.surface.card,
  color: theme.vars.palette.text.primary,
  overflowWrap: "anywhere",
  // Four hundred cards cost no more than the visible ones.
  contentVisibility: "auto",
  containIntrinsicSize: "auto 9rem",
  "&:has(input:checked)": { backgroundColor: theme.vars.palette.surface.selected },
  "&[aria-current]": {
    borderColor: theme.vars.palette.brand.accent,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.brand.accent}`,
  },
  "@media (forced-colors: active)": { "&[aria-current]": { outline: "2px solid Highlight" } },
  "& dl": {
    display: "grid",
    gridTemplateColumns: "minmax(4.5rem, max-content) minmax(0, 1fr)",
    gap: "0.25rem 0.75rem",
    margin: 0,
    fontSize: "0.9375rem",
  },
  "& dt": { color: theme.vars.palette.text.secondary, maxInlineSize: "8rem" },
  // A date is not torn between its number and its day.
  "& dd": { margin: 0, wordBreak: "keep-all" },
}));

const Head = styled("div")({ display: "flex", alignItems: "flex-start", gap: "0.625rem" });

const Name = styled("span")({
  flex: 1,
  minInlineSize: 0,
  fontFamily: "var(--font-heading)",
  fontSize: "1.0625rem",
  fontWeight: 700,
});

interface Props {
  readonly row: ListRow;
  readonly columns: readonly ListColumn[];
  /** Undefined where rows cannot be chosen. */
  readonly chosen: boolean | undefined;
  readonly onChoose: (chosen: boolean) => void;
  readonly onOpen: ((row: ListRow) => void) | undefined;
  /** Whether it is the one that the page is about. */
  readonly current: boolean;
  /** Whether it is to come in sight and to take the focus. */
  readonly sought: boolean;
  readonly onSought: () => void;
}

/** One row as a card: its first column is the name, the others are lines with their titles. */
export function ListCard({ row, columns, chosen, onChoose, onOpen, current, sought, onSought }: Props) {
  const text = useText();
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!sought) return;
    card.current?.focus();
    onSought();
  }, [sought, onSought]);
  const [naming, ...others] = columns;
  const drawn = (column: ListColumn) =>
    column.draw ? column.draw(row, { tabIndex: 0 }) : <Phrase text={cellText(column, row)} />;
  const name = naming ? wordsOf(naming, row, text) : "";
  return (
    <Card ref={card} {...(current && { "aria-current": "true", tabIndex: -1 })}>
      <Head>
        {chosen !== undefined && (
          <Checkbox
            sx={{ marginBlock: "-0.375rem", marginInline: "-0.5rem" }}
            checked={chosen}
            slotProps={{ input: { "aria-label": text({ id: "kit.list.select", values: { name } }) } }}
            onChange={({ target }) => onChoose(target.checked)}
          />
        )}
        <Name>
          {onOpen ? (
            <RowOpener type="button" onClick={() => onOpen(row)}>
              {naming && <Phrase text={cellText(naming, row)} />}
            </RowOpener>
          ) : (
            naming && drawn(naming)
          )}
        </Name>
      </Head>
      {others.length > 0 && (
        <dl>
          {others.map((column) => (
            <Line key={column.field} title={<Phrase text={column.title} />}>
              {drawn(column)}
            </Line>
          ))}
        </dl>
      )}
    </Card>
  );
}

const Line = ({
  title,
  children,
}: {
  readonly title: React.ReactNode;
  readonly children: React.ReactNode;
}) => (
  <>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </>
);
