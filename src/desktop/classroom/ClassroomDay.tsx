import { styled } from "@mui/material/styles";
import { useId, type ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { linkInto } from "../../base/core/apps/linkInto";
import { dayNow, isRunning } from "../core/dayNow";
import { windowProps } from "../../apps";
import { Skeleton } from "../../base/kit/Skeleton";
import { CardBox } from "../../base/kit/card/CardFrame";
import { ErrorCard } from "../../base/kit/ErrorCard";
import { Phrase } from "../../base/kit/Phrase";
import { VisuallyHidden } from "../../base/kit/VisuallyHidden";
import { useShell, type OfferedDay } from "../../base/kit/ShellContext";
import { DayItemWords } from "../today/DayItemWords";
import { DayTitle, Next, StrongCard } from "../today/dayParts";
import { useDayPlan } from "../today/useDayPlan";

const Both = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1.2fr) minmax(0, 1fr)",
  gap: "1em",
  "@media (max-width: 64em)": { gridTemplateColumns: "minmax(0, 1fr)" },
});

/** The strong card in the sizes of the screen. */
const Now = styled(StrongCard)({
  padding: "1.25em 1.5em",
  justifyContent: "center",
  "&& h2": { fontSize: "1.5em" },
  "&& .what": { fontSize: "3.25em" },
  // Stronger than the card's own sizes, whichever sheet comes first.
  "&& ul": { gap: "0.375em 1.125em", margin: "0.5em 0 0", fontSize: "1.4em" },
  "&& li, && ul a": { gap: "0.375em", minBlockSize: "1.5em" },
  "&& svg": { inlineSize: "1em", blockSize: "1em" },
});

const List = styled("ol")(({ theme }) => ({
  listStyle: "none",
  display: "grid",
  alignContent: "space-evenly",
  blockSize: "100%",
  margin: 0,
  padding: 0,
  fontSize: "1.3em",
  lineHeight: 1.35,
  // A short day has larger words.
  "&:not(:has(> :nth-child(6)))": { fontSize: "1.6em" },
  "& a": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    gap: "0 0.75em",
    padding: "0.25em 0.5em",
    borderRadius: "0.25em",
    color: "inherit",
    textDecoration: "none",
  },
  "& a:hover": { textDecoration: "underline" },
  "& .past": { color: theme.vars.palette.text.secondary },
  "& [aria-current] a": {
    backgroundColor: theme.vars.palette.brand.tint2,
    color: theme.vars.palette.text.primary,
    fontWeight: 700,
  },
  "& time": { fontVariantNumeric: "tabular-nums" },
  "& [data-mark='cancelled'] .name": { textDecoration: "line-through" },
  "& .mark": {
    paddingInline: "0.3em",
    border: "1px solid currentColor",
    borderRadius: "0.25em",
    fontSize: "0.8em",
    fontWeight: 600,
  },
  "@media (forced-colors: active)": { "& [aria-current] a": { outline: "2px solid Highlight" } },
}));

interface Props extends OfferedDay {
  readonly now: number;
  /** The school's time zone. */
  readonly zone: string;
}

/** The day for a whole class: what runs or comes next, and all of it in a column [DESK-14]. */
export function ClassroomDay({ day, whole, now, zone }: Props): ReactElement {
  const { links, onOpen } = useShell();
  const id = useId();
  const plan = useDayPlan(day, now, zone);
  if (plan.status === "error")
    return (
      <CardBox className="look-card">
        <ErrorCard what={day.words.error} onRetry={plan.retry} />
      </CardBox>
    );
  if (plan.status === "loading")
    return (
      <Both aria-busy="true">
        <Skeleton sx={{ blockSize: "100%", minBlockSize: "12em" }} />
        <Skeleton sx={{ blockSize: "100%", minBlockSize: "12em" }} />
      </Both>
    );
  const { items } = plan.data;
  const state = dayNow(items, now);
  const open = () => onOpen(whole.app);
  return (
    <Both>
      <Now className="look-day" title={<DayTitle words={day.words} state={state} child={null} />}>
        {"item" in state && (
          <Next item={state.item} whole={whole} links={links} zone={zone} onOpen={onOpen} />
        )}
      </Now>
      {items.length > 0 && (
        <CardBox className="look-card" aria-labelledby={id}>
          <VisuallyHidden as="h2" id={id}>
            <FormattedMessage id="classroom.day" />
          </VisuallyHidden>
          <List role="list">
            {items.map((item) => (
              <li
                key={item.id}
                data-mark={item.mark}
                className={item.to <= now ? "past" : undefined}
                aria-current={isRunning(item, now) ? "time" : undefined}
              >
                <a href={linkInto(whole, item.at)} {...windowProps(whole)} onClick={open}>
                  <DayItemWords item={item} zone={zone} note={<Phrase text={item.note} />} />
                </a>
              </li>
            ))}
          </List>
        </CardBox>
      )}
    </Both>
  );
}
