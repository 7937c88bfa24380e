import { styled } from "@mui/material/styles";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import ChevronsLeft from "lucide-react/icons/chevrons-left";
import ChevronsRight from "lucide-react/icons/chevrons-right";
import { useId, useState, type ReactElement } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { addMonths, momentOfDay, withinDays } from "../../core/date/calendar";
import { monthWords } from "../../core/date/dateWords";
import { useLanguage } from "../../i18n/useText";
import { Button } from "../mui/Button";
import { IconButton } from "../mui/IconButton";
import { Popover } from "../mui/Popover";
import { MonthGrid } from "./MonthGrid";

const Whole = styled("div")({ display: "grid", gap: "0.5rem", padding: "0.75rem" });

const Bar = styled("div")({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  "& > h2": { margin: 0, flex: 1, fontSize: "1rem", textAlign: "center" },
  // Arrows point back and ahead, a word of its own width between them.
  "& .MuiIconButton-root": { minInlineSize: "2rem", minBlockSize: "2rem", padding: "0.25rem" },
});

interface Props {
  readonly anchor: Element | null;
  readonly onClose: () => void;
  /** `YYYY-MM-DD`, or nothing. */
  readonly chosen: string;
  /** Called with a day, or with nothing where the field is emptied. */
  readonly onChoose: (day: string) => void;
  readonly today: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

const TURNS = [
  { id: "kit.date.yearBack", by: -12, Glyph: ChevronsLeft },
  { id: "kit.date.monthBack", by: -1, Glyph: ChevronLeft },
  { id: "kit.date.monthAhead", by: 1, Glyph: ChevronRight },
  { id: "kit.date.yearAhead", by: 12, Glyph: ChevronsRight },
] as const;

/** A calendar below its field; Escape and a press outside close it, and the field's button has the focus again. */
export function CalendarPopover({ anchor, onClose, ...props }: Props): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
      transformOrigin={{ vertical: "top", horizontal: "right" }}
      transitionDuration={150}
      slotProps={{
        paper: {
          role: "dialog",
          "aria-modal": true,
          "aria-label": formatMessage({ id: "kit.date.choose" }),
          sx: {
            inlineSize: "min(20rem, calc(100vw - 2rem))",
            borderRadius: "var(--menu-radius, min(var(--radius-control), 1rem))",
          },
        },
      }}
    >
      <Calendar {...props} />
    </Popover>
  );
}

function Calendar({ chosen, onChoose, today, min, max }: Omit<Props, "anchor" | "onClose">): ReactElement {
  const { formatMessage } = useIntl();
  const language = useLanguage();
  const titleId = useId();
  const [at, setAt] = useState(() => withinDays(chosen || today, min, max));
  const turns = TURNS.map(({ id, by, Glyph }) => (
    <IconButton
      key={id}
      size="small"
      aria-label={formatMessage({ id })}
      onClick={() => setAt(withinDays(addMonths(at, by), min, max))}
    >
      <Glyph aria-hidden size="1.25rem" />
    </IconButton>
  ));
  return (
    <Whole>
      <Bar>
        {turns.slice(0, 2)}
        <h2 id={titleId} className="look-heading" aria-live="polite">
          {monthWords(momentOfDay(at), language, "UTC")}
        </h2>
        {turns.slice(2)}
      </Bar>
      <MonthGrid
        at={at}
        onMove={setAt}
        chosen={chosen}
        onChoose={onChoose}
        today={today}
        min={min}
        max={max}
        labelId={titleId}
      />
      <Bar>
        <Button size="small" disabled={chosen === ""} onClick={() => onChoose("")}>
          <FormattedMessage id="kit.date.clear" />
        </Button>
        <Button size="small" disabled={withinDays(today, min, max) !== today} onClick={() => onChoose(today)}>
          <FormattedMessage id="kit.date.today" />
        </Button>
      </Bar>
    </Whole>
  );
}
