import { useCallback, useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { pageLeaveOf } from "../../../base/kit/dialog/PageLeave";
import { NoData } from "../../../base/kit/empty/NoData";
import { LiveTitle } from "../../../base/kit/LiveTitle";
import { FailureCard } from "./FailureCard";
import { LinkFrame } from "./LinkFrame";
import { ExpiredApp } from "./ExpiredApp";
import type { AppFacts } from "./FriendlyPage";
import type { OpenSubApp, PaneListener } from "./openSubApp";
import { BackToDesktop } from "./BackToDesktop";
import { SubAppPane } from "./SubAppPane";
import { TitleBar } from "./TitleBar";
import { movePlace, NONE_OPENED, showPlace } from "../../../base/core/apps/openedPlaces";
import {
  placeKey,
  readViewport,
  viewportRoute,
  type ViewportPlace,
} from "../../../base/core/apps/viewportAddress";
import { usePlace, usePlaces } from "../../../base/platform/PlaceProvider";

interface Props {
  readonly openSubApp: OpenSubApp;
  /** The name that the person's menu gives to an application, when it has it. */
  readonly titleOf: (app: string) => string | undefined;
  /** What else the menu knows of it. */
  readonly factsOf: (app: string) => AppFacts | undefined;
  /** Whether another page of the portal led to it: with the first one the browser's own start stays [A11Y-02]. */
  readonly arrived: boolean;
  /** Whether the licence of an application has ended. */
  readonly isExpired: (app: string) => boolean;
  /** Where engineers read how an application is made; null where the site names no such place. */
  readonly guide: string | null;
  /** Whether the person is one of those who see to it that applications are installed. */
  readonly installs: boolean;
  /** The window's title while something of this name is shown. */
  readonly windowTitle: (title: string) => string;
  /** Stands in the place of the application that the address names, which the person may not open or is not known to; null for none [ROUTE-02]. */
  readonly closed: ReactNode;
  /** Stands with what is shown, or above why it cannot be: what led to it says so there [MSG-01]. */
  readonly told?: (isShown: boolean) => ReactNode;
  /** Judges an address for the frame: the address to go to, or null. */
  readonly frameTarget: (url: string) => string | null;
}

type Named = Readonly<Record<string, string>>;

/**
 * Every sub-application opened so far, in order, and the address with which one that was behind goes on. Moves of one in front
 * go through the address; one behind only remembers them.
 */
function useOpened(wanted: ViewportPlace | null) {
  const [opened, setOpened] = useState(NONE_OPENED);
  const next = showPlace(opened, wanted);
  if (next !== opened) setOpened(next);
  const { go: navigate } = usePlaces();
  const { resumed } = next;
  useEffect(() => {
    if (resumed) navigate(viewportRoute({ kind: "subApp", place: resumed }), { replace: true });
  }, [navigate, resumed]);
  const move: PaneListener["moved"] = (place, { replace }) => {
    if (placeKey(place) !== next.front) {
      setOpened((known) => movePlace(known, place));
      return;
    }
    const go = () => navigate(viewportRoute({ kind: "subApp", place }), { replace });
    if (replace) go();
    else pageLeaveOf(window).leave(go);
  };
  const latest = useRef(move);
  useEffect(() => {
    latest.current = move;
  });
  // Sub-applications keep it, and call it whenever they like.
  const onMove = useCallback<PaneListener["moved"]>((place, how) => latest.current(place, how), []);
  return { places: next.places, onMove };
}

/**
 * Shows the sub-application or the page that the address names. Sub-applications opened before stay behind it;
 * when the viewport is left, all of them end [VIEW-01].
 */
export function Viewport(props: Props) {
  const { openSubApp, titleOf, factsOf, arrived, isExpired, guide, installs } = props;
  const { windowTitle, closed, told, frameTarget } = props;
  const { search } = usePlace();
  const { formatMessage } = useIntl();
  const query = readViewport(search);
  const named = query.kind === "subApp" ? query.place : null;
  const wanted = closed === null ? named : null;
  const { places, onMove } = useOpened(wanted);
  const [ownTitles, setOwnTitles] = useState<Named>({});
  const heading = useRef<HTMLHeadingElement>(null);

  const shown = named ? placeKey(named) : query.kind === "frame" ? query.linkUrl : "";
  const toHeading = () => heading.current?.focus({ preventScroll: true });
  const onShown = useEffectEvent(() => {
    if (arrived) toHeading();
  });
  useEffect(() => {
    onShown();
  }, [shown]);

  const titled = useCallback((place: ViewportPlace, title: string) => {
    setOwnTitles((titles) => ({ ...titles, [placeKey(place)]: title }));
  }, []);
  const untitled = formatMessage({ id: "viewport.untitled" });
  const titleFor = (place: ViewportPlace) => ownTitles[placeKey(place)] ?? titleOf(place.app) ?? untitled;
  const frameUrl = query.kind === "frame" ? frameTarget(query.linkUrl) : null;
  /** What another page is called: the application that leads to it, else where it comes from. */
  const frameTitle = () => {
    const ofMenu = query.kind === "frame" && query.app !== null ? titleOf(query.app) : null;
    return ofMenu ?? (frameUrl === null ? untitled : new URL(frameUrl, window.location.href).host);
  };
  const expiredFrame =
    query.kind === "frame" && query.app !== null && isExpired(query.app) ? query.app : null;
  const title = named ? titleFor(named) : frameTitle();

  const fault =
    query.kind === "invalid"
      ? "viewport.invalidAddress"
      : query.kind === "frame" && frameUrl === null
        ? "viewport.refusedAddress"
        : null;

  return (
    <>
      <LiveTitle>{windowTitle(title)}</LiveTitle>
      <TitleBar title={title} place={named} titleRef={heading} />
      {places.map((place) => (
        <SubAppPane
          key={placeKey(place)}
          place={place}
          title={titleFor(place)}
          facts={factsOf(place.app)}
          guide={guide}
          installs={installs}
          expired={isExpired(place.app)}
          current={wanted !== null && placeKey(place) === shown}
          told={wanted !== null && placeKey(place) === shown ? told : undefined}
          openSubApp={openSubApp}
          onTitle={titled}
          onMove={onMove}
          onRetry={toHeading}
        />
      ))}
      {named && closed}
      {query.kind === "frame" && (expiredFrame !== null || frameUrl === null) && told?.(false)}
      {expiredFrame !== null && (
        <FailureCard>
          <ExpiredApp title={title} facts={factsOf(expiredFrame)} />
        </FailureCard>
      )}
      {frameUrl !== null && expiredFrame === null && (
        <>
          {told?.(true)}
          <LinkFrame key={frameUrl} url={frameUrl} title={title} />
        </>
      )}
      {fault && (
        <FailureCard>
          <div role="alert">
            <NoData what={{ id: fault }} scene="lost" action={<BackToDesktop />} />
          </div>
        </FailureCard>
      )}
    </>
  );
}
