import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { useState, type ComponentProps } from "react";
import { useIntl } from "react-intl";
import { PlainIconButton } from "../base/kit/PlainIconButton";
import { PlainInput } from "./PlainInput";

/** A password field whose text can be shown for checking, and hidden again. */
export function PasswordInput(props: ComponentProps<"input">) {
  const { formatMessage } = useIntl();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <PlainInput
      {...props}
      type={shown ? "text" : "password"}
      end={
        <PlainIconButton
          type="button"
          aria-label={formatMessage({ id: shown ? "login.hidePassword" : "login.showPassword" })}
          onClick={() => setShown(!shown)}
        >
          <Icon aria-hidden size="1.25rem" />
        </PlainIconButton>
      }
    />
  );
}
