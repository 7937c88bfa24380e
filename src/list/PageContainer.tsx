import { styled } from "@mui/material/styles";
import RotateCw from "lucide-react/icons/rotate-cw";
import X from "lucide-react/icons/x";
import { useRef, type ReactNode } from "react";
import type { ListRow } from "./core/listAnswer";
import type { Text } from "../base/core/wire/text";
import { useText } from "../base/i18n/useText";
import { Phrase } from "../base/kit/Phrase";
import { PlainIconButton } from "../base/kit/PlainIconButton";
import { PagedList, type PagedListProps } from "./PagedList";

const Card = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "1rem",
  padding: "clamp(0.875rem, 2vw, 1.5rem)",
  borderRadius: "var(--radius-card)",
  backgroundColor: theme.vars.palette.surface.card,
  color: theme.vars.palette.text.primary,
  boxShadow: "var(--shadow-card)",
}));

const Line = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0.75rem 1rem",
});

const Title = styled("div")({
  display: "flex",
  alignItems: "center",
  gap: "0.375rem",
  minInlineSize: 0,
  "& > h2": { margin: 0, fontFamily: "var(--font-heading)", fontSize: "1.25rem", lineHeight: 1.4 },
});

const End = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: "0.5rem",
  marginInlineStart: "auto",
});

const Chosen = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0.5rem 0.75rem",
  "& > span:focus-visible": { outlineOffset: "0.125rem" },
});

interface Props extends Omit<PagedListProps, "label"> {
  readonly title: Text;
  /** Beside the title: what the page is for, such as adding. */
  readonly actions?: ReactNode;
  /** Fields that narrow the list; they go into `pageApi.fields`. */
  readonly filters?: ReactNode;
  /** Above the list, at its beginning. */
  readonly toolbar?: ReactNode;
  /** What can be done with the chosen rows; shown as soon as rows can be chosen, with none at first. */
  readonly bulk?: (rows: readonly ListRow[]) => ReactNode;
}

/** A page around a list [WID-03]: title and actions, filters, a toolbar, and the list with its pager. */
export function PageContainer({ title, actions, filters, toolbar, bulk, ...rest }: Props) {
  const text = useText();
  const { list, selection } = rest;
  return (
    <Card className="look-card">
      <Line>
        <Title>
          <h2>
            <Phrase text={title} />
          </h2>
          <PlainIconButton type="button" aria-label={text({ id: "kit.list.reload" })} onClick={list.reload}>
            <RotateCw aria-hidden size="1.125rem" />
          </PlainIconButton>
        </Title>
        {actions && <End>{actions}</End>}
      </Line>
      {filters && <Line>{filters}</Line>}
      {(toolbar ?? selection) && (
        <Line>
          {toolbar}
          {selection && (
            <ChosenRows count={selection.rows.length} onClear={selection.clear}>
              {bulk?.(selection.rows)}
            </ChosenRows>
          )}
        </Line>
      )}
      <PagedList label={title} {...rest} />
    </Card>
  );
}

interface ChosenRowsProps {
  readonly count: number;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

function ChosenRows({ count, onClear, children }: ChosenRowsProps) {
  const text = useText();
  const words = useRef<HTMLSpanElement>(null);
  const clear = () => {
    // The button goes with the last choice; the focus stays beside it.
    words.current?.focus();
    onClear();
  };
  return (
    <Chosen>
      <span ref={words} tabIndex={-1}>
        {text({ id: "kit.list.selected", values: { count } })}
      </span>
      {count > 0 && (
        <PlainIconButton type="button" aria-label={text({ id: "kit.list.clear" })} onClick={clear}>
          <X aria-hidden size="1.125rem" />
        </PlainIconButton>
      )}
      {children}
    </Chosen>
  );
}
