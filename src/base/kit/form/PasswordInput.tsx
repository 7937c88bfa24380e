import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { useState } from "react";
import { useIntl } from "react-intl";
import { IconButton } from "../mui/IconButton";
import { TextInput, type TextInputProps } from "./TextInput";

/** A password, whose text can be shown for checking and hidden again. */
export function PasswordInput(props: Omit<TextInputProps, "type" | "end">) {
  const { formatMessage } = useIntl();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextInput
      autoComplete="new-password"
      {...props}
      type={shown ? "text" : "password"}
      end={
        <IconButton
          edge="end"
          disabled={props.disabled ?? false}
          aria-label={formatMessage({ id: shown ? "kit.form.hidePassword" : "kit.form.showPassword" })}
          onClick={() => setShown(!shown)}
        >
          <Icon aria-hidden size="1.25rem" />
        </IconButton>
      }
    />
  );
}
