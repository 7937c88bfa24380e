import { styled } from "@mui/material/styles";
import { useId, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { SocialProvider } from "../../core/session/social";
import { useText } from "../../i18n/useText";
import { useKit } from "../../kit/KitContext";
import { PlainButton } from "../../kit/PlainButton";
import { RemoteImage } from "../../kit/RemoteImage";
import { usePorts } from "../../platform/PortsContext";
import type { SignInPage } from "./finishSignIn";
import { leaveFor } from "./leaveFor";
import { loadQr } from "./loadQr";
import { useProviders } from "./useProviders";

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
  "& > div": { display: "flex", flexWrap: "wrap", justifyContent: "center", gap: theme.spacing(1.5) },
  // As wide as the row between them, so that those that stand below each other are equally wide.
  "& button": { flexGrow: 1, minBlockSize: "max(2.75rem, 44px)", minInlineSize: "max(2.75rem, 44px)" },
}));

/** The other ways of signing in, each leaving for its provider or showing its code to scan; nothing at all where there are none [AUTH-03, AUTH-13]. */
export function SocialIcons({ page }: { readonly page: SignInPage }) {
  const ports = usePorts();
  const { dialogs } = useKit();
  const opening = useRef(false);
  const { formatMessage, locale } = useIntl();
  const textOf = useText();
  const label = useId();
  const providers = useProviders(page);
  if (providers.length === 0) return null;

  const signInBy = async (provider: SocialProvider) => {
    if (provider.kind === "redirect") {
      leaveFor(provider, locale, ports);
      return;
    }
    if (opening.current) return;
    opening.current = true;
    try {
      const { openQr } = await loadQr();
      await openQr({ provider, page, ports, dialogs });
    } catch {
      ports.notify({ severity: "error", text: { id: "api.network" }, answer: true });
    } finally {
      opening.current = false;
    }
  };

  return (
    <Group role="group" aria-labelledby={label}>
      <p id={label}>
        <FormattedMessage id="social.others" />
      </p>
      <div>
        {providers.map((provider) => {
          const name = textOf(provider.name);
          return (
            <PlainButton
              key={provider.id}
              type="button"
              aria-label={formatMessage({ id: "social.with" }, { name })}
              onClick={() => void signInBy(provider)}
            >
              <RemoteImage src={provider.logo} fallback={null} size="1.5rem" />
              {name}
            </PlainButton>
          );
        })}
      </div>
    </Group>
  );
}
