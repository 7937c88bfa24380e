import { styled } from "@mui/material/styles";
import type { ReactElement } from "react";
import type { AppItem } from "../../base/core/apps/apps";
import { linkInto } from "../../base/core/apps/linkInto";
import type { AppLink } from "../../base/core/apps/links";
import { isRunning } from "../core/dayNow";
import type { DayItem } from "../../base/core/wire/dayItems";
import { useColumns, windowProps } from "../../apps";
import { Phrase } from "../../base/kit/Phrase";
import { VisuallyHidden } from "../../base/kit/VisuallyHidden";
import { DayItemWords } from "./DayItemWords";

const Line = styled("ol")({
  listStyle: "none",
  display: "grid",
  "--tile-columns": "auto-fit",
  gridTemplateColumns: "repeat(var(--tile-columns), minmax(min(5.5rem, 100%), 1fr))",
  gap: "0.875rem 0.5rem",
  // At the foot of a card that is higher than its content.
  margin: "auto 0 0",
  padding: 0,
  fontSize: "0.875rem",
  lineHeight: 1.35,
  "& a": {
    display: "block",
    blockSize: "100%",
    paddingBlockStart: "0.5rem",
    borderBlockStart: "0.1875rem solid color-mix(in srgb, currentColor 45%, transparent)",
    textDecoration: "none",
  },
  "& a:hover": { textDecoration: "underline" },
  "& [aria-current] a": { borderBlockStartColor: "currentColor", fontWeight: 700 },
  "& .name": { display: "block", overflowWrap: "anywhere" },
  "& [data-mark='cancelled'] .name": { textDecoration: "line-through" },
  "& .mark": {
    display: "inline-block",
    marginBlockStart: "0.125rem",
    padding: "0.0625rem 0.375rem",
    border: "1px solid currentColor",
    borderRadius: "0.375rem",
    fontSize: "0.78125rem",
    fontWeight: 600,
  },
  "@media (forced-colors: active)": { "& a": { borderBlockStartColor: "CanvasText" } },
});

interface Props {
  readonly items: readonly DayItem[];
  readonly whole: AppLink;
  readonly now: number;
  readonly zone: string;
  readonly onOpen: (app: AppItem) => void;
}

/** All items of a day in the order of time, each a way to itself; the one that runs is marked. */
export function DayLine({ items, whole, now, zone, onOpen }: Props): ReactElement {
  const columns = useColumns(items.length);
  return (
    <Line ref={columns} role="list" className="look-line">
      {items.map((item) => (
        <li key={item.id} data-mark={item.mark} aria-current={isRunning(item, now) ? "time" : undefined}>
          <a href={linkInto(whole, item.at)} {...windowProps(whole)} onClick={() => onOpen(whole.app)}>
            <DayItemWords
              item={item}
              zone={zone}
              note={
                <VisuallyHidden>
                  <Phrase text={item.note} />
                </VisuallyHidden>
              }
            />
          </a>
        </li>
      ))}
    </Line>
  );
}
