import { styled } from "@mui/material/styles";
import { useEffect, useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { formatTrip, providerAddress, readProviders, type SocialProvider } from "../../core/session/social";
import { useText } from "../../i18n/useText";
import { PlainButton } from "../../kit/PlainButton";
import { RemoteImage } from "../../kit/RemoteImage";
import { usePorts } from "../../platform/PortsContext";
import type { SignInPage } from "./finishSignIn";

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
  "& button": { minBlockSize: "max(2.75rem, 44px)", minInlineSize: "max(2.75rem, 44px)" },
}));

/** The providers that the platform offers here; none while it has not answered, and none where it cannot. */
function useProviders({ ask, site }: SignInPage): readonly SocialProvider[] {
  const { navigation } = usePorts();
  const [providers, setProviders] = useState<readonly SocialProvider[]>([]);
  useEffect(() => {
    let current = true;
    const read = async () => {
      const [{ data: envelope }, rules] = await Promise.all([ask.envelope("socialInfo", undefined), site]);
      const { origin } = new URL(navigation.href());
      if (current && envelope?.status === 200) setProviders(readProviders(envelope.data, rules, origin));
    };
    void read();
    return () => {
      current = false;
    };
  }, [ask, site, navigation]);
  return providers;
}

/** The other ways of signing in, each leaving for its provider; nothing at all where there are none [AUTH-03]. */
export function SocialIcons({ page }: { readonly page: SignInPage }) {
  const { clock, navigation, random, storage } = usePorts();
  const { formatMessage, locale } = useIntl();
  const textOf = useText();
  const label = useId();
  const providers = useProviders(page);
  if (providers.length === 0) return null;

  const leaveFor = (provider: SocialProvider) => {
    const href = navigation.href();
    const { origin } = new URL(href);
    const trip = {
      provider: provider.id,
      nonce: random.id(),
      at: clock.now(),
      from: href.slice(origin.length),
    };
    storage.write("socialTrip", formatTrip(trip));
    navigation.go(providerAddress(provider, { trip, redirectUri: `${origin}/login/`, language: locale }));
  };

  return (
    <Group role="group" aria-labelledby={label}>
      <p id={label}>
        <FormattedMessage id="login.social" />
      </p>
      <div>
        {providers.map((provider) => {
          const name = textOf(provider.name);
          return (
            <PlainButton
              key={provider.id}
              type="button"
              aria-label={formatMessage({ id: "login.socialWith" }, { name })}
              onClick={() => leaveFor(provider)}
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
