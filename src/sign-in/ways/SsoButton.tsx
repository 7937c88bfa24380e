import { uaa } from "../../../contract/uaa";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { ask } from "../../base/api/ask";
import { wayBack } from "../../base/core/address/authorizePage";
import { allowedTarget } from "../../base/core/address/redirect";
import { formatSsoTrip, ssoAddress } from "../core/ssoTrip";
import type { Text } from "../../base/core/wire/text";
import { useText } from "../../base/i18n/useText";
import { PlainButton } from "../../base/kit/PlainButton";
import type { Ports } from "../../base/platform/ports";
import { usePorts } from "../../base/platform/PortsContext";
import type { SignInPage } from "../../base/session/page";
import { endedBy } from "../entry/world";
import { Hint } from "../Hint";
import type { Take } from "./row";

/** Milliseconds until the login box replaces a single sign-on that does not answer [AUTH-19]. */
const SSO_TIMEOUT = 4_000;

/**
 * Leaves for the site's single sign-on, which sends people back with a ticket; null when the page is being left, else the reason
 * why not. Only an address that the site allows is opened [AUTH-19], and none once `over` is aborted.
 */
async function leaveForSso(
  { runtime, site }: SignInPage,
  ports: Ports,
  over?: AbortSignal,
): Promise<Text | null> {
  const { clock, navigation, random, storage } = ports;
  const unavailable: Text = { id: "entry.ssoUnavailable" };
  const { data } = await ask(runtime, uaa.ssoLoginUrl, undefined, { timeout: SSO_TIMEOUT });
  const href = navigation.href();
  const { origin } = new URL(href);
  const address = allowedTarget(data, await site, origin);
  if (address === null) return unavailable;
  if (over?.aborted) return null;
  const trip = { nonce: random.id(), at: clock.now(), from: wayBack(href.slice(origin.length)) };
  storage.write("ssoTrip", formatSsoTrip(trip));
  navigation.go(ssoAddress(address, trip, `${origin}/login/`));
  return null;
}

/** Leaves for it where the site has everybody led there. */
export const takeSso: Take<unknown> = async (_way, { page, ports, over }) =>
  endedBy(await leaveForSso(page, ports, over));

const Place = styled("div")(({ theme }) => ({
  marginBlockStart: theme.spacing(3),
  "& > button": { inlineSize: "100%", minBlockSize: "3rem" },
}));

/** The button for single sign-on, for people who are not sent there automatically: after signing out, or a failure. */
export function SsoButton({ page }: { readonly page: SignInPage }) {
  const ports = usePorts();
  const textOf = useText();
  const [message, setMessage] = useState<Text | null>(null);
  const leave = async () => {
    setMessage(null);
    setMessage(await leaveForSso(page, ports));
  };
  return (
    <Place>
      <PlainButton type="button" onClick={() => void leave()}>
        <FormattedMessage id="entry.sso" />
      </PlainButton>
      {message !== null && <Hint role="alert">{textOf(message)}</Hint>}
    </Place>
  );
}
