import { styled } from "@mui/material/styles";
import Clock from "lucide-react/icons/clock";
import MapPin from "lucide-react/icons/map-pin";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { TINY } from "../../../theme/layouts";
import type { AppItem } from "../../base/core/apps/apps";
import type { GuestDay } from "../../base/core/apps/guests";
import { linkInto } from "../../base/core/apps/linkInto";
import type { AppLink } from "../../base/core/apps/links";
import type { DayNow } from "../core/dayNow";
import type { DayItem } from "../../base/core/wire/dayItems";
import { BarIcon, windowProps } from "../../apps";
import { CardFrame } from "../../base/kit/card/CardFrame";
import { PersonName } from "../../base/kit/PersonName";
import { Phrase } from "../../base/kit/Phrase";
import { ClockTime } from "./ClockTime";

/** The one strong card of the page: in the unit's colour by day, on its deep tint by night. */
export const StrongCard = styled(CardFrame)(({ theme }) => ({
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

interface PhaseProps {
  readonly words: GuestDay["words"];
  readonly state: DayNow;
}

const Phase = ({ words, state }: PhaseProps): ReactElement =>
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
export const DayTitle = ({ child, ...props }: PhaseProps & { readonly child: string | null }): ReactElement =>
  child === null ? (
    <Phase {...props} />
  ) : (
    <FormattedMessage
      id="desktop.day.of"
      values={{ name: <PersonName name={child} />, title: <Phase {...props} /> }}
    />
  );

interface NextProps {
  readonly item: DayItem;
  /** The application whose day it is. */
  readonly whole: AppLink;
  /** The person's applications, for what belongs to an item. */
  readonly links: readonly AppLink[];
  /** The school's time zone. */
  readonly zone: string;
  readonly onOpen: (app: AppItem) => void;
}

/** What runs or comes next: its name, its times and place, and the ways to what belongs to it. */
export function Next({ item, whole, links, zone, onOpen }: NextProps): ReactElement {
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
