import { styled } from "@mui/material/styles";
import Clock from "lucide-react/icons/clock";
import MapPin from "lucide-react/icons/map-pin";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { FormattedDate, FormattedMessage } from "react-intl";
import { TINY } from "../../../../theme/layouts";
import type { AppItem } from "../../../core/menu/apps";
import type { GuestDay } from "../../../core/menu/guests";
import { linkInto } from "../../../core/menu/linkInto";
import type { AppLink } from "../../../core/menu/links";
import { dayNow, type DayNow } from "../../../core/today/dayNow";
import type { DayItem, DayPlan } from "../../../core/wire/dayItems";
import { BarIcon } from "../../../kit/apps/AppIcon";
import { windowProps } from "../../../kit/apps/windowProps";
import { Bone } from "../../../kit/Bone";
import { CardFrame } from "../../../kit/card/CardFrame";
import { CardLink } from "../../../kit/card/CardLink";
import type { Loadable } from "../../../kit/card/Loadable";
import { ErrorCard } from "../../../kit/ErrorCard";
import { Phrase } from "../../../kit/Phrase";
import { ClockTime } from "./ClockTime";
import { DayLine } from "./DayLine";
import "./words";

/** The one strong card of the page: in the unit's colour by day, on its deep tint by night. */
const Strong = styled(CardFrame)(({ theme }) => ({
  // The looks' sheets fill cards by it.
  "--card-fill": theme.vars.palette.brand.shade,
  display: "flex",
  flexDirection: "column",
  backgroundColor: "var(--card-fill)",
  color: theme.vars.palette.brand.shadeContrast,
  "html[data-scheme='dark'] &": {
    "--card-fill": theme.vars.palette.brand.tint3,
    color: theme.vars.palette.text.primary,
  },
  "& a": { color: "inherit" },
  "& .what": { margin: 0, fontSize: "1.625rem", fontWeight: 700, lineHeight: 1.3, overflowWrap: "anywhere" },
  "& .when": { margin: "0 0 0.25rem" },
  "& .what a": { textDecoration: "none" },
  "& .what a:hover": { textDecoration: "underline" },
  "& :focus-visible": { outlineColor: "currentColor" },
  "@media (forced-colors: active)": { border: "1px solid CanvasText" },
}));

const Facts = styled("ul")({
  listStyle: "none",
  display: "flex",
  flexWrap: "wrap",
  gap: "0.375rem 1.125rem",
  margin: "0.375rem 0 1.25rem",
  padding: 0,
  "& li, & a": { display: "inline-flex", alignItems: "center", gap: "0.375rem", minBlockSize: "1.5rem" },
  "& svg": { flex: "none", inlineSize: "1.125rem", blockSize: "1.125rem" },
  "& a": { textDecoration: "none", borderRadius: "0.25rem" },
  "& a:hover": { textDecoration: "underline" },
  [TINY]: { flexDirection: "column" },
});

interface Props {
  readonly words: GuestDay["words"];
  /** The name of the child whose day it is; null where it is the person's own. */
  readonly child: string | null;
  readonly day: Loadable<DayPlan>;
  /** The application whose day it is. */
  readonly whole: AppLink;
  /** The person's applications, for what belongs to an item. */
  readonly links: readonly AppLink[];
  readonly now: number;
  /** The school's time zone. */
  readonly zone: string;
  readonly onOpen: (app: AppItem) => void;
}

const Phase = ({ words, state }: Pick<Props, "words"> & { readonly state: DayNow }): ReactElement =>
  "item" in state ? (
    <FormattedMessage
      id="desktop.day.title"
      values={{
        phase: state.phase,
        title: <Phrase text={words.title} />,
        minutes: state.minutes,
        hours: Math.floor(state.minutes / 60),
        rest: state.minutes % 60,
      }}
    />
  ) : (
    <Phrase text={words[state.phase]} />
  );

/** How the day stands, and whose it is where that is another person's. */
const Title = ({ child, ...props }: ComponentProps<typeof Phase> & Pick<Props, "child">): ReactElement =>
  child === null ? (
    <Phase {...props} />
  ) : (
    <FormattedMessage
      id="desktop.day.of"
      values={{ name: <Phrase text={child} />, title: <Phase {...props} /> }}
    />
  );

type Current = DayNow & { readonly item: DayItem };

/** What runs or comes next: its name, its times and place, and the ways to what belongs to it. */
function Next({
  item,
  whole,
  links,
  zone,
  onOpen,
}: Pick<Props, "whole" | "links" | "zone" | "onOpen"> & Pick<Current, "item">) {
  const companions = item.with.flatMap(({ title, app, at }) => {
    const link = links.find((each) => each.app.code === app);
    return link ? [{ title, link, at }] : [];
  });
  return (
    <>
      <p className="what">
        <a href={linkInto(whole, item.at)} {...windowProps(whole)} onClick={() => onOpen(whole.app)}>
          <Phrase text={item.title} />
        </a>
      </p>
      <Facts role="list">
        <li>
          <Clock aria-hidden="true" />
          <ClockTime from={item.from} to={item.to} zone={zone} />
        </li>
        {item.detail !== "" && (
          <li>
            <MapPin aria-hidden="true" />
            <Phrase text={item.detail} />
          </li>
        )}
        {companions.map(({ title, link, at }) => (
          <li key={link.app.code + at}>
            <a href={linkInto(link, at)} {...windowProps(link)} onClick={() => onOpen(link.app)}>
              <BarIcon app={link.app} name={link.name} />
              <Phrase text={title} />
            </a>
          </li>
        ))}
      </Facts>
    </>
  );
}

/** The person's day by one of their applications: what runs or comes next, and all of it on a line [DESK-14]. */
export function DayCard({ words, child, day, whole, links, now, zone, onOpen }: Props): ReactElement {
  const all = (
    <CardLink href={whole.href} {...windowProps(whole)} onClick={() => onOpen(whole.app)}>
      <Phrase text={words.all} />
    </CardLink>
  );
  const frame = (title: ReactNode, children: ReactNode) => (
    <Strong
      className={children === null ? "look-day slim" : "look-day"}
      title={title}
      action={all}
      busy={day.status === "loading"}
    >
      {children}
    </Strong>
  );
  if (day.status === "error")
    return (
      <CardFrame title={<Phrase text={words.title} />} action={all}>
        <ErrorCard compact what={words.error} onRetry={day.retry} />
      </CardFrame>
    );
  if (day.status === "loading")
    return frame(
      <Phrase text={words.title} />,
      <div aria-hidden="true">
        <Bone sx={{ inlineSize: "60%", blockSize: "2rem" }} />
        <Bone sx={{ inlineSize: "40%", blockSize: "1.25rem", marginBlock: "0.75rem 1.5rem" }} />
        <Bone sx={{ blockSize: "2.5rem" }} />
      </div>,
    );
  const state = dayNow(day.data.items, now);
  const title = <Title words={words} state={state} child={child} />;
  // A day that is over or free gives way to the next one.
  const next = "item" in state ? null : dayNow(day.data.next, now);
  const shown = next ?? state;
  const items = next ? day.data.next : day.data.items;
  if (!("item" in shown)) return frame(title, null);
  return frame(
    title,
    <>
      {next && (
        <p className="when">
          <FormattedMessage
            id="desktop.day.next"
            values={{
              title: <Phrase text={words.title} />,
              date: (
                <time dateTime={new Date(shown.item.from).toISOString()}>
                  <FormattedDate
                    value={shown.item.from}
                    timeZone={zone}
                    month="long"
                    day="numeric"
                    weekday="long"
                  />
                </time>
              ),
            }}
          />
        </p>
      )}
      <Next item={shown.item} whole={whole} links={links} zone={zone} onOpen={onOpen} />
      <DayLine items={items} whole={whole} now={now} zone={zone} onOpen={onOpen} />
    </>,
  );
}
