import type { ReactElement, Ref } from "react";
import { useSiteConfigQuery } from "../../api/site.api";
import { partOfDay, termOf } from "../../core/menu/greeting";
import { DEFAULT_SITE } from "../../core/site/siteConfig";
import { useShell } from "../../kit/ShellContext";
import { useNow } from "../../platform/useNow";
import { usePerson } from "../../session/PersonContext";
import { Desktop } from "./Desktop";
import { GuestCardPlace } from "./GuestCardPlace";
import type { DesktopCard } from "./rows";

interface Props {
  /** Registered in src/slots; those that applications offer follow them. */
  readonly cards: readonly DesktopCard[];
  readonly titleRef?: Ref<HTMLHeadingElement>;
}

/** The desktop of the person signed in, with what waits for them and what is new. */
export function DesktopPage({ cards, titleRef }: Props): ReactElement {
  const user = usePerson();
  const { apps, cards: offered, onOpen } = useShell();
  const now = useNow();
  const { data: { timeZone: zone } = DEFAULT_SITE } = useSiteConfigQuery();
  const date = new Date(now);
  const today = { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };

  return (
    <Desktop
      greeting={{
        part: partOfDay(date.getHours()),
        name: user.realName || user.loginName,
        now,
        term: termOf(user, today),
      }}
      apps={apps}
      cards={
        <>
          {cards.map(({ id, Card }) => (
            <Card key={id} />
          ))}
          {offered.map((card) => (
            <GuestCardPlace key={card.whole.app.code} {...card} now={now} zone={zone} onOpen={onOpen} />
          ))}
        </>
      }
      titleRef={titleRef}
      onOpen={onOpen}
    />
  );
}
