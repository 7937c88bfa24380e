import GlobalStyles from "@mui/material/GlobalStyles";
import { styled } from "@mui/material/styles";
import X from "lucide-react/icons/x";
import { useEffect, useId, type ReactElement, type ReactNode, type Ref } from "react";
import { FormattedMessage } from "react-intl";
import { useSiteConfigQuery } from "../../base/api/site.api";
import { clockWords, dateWords } from "../../base/core/date/dateWords";
import { arrange } from "../../base/core/apps/arrange";
import { DEFAULT_SITE } from "../../base/core/site/siteConfig";
import { useLanguage } from "../../base/i18n/useText";
import { AppGrid } from "../../apps";
import { PlainLink } from "../../base/kit/PlainLink";
import { groupedApps, useShell } from "../../base/kit/ShellContext";
import { VisuallyHidden } from "../../base/kit/VisuallyHidden";
import { keepAwake } from "../../base/platform/keepAwake";
import { useNow } from "../../base/platform/useNow";
import { useAppSelector } from "../../base/state/hooks";
import { ClassroomDay } from "./ClassroomDay";

/** As many applications as stand in one row. */
const MOST = 8;

/** What is a person's own is not for a class: the page is alone on the screen. */
const alone = (
  <GlobalStyles
    styles={{
      ".look-header, .look-foot, .look-side": { display: "none !important" },
      ".look-page": { "--header-height": "0rem !important" },
    }}
  />
);

/** Sizes follow the screen, so that no word of the day is smaller than a thirty-sixth of its height. */
const Place = styled("div")(({ theme }) => ({
  "--tile-columns": "auto-fit",
  "--tile-width": "7.5em",
  "--tile-icon": "3.5em",
  "--tile-text": "1.1em",
  flex: 1,
  display: "grid",
  gridTemplateRows: "auto minmax(0, 1fr) auto",
  gap: "1.125em",
  padding: "1.25em 1.75em",
  fontSize: "max(1rem, min(2.2dvh, 1.3vw))",
  "& > header": { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "0.5em 1em" },
  "& h1": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    gap: "0 0.5em",
    flex: 1,
    margin: 0,
    fontSize: "1.5em",
    lineHeight: 1.2,
  },
  "& h1 .clock": { fontSize: "2.75em", fontVariantNumeric: "tabular-nums" },
  "& button, & header a": {
    minBlockSize: "2.75em",
    fontSize: "0.9em",
    backgroundColor: theme.vars.palette.surface.card,
  },
  "& header svg": { inlineSize: "1.2em", blockSize: "1.2em" },
}));

interface Props {
  /** The way in and out of the whole screen. */
  readonly fullscreen: ReactNode;
  readonly titleRef: Ref<HTMLHeadingElement>;
}

/**
 * The desktop for the screen of a class room, which is read from the last row: clock, date, the lesson and the day, and the
 * teacher's own applications. Nothing that is addressed to a person is on it, and the screen stays on [DESK-14].
 */
export function ClassroomPage({ fullscreen, titleRef }: Props): ReactElement {
  const shell = useShell();
  const id = useId();
  const now = useNow();
  const language = useLanguage();
  const { data: { timeZone: zone } = DEFAULT_SITE } = useSiteConfigQuery();
  const arrangement = useAppSelector(({ preferences }) => preferences.arrangement);
  useEffect(() => keepAwake(), []);
  const { pinned } = arrange(groupedApps(shell).groups, arrangement, []);
  const links = pinned.slice(0, MOST).map((link) => ({ ...link, badge: null }));
  return (
    <Place>
      {alone}
      <header>
        <h1 ref={titleRef} tabIndex={-1} className="look-heading">
          <FormattedMessage
            id="classroom.now"
            values={{
              time: clockWords(now, language, zone),
              date: dateWords(now, language, { now, zone }, "long"),
              clock: (words) => <span className="clock">{words}</span>,
            }}
          />
        </h1>
        {fullscreen}
        <PlainLink href="#/">
          <X aria-hidden />
          <FormattedMessage id="classroom.leave" />
        </PlainLink>
      </header>
      {shell.day ? <ClassroomDay {...shell.day} now={now} zone={zone} /> : <div />}
      <nav aria-labelledby={id}>
        <VisuallyHidden as="h2" id={id}>
          <FormattedMessage id="classroom.apps" />
        </VisuallyHidden>
        <AppGrid links={links} labelledBy={id} onOpen={shell.onOpen} />
      </nav>
    </Place>
  );
}
