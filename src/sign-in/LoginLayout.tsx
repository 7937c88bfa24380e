import { styled } from "@mui/material/styles";
import { Suspense, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { languageToOffer, type Language, type OfferedLanguages } from "../base/core/language/languages";
import type { MessageId } from "../base/i18n/messageIds";
import { latePart } from "../base/kit/latePart";
import { LiveTitle } from "../base/kit/LiveTitle";
import { Phrase } from "../base/kit/Phrase";
import { PlainButton } from "../base/kit/PlainButton";
import { RemoteImage } from "../base/kit/RemoteImage";
import type { FootProps } from "./LoginFoot";

/** The school that signs people in, as far as it is known before anybody has signed in. */
export interface Branding {
  /** The school's name in the language of the page, or null for the portal's own. */
  readonly name: string | null;
  /** Address of the school's logo, or null. */
  readonly logo: string | null;
  /** The school's motto, may be bilingual; empty for the portal's own words. */
  readonly motto: string;
  /** What its pages end in; null as long as that is not known. */
  readonly foot: FootProps | null;
}

interface LoginLayoutProps {
  readonly branding: Branding;
  /** What the page is, for the title of its window. */
  readonly title: MessageId;
  readonly languages: OfferedLanguages;
  readonly onLanguage: (language: Language) => void;
  readonly children: ReactNode;
}

/** It comes after the rest: no person waits for it to sign in. */
const LoginFoot = latePart(
  async () => (await import(/* webpackChunkName: "account-foot" */ "./LoginFoot")).LoginFoot,
  () => null,
);

const Page = styled("div")(({ theme }) => ({
  minBlockSize: "100dvh",
  display: "grid",
  grid: "auto auto 1fr auto / minmax(0, 1fr)",
  padding: "1rem",
  "& > header": {
    order: -1,
    gridColumn: -2,
    minBlockSize: "2.5rem",
    textAlign: "end",
    // On a card's ground, for the words of a link are not read on every art.
    "& > button": { backgroundColor: theme.vars.palette.surface.card },
  },
  "& > main": { gridColumn: -2, paddingBlock: "1rem 4rem" },
  // The foot takes its room from what was empty, so that a phone's page need not scroll for it.
  [theme.breakpoints.down("pc")]: { "& > main:not(:last-child)": { paddingBlockEnd: "1.5rem" } },
  [theme.breakpoints.up("pc")]: {
    grid: "auto 1fr / minmax(0, 1.2fr) minmax(0, 1fr)",
    padding: "1.5rem 2rem",
    // From the top, so that nothing moves when something comes in below.
    "& > main": { paddingBlock: "max(1rem, 50dvh - 23rem) 1rem" },
  },
}));

/** The school: a line above the card, and beside it where there is room, straight on the art. */
const School = styled("aside")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: "0 0.75rem",
  // As much as a name and a motto take, so that nothing moves when these come.
  minBlockSize: "5rem",
  textAlign: "center",
  overflowWrap: "anywhere",
  "& > p": { display: "none", margin: 0, fontSize: "1.125rem" },
  "& > p.look-heading": { display: "block", fontSize: "1.375rem", lineHeight: 1.25 },
  "& > p.motto": { display: "block", flexBasis: "100%", fontSize: "1rem" },
  [theme.breakpoints.up("pc")]: {
    position: "relative",
    display: "block",
    textAlign: "start",
    gridArea: "1 / 1 / 3",
    padding: "6rem clamp(1rem, 3.5vw, 4rem)",
    // Takes no room, for it comes when the words stand already.
    "& > img": { position: "absolute", insetBlockStart: "2rem" },
    "& > p": { display: "block" },
    "& > p.motto": { fontSize: "inherit" },
    "& > p.look-heading": {
      margin: "0.5rem 0 1rem",
      fontSize: "clamp(2rem, 1.2rem + 1.6vw, 3rem)",
    },
  },
}));

const Card = styled("div")({
  maxInlineSize: "28rem",
  marginInline: "auto",
  padding: "clamp(1.5rem, 6vw, 2.5rem)",
});

/** The frame of the account pages: the look's art with one quiet card over it, and the school's name beside or above that. */
export function LoginLayout({ branding, title, languages, onLanguage, children }: LoginLayoutProps) {
  const { formatMessage, locale } = useIntl();
  const { foot } = branding;
  const other = languageToOffer(languages, locale);
  const name = branding.name ?? formatMessage({ id: "login.portalName" });
  return (
    <Page className="look-login-art">
      <LiveTitle>
        {formatMessage({ id: "login.windowTitle" }, { page: formatMessage({ id: title }), unit: name })}
      </LiveTitle>
      <School aria-label={name}>
        <RemoteImage src={branding.logo} fallback={null} size="3rem" />
        <p>
          <FormattedMessage id="login.welcome" />
        </p>
        <p className="look-heading">
          <Phrase text={name} />
        </p>
        <p className={branding.motto && "motto"}>
          {branding.motto ? <Phrase text={branding.motto} /> : <FormattedMessage id="login.tagline" />}
        </p>
      </School>
      <header>
        {other && (
          <PlainButton type="button" lang={other} onClick={() => onLanguage(other)}>
            <FormattedMessage id="login.language" />
          </PlainButton>
        )}
      </header>
      <main>
        <Card className="look-card">{children}</Card>
      </main>
      {foot && (
        <Suspense>
          <LoginFoot {...foot} />
        </Suspense>
      )}
    </Page>
  );
}
