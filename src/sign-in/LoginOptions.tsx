import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import type { MessageId } from "../base/i18n/messageIds";
import { VisuallyHidden } from "../base/kit/VisuallyHidden";
import { Hint } from "./Hint";
import { LoginLink } from "./LoginLink";

const Options = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "0.5rem 1rem",
  "& > label": {
    display: "flex",
    alignItems: "center",
    gap: "0.5rem",
    minBlockSize: 24,
    cursor: "pointer",
  },
});

interface ChoiceProps {
  readonly name: string;
  readonly label: MessageId;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

const Choice = ({ name, label, checked, onChange }: ChoiceProps) => (
  <label>
    <input
      className="look-check"
      type="checkbox"
      name={name}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
    <FormattedMessage id={label} />
  </label>
);

interface Props {
  /** Whether a password can be kept safely here; where it cannot, the box says so and does not offer it. */
  readonly canRemember: boolean;
  readonly remember: boolean;
  readonly onRemember: (remember: boolean) => void;
  /** Whether the person wants to be signed in unasked; null where that is not offered [AUTH-09]. */
  readonly unasked: boolean | null;
  readonly onUnasked: (unasked: boolean) => void;
  readonly canReset: boolean;
}

/** What stands between the fields and the button of the login box: what is to be remembered, and help with a password. */
export function LoginOptions({ canRemember, remember, onRemember, unasked, onUnasked, canReset }: Props) {
  return (
    <Options>
      {canRemember ? (
        <Choice name="remember" label="login.remember" checked={remember} onChange={onRemember} />
      ) : (
        <Hint>
          <FormattedMessage id="login.rememberUnavailable" />
        </Hint>
      )}
      {unasked !== null && (
        <Choice name="autoLogin" label="login.autoLogin" checked={unasked} onChange={onUnasked} />
      )}
      {canReset && (
        <LoginLink href="/forgetPassword" target="_blank" rel="noopener">
          <FormattedMessage id="login.forgot" />
          <VisuallyHidden>
            <FormattedMessage id="common.opensNewWindow" />
          </VisuallyHidden>
        </LoginLink>
      )}
    </Options>
  );
}
