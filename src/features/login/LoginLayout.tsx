import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { languageToOffer, type Language, type OfferedLanguages } from "../../core/language/languages";
import type { MessageId } from "../../i18n/messageIds";
import { LiveTitle } from "../../kit/LiveTitle";
import { Phrase } from "../../kit/Phrase";
import { PlainButton } from "../../kit/PlainButton";
import { RemoteImage } from "../../kit/RemoteImage";

/** The school that signs people in, as far as it is known before anybody has signed in. */
export interface Branding {
  /** The school's name in the language of the page, or null for the portal's own. */
  readonly name: string | null;
  /** Address of the school's logo, or null. */
  readonly logo: string | null;
}

interface LoginLayoutProps {
  readonly branding: Branding;
  /** What the page is, for the title of its window. */
  readonly title: MessageId;
  readonly languages: OfferedLanguages;
  readonly onLanguage: (language: Language) => void;
  readonly children: ReactNode;
}

const Page = styled("div")({ minBlockSize: "100dvh", display: "flex" });

const Art = styled("aside")(({ theme }) => ({
  display: "none",
  flex: "1.2 1 0",
  minInlineSize: 0,
  padding: "clamp(2.5rem, 5.5vw, 6rem)",
  [theme.breakpoints.up("pc")]: { display: "block" },
  "& > p": { margin: 0, fontSize: "1.125rem", overflowWrap: "anywhere" },
  "& > p.look-heading": {
    margin: theme.spacing(1, 0, 2),
    fontSize: "clamp(2rem, 1.2rem + 1.6vw, 3rem)",
    fontWeight: 700,
    lineHeight: 1.25,
  },
}));

const Side = styled("div")(({ theme }) => ({
  flex: "1 1 0",
  minInlineSize: 0,
  display: "flex",
  flexDirection: "column",
  padding: theme.spacing(2),
  [theme.breakpoints.up("ipad")]: { padding: theme.spacing(3, 4) },
  "& > header": { display: "flex", justifyContent: "flex-end", minBlockSize: "2.5rem" },
  // From the top, so that nothing moves when something comes in below.
  "& > main": {
    flex: 1,
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    placeItems: "start center",
    paddingBlock: "max(1rem, 50dvh - 23rem) 1rem",
  },
}));

const Card = styled("div")(({ theme }) => ({
  inlineSize: "100%",
  maxInlineSize: "28rem",
  padding: theme.spacing(3),
  [theme.breakpoints.up("ipad")]: { padding: theme.spacing(5) },
}));

const School = styled("p")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: theme.spacing(1.5),
  minBlockSize: "2.75rem",
  margin: theme.spacing(0, 0, 3),
  fontWeight: 600,
  overflowWrap: "anywhere",
  "& > span": { flex: "1 1 6rem" },
}));

/** The frame of the account pages: the look's art with the school's name, and one quiet card; on a phone the card alone. */
export function LoginLayout({ branding, title, languages, onLanguage, children }: LoginLayoutProps) {
  const { formatMessage, locale } = useIntl();
  const other = languageToOffer(languages, locale);
  const name = branding.name ?? formatMessage({ id: "login.portalName" });
  return (
    <Page>
      <LiveTitle>
        {formatMessage({ id: "login.windowTitle" }, { page: formatMessage({ id: title }), unit: name })}
      </LiveTitle>
      <Art className="look-login-art" aria-label={name}>
        <p>
          <FormattedMessage id="login.welcome" />
        </p>
        <p className="look-heading">
          <Phrase text={name} />
        </p>
        <p>
          <FormattedMessage id="login.tagline" />
        </p>
      </Art>
      <Side>
        <header>
          {other && (
            <PlainButton type="button" lang={other} onClick={() => onLanguage(other)}>
              <FormattedMessage id="login.language" />
            </PlainButton>
          )}
        </header>
        <main>
          <Card className="look-card">
            <School>
              <RemoteImage src={branding.logo} alt="" fallback={null} size="2.75rem" />
              <span>
                <Phrase text={name} />
              </span>
            </School>
            {children}
          </Card>
        </main>
      </Side>
    </Page>
  );
}
