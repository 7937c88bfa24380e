import { styled } from "@mui/material/styles";
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { TINY } from "../../theme/layouts";
import type { SocialProvider } from "./core/social";
import { useText } from "../base/i18n/useText";
import { Phrase } from "../base/kit/Phrase";
import { PlainButton } from "../base/kit/PlainButton";
import { RemoteImage } from "../base/kit/RemoteImage";
import type { SignInPage } from "../base/session/page";
import { Hint } from "./Hint";
import { useProviders } from "./useProviders";
import { useSignInBy } from "./useSignInBy";

const Group = styled("div")(({ theme }) => ({
  marginBlockStart: theme.spacing(3),
  "& > p": {
    display: "flex",
    alignItems: "center",
    gap: theme.spacing(1.5),
    margin: theme.spacing(0, 0, 2),
    fontSize: "0.875rem",
    color: theme.vars.palette.text.secondary,
    "&::before, &::after": {
      content: '""',
      flex: 1,
      borderBlockStart: `1px solid ${theme.vars.palette.line.outline}`,
    },
  },
  "& > div": {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 9rem), 1fr))",
    gap: theme.spacing(1.5),
  },
  "& button": {
    minBlockSize: "max(2.75rem, 44px)",
    minInlineSize: "max(2.75rem, 44px)",
    paddingInline: "0.5rem",
  },
  [TINY]: { "& button": { flexWrap: "wrap" } },
  "& button[aria-disabled=true]": { cursor: "progress" },
}));

/** The other ways of signing in, each leaving for its provider or showing its code to scan; nothing at all where there are none [AUTH-03, AUTH-13]. */
export function SocialIcons({ page }: { readonly page: SignInPage }) {
  const { formatMessage } = useIntl();
  const textOf = useText();
  const label = useId();
  const providers = useProviders(page);
  const { signInBy, attempt } = useSignInBy(page);
  if (providers.length === 0) return null;

  const drawn = (provider: SocialProvider) => {
    const name = textOf(provider.name);
    const busy = attempt?.phase === "opening" && attempt.provider.id === provider.id;
    const words = formatMessage({ id: busy ? "social.opening" : "social.with" }, { name });
    return (
      <PlainButton
        key={provider.id}
        type="button"
        aria-label={words}
        aria-busy={busy}
        aria-disabled={busy}
        onClick={() => signInBy(provider)}
      >
        <RemoteImage src={provider.logo} fallback={null} size="1.5rem" />
        <span>
          <Phrase text={busy ? words : provider.name} />
        </span>
      </PlainButton>
    );
  };
  return (
    <>
      {attempt?.phase === "failed" && (
        <Hint role="alert">
          <FormattedMessage
            id="social.notOpened"
            values={{ name: <Phrase text={attempt.provider.name} /> }}
          />
        </Hint>
      )}
      <Group role="group" aria-labelledby={label}>
        <p id={label}>
          <FormattedMessage id="social.others" />
        </p>
        <div>{providers.map(drawn)}</div>
      </Group>
    </>
  );
}
