import type { ReactElement, ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { dateWords } from "../../base/core/date/dateWords";
import type { AppItem } from "../../base/core/apps/apps";
import type { GuestDay } from "../../base/core/apps/guests";
import type { AppLink } from "../../base/core/apps/links";
import { dayNow } from "../core/dayNow";
import type { DayPlan } from "../../base/core/wire/dayItems";
import { useLanguage } from "../../base/i18n/useText";
import { windowProps } from "../../apps";
import { Skeleton } from "../../base/kit/Skeleton";
import { CardFrame } from "../../base/kit/card/CardFrame";
import { CardLink } from "../../base/kit/card/CardLink";
import type { Loadable } from "../../base/kit/card/Loadable";
import { ErrorCard } from "../../base/kit/ErrorCard";
import { Phrase } from "../../base/kit/Phrase";
import { DayLine } from "./DayLine";
import { DayTitle, Next, StrongCard } from "./dayParts";

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

/** The person's day by one of their applications: what runs or comes next, and all of it on a line [DESK-14]. */
export function DayCard({ words, child, day, whole, links, now, zone, onOpen }: Props): ReactElement {
  const language = useLanguage();
  const all = (
    <CardLink href={whole.href} {...windowProps(whole)} onClick={() => onOpen(whole.app)}>
      <Phrase text={words.all} />
    </CardLink>
  );
  const frame = (title: ReactNode, children: ReactNode) => (
    <StrongCard
      className={children === null ? "look-day slim" : "look-day"}
      title={title}
      action={all}
      busy={day.status === "loading"}
    >
      {children}
    </StrongCard>
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
        <Skeleton sx={{ inlineSize: "60%", blockSize: "2rem" }} />
        <Skeleton sx={{ inlineSize: "40%", blockSize: "1.25rem", marginBlock: "0.75rem 1.5rem" }} />
        <Skeleton sx={{ blockSize: "2.5rem" }} />
      </div>,
    );
  const state = dayNow(day.data.items, now);
  const title = <DayTitle words={words} state={state} child={child} />;
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
                  {dateWords(shown.item.from, language, { now, zone }, "long")}
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
