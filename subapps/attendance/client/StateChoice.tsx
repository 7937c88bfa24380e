import { Box } from "@mui/material";
import { type KeyboardEvent, useState } from "react";
import { usePersonName } from "@portal/kit";
import { isSaid, SAID, type Said } from "./marks";
import type { RollPupil } from "./attendance";
import { groundOf, signOf } from "./StatusTag";
import { useAttendanceWords } from "./words";

interface Props {
  readonly pupil: Pick<RollPupil, "name" | "status">;
  readonly onChoose: (said: Said) => void;
}

const RADIO = '[role="radio"]';

/** The radio that a key leads to: along the pupil's own, or the same one of the pupil before or after. */
function nextTo(key: string, radio: HTMLElement): HTMLElement | null {
  const own = [...(radio.parentElement?.querySelectorAll<HTMLElement>(RADIO) ?? [])];
  const place = own.indexOf(radio);
  const row = radio.closest("li");
  const inRow = (other: Element | null | undefined) =>
    other?.querySelectorAll<HTMLElement>(RADIO)[place] ?? null;
  switch (key) {
    case "ArrowRight":
      return own[(place + 1) % own.length] ?? null;
    case "ArrowLeft":
      return own.at(place - 1) ?? null;
    case "ArrowDown":
      return inRow(row?.nextElementSibling);
    case "ArrowUp":
      return inRow(row?.previousElementSibling);
    case "Home":
      return own[0] ?? null;
    case "End":
      return own.at(-1) ?? null;
    default:
      return null;
  }
}

/**
 * The four states of a pupil, one press each. The arrows go along them and from pupil to pupil without a change, since each change is
 * saved at once; Space chooses [A11Y-02].
 */
export function StateChoice({ pupil: { name, status }, onChoose }: Props) {
  const words = useAttendanceWords();
  const named = usePersonName();
  const [focused, setFocused] = useState<Said | null>(null);
  const stop = focused ?? (isSaid(status) ? status : SAID[0]);
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = nextTo(event.key, event.currentTarget);
    if (!next && !event.key.startsWith("Arrow")) return;
    event.preventDefault();
    next?.focus();
  };
  return (
    <Box
      role="radiogroup"
      aria-label={named(name)}
      data-no-print=""
      onBlur={() => setFocused(null)}
      sx={{
        display: "grid",
        // Four in a line, and two where letters are twice as large.
        gridTemplateColumns: "repeat(auto-fit, minmax(min(4rem, 100%), 1fr))",
        gap: 0.5,
      }}
    >
      {SAID.map((said) => {
        const Sign = signOf(said);
        const chosen = status === said;
        return (
          <Box
            component="button"
            type="button"
            role="radio"
            key={said}
            aria-checked={chosen}
            aria-label={words("stateOf", { name: named(name), status: words(`status.${said}`) })}
            tabIndex={stop === said ? 0 : -1}
            onFocus={() => setFocused(said)}
            onKeyDown={onKey}
            onClick={() => onChoose(said)}
            sx={{
              display: "grid",
              justifyItems: "center",
              alignContent: "center",
              gap: "0.125rem",
              minBlockSize: "2.75rem",
              paddingInline: 0,
              paddingBlock: 0.25,
              border: "1px solid",
              borderColor: "line.control",
              borderRadius: "var(--radius-control)",
              bgcolor: chosen ? groundOf(said) : "surface.card",
              color: chosen ? "text.primary" : "text.secondary",
              font: "inherit",
              fontSize: "0.8125rem",
              lineHeight: 1.2,
              fontWeight: chosen ? 700 : 400,
              cursor: "pointer",
              // The chosen one is told by more than its colour, and as wide as before.
              boxShadow: chosen ? "inset 0 0 0 1px currentColor" : "none",
              ...(chosen && { borderColor: "currentColor" }),
              "&:hover": { borderColor: "text.primary" },
              "@media (forced-colors: active)": chosen
                ? { bgcolor: "Highlight", color: "HighlightText", forcedColorAdjust: "none" }
                : {},
            }}
          >
            <Sign aria-hidden size="1rem" />
            {words(`status.${said}`)}
          </Box>
        );
      })}
    </Box>
  );
}
