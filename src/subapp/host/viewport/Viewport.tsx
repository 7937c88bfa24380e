import { useCallback, useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { useLocation } from "react-router";
import { ErrorCard } from "../../../kit/ErrorCard";
import { LiveTitle } from "../../../kit/LiveTitle";
import { Phrase } from "../../../kit/Phrase";
import { VisuallyHidden } from "../../../kit/VisuallyHidden";
import { FailureCard } from "./FailureCard";
import { LinkFrame } from "./LinkFrame";
import type { AppFacts } from "./NotInstalled";
import type { OpenSubApp } from "./openSubApp";
import { SubAppPane } from "./SubAppPane";
import { placeKey, readViewport, type ViewportPlace } from "../../../core/menu/viewportAddress";
import "./words";

interface Props {
  readonly openSubApp: OpenSubApp;
  /** The name that the person's menu gives to an application, when it has it. */
  readonly titleOf: (app: string) => string | undefined;
  /** What else the menu knows of it. */
  readonly factsOf: (app: string) => AppFacts | undefined;
  /** Where engineers read how an application is made; null where the site names no such place. */
  readonly guide: string | null;
  /** The window's title while something of this name is shown. */
  readonly windowTitle: (title: string) => string;
  /** Judges an address for the frame: the address to go to, or null. */
  readonly frameTarget: (url: string) => string | null;
}

type Named = Readonly<Record<string, string>>;

/** Every sub-application opened so far, in order; a newly opened one is added. */
function usePlaces(wanted: ViewportPlace | null): readonly ViewportPlace[] {
  const [places, setPlaces] = useState<readonly ViewportPlace[]>([]);
  if (!wanted) return places;
  const key = placeKey(wanted);
  const known = places.find((place) => placeKey(place) === key);
  if (known?.id === wanted.id) return places;
  const next = known ? places.map((place) => (place === known ? wanted : place)) : [...places, wanted];
  setPlaces(next);
  return next;
}

/**
 * Shows the sub-application or the page that the address names. Sub-applications opened before stay behind it;
 * when the viewport is left, all of them end [VIEW-01].
 */
export function Viewport({ openSubApp, titleOf, factsOf, guide, windowTitle, frameTarget }: Props) {
  const { search } = useLocation();
  const { formatMessage } = useIntl();
  const query = readViewport(search);
  const wanted = query.kind === "subApp" ? query.place : null;
  const places = usePlaces(wanted);
  const [ownTitles, setOwnTitles] = useState<Named>({});
  const heading = useRef<HTMLHeadingElement>(null);

  const shown = wanted ? placeKey(wanted) : query.kind === "frame" ? query.linkUrl : "";
  const toHeading = () => heading.current?.focus({ preventScroll: true });
  useEffect(toHeading, [shown]);

  const titled = useCallback((place: ViewportPlace, title: string) => {
    setOwnTitles((titles) => ({ ...titles, [placeKey(place)]: title }));
  }, []);
  const untitled = formatMessage({ id: "viewport.untitled" });
  const titleFor = (place: ViewportPlace) => ownTitles[placeKey(place)] ?? titleOf(place.app) ?? untitled;
  const frameUrl = query.kind === "frame" ? frameTarget(query.linkUrl) : null;
  /** What another page is called: the application that leads to it, else where it comes from. */
  const frameTitle = () => {
    const named = query.kind === "frame" && query.app !== null ? titleOf(query.app) : null;
    return named ?? (frameUrl === null ? untitled : new URL(frameUrl, window.location.href).host);
  };
  const title = wanted ? titleFor(wanted) : frameTitle();

  const fault =
    query.kind === "invalid"
      ? "viewport.invalidAddress"
      : query.kind === "frame" && frameUrl === null
        ? "viewport.refusedAddress"
        : null;

  return (
    <>
      <LiveTitle>{windowTitle(title)}</LiveTitle>
      <VisuallyHidden as="h1" ref={heading} tabIndex={-1}>
        <Phrase text={title} />
      </VisuallyHidden>
      {places.map((place) => (
        <SubAppPane
          key={placeKey(place)}
          place={place}
          title={titleFor(place)}
          facts={factsOf(place.app)}
          guide={guide}
          current={placeKey(place) === shown}
          openSubApp={openSubApp}
          onTitle={titled}
          onRetry={toHeading}
        />
      ))}
      {frameUrl !== null && <LinkFrame key={frameUrl} url={frameUrl} title={title} />}
      {fault && (
        <FailureCard>
          <ErrorCard what={{ id: fault }} />
        </FailureCard>
      )}
    </>
  );
}
