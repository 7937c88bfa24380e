import FormControl from "@mui/material/FormControl";
import OutlinedInput from "@mui/material/OutlinedInput";
import { styled } from "@mui/material/styles";
import { useId, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import type { LoginFields } from "../../core/session/loginForm";
import type { Text } from "../../core/wire/text";
import type { MessageId } from "../../i18n/messageIds";
import { useText } from "../../i18n/useText";
import { FilledButton } from "../../kit/PlainButton";
import { VisuallyHidden } from "../../kit/VisuallyHidden";
import type { RememberedLogin } from "../../platform/credentialVault";
import { Hint } from "./Hint";
import { LoginLink } from "./LoginLink";
import { PasswordInput } from "./PasswordInput";
import { useLoginFields } from "./useLoginFields";

/** What a person submits in the login box, trimmed. */
export interface Credentials extends LoginFields {
  readonly remember: boolean;
}

interface LoginFormProps {
  /** A remembered sign-in, filled in where the person has not typed yet; it may come late. */
  readonly remembered?: RememberedLogin | null;
  /** Signs in; answers the message to stand under the password, or null when the page goes on. */
  readonly onSubmit: (credentials: Credentials) => Promise<Text | null>;
  /** Whether a password can be kept safely here; where it cannot, the box says so and does not offer it. */
  readonly canRemember: boolean;
  /** What the button says, where it does more than sign in. */
  readonly submit?: MessageId;
}

const Form = styled("form")(({ theme }) => ({
  display: "grid",
  gap: theme.spacing(2.5),
  "& .MuiOutlinedInput-root": { minBlockSize: "3rem" },
}));

const Label = styled("label")({ marginBlockEnd: "0.375rem" });

const Options = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.spacing(1, 2),
  "& > label": {
    display: "flex",
    alignItems: "center",
    gap: theme.spacing(1),
    minBlockSize: 24,
    cursor: "pointer",
  },
  "& input": {
    inlineSize: "1.125rem",
    blockSize: "1.125rem",
    margin: 0,
    accentColor: theme.vars.palette.brand.accent,
  },
}));

/** The fields of the login box. Enter in the name moves on to the password, Enter there submits [AUTH-03]. */
export function LoginForm({
  remembered = null,
  onSubmit,
  canRemember,
  submit: submitLabel = "login.submit",
}: LoginFormProps) {
  const id = useId();
  const textOf = useText();
  const [choice, setChoice] = useState<boolean | null>(null);
  const [capsLock, setCapsLock] = useState(false);
  const remember = choice ?? remembered !== null;
  const rememberInput = useRef<HTMLInputElement>(null);
  const usernameInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const { values, errors, submitting, change, submit, moveOn } = useLoginFields({
    remembered,
    signIn: (fields) => onSubmit({ ...fields, remember }),
    takeTyped: () => {
      if (rememberInput.current?.checked) setChoice(true);
      return {
        username: usernameInput.current?.value ?? "",
        password: passwordInput.current?.value ?? "",
      };
    },
    focus: (name) => {
      const { current } = name === "username" ? usernameInput : passwordInput;
      current?.focus();
      current?.select();
    },
  });

  return (
    // The method keeps a form that stands in the page before its code from being sent anywhere.
    <Form method="dialog" noValidate aria-busy={submitting} onSubmit={submit}>
      <FormControl fullWidth error={Boolean(errors.username)}>
        <Label htmlFor={`${id}-username`}>
          <FormattedMessage id="login.username" />
        </Label>
        <OutlinedInput
          id={`${id}-username`}
          name="username"
          autoComplete="username"
          inputRef={usernameInput}
          value={values.username}
          onChange={(event) => change("username", event.target.value)}
          onKeyDown={moveOn}
          aria-describedby={errors.username ? `${id}-username-error` : undefined}
          slotProps={{ input: { autoCapitalize: "none", spellCheck: false, enterKeyHint: "next" } }}
        />
        {errors.username && (
          <Hint id={`${id}-username-error`} role="alert">
            {textOf(errors.username)}
          </Hint>
        )}
      </FormControl>
      <FormControl fullWidth error={Boolean(errors.password)}>
        <Label htmlFor={`${id}-password`}>
          <FormattedMessage id="login.password" />
        </Label>
        <PasswordInput
          id={`${id}-password`}
          name="password"
          autoComplete="current-password"
          inputRef={passwordInput}
          value={values.password}
          onChange={(event) => change("password", event.target.value)}
          onKeyUp={(event) => setCapsLock(event.getModifierState("CapsLock"))}
          aria-describedby={errors.password ? `${id}-password-error` : undefined}
          slotProps={{ input: { enterKeyHint: "go" } }}
        />
        {errors.password && (
          <Hint id={`${id}-password-error`} role="alert">
            {textOf(errors.password)}
          </Hint>
        )}
        {capsLock && (
          <Hint role="status">
            <FormattedMessage id="login.capsLock" />
          </Hint>
        )}
      </FormControl>
      <Options>
        {canRemember ? (
          <label>
            <input
              type="checkbox"
              name="remember"
              ref={rememberInput}
              checked={remember}
              onChange={(event) => setChoice(event.target.checked)}
            />
            <FormattedMessage id="login.remember" />
          </label>
        ) : (
          <Hint>
            <FormattedMessage id="login.rememberUnavailable" />
          </Hint>
        )}
        <LoginLink href="/forgetPassword" target="_blank" rel="noopener">
          <FormattedMessage id="login.forgot" />
          <VisuallyHidden>
            <FormattedMessage id="login.opensNewWindow" />
          </VisuallyHidden>
        </LoginLink>
      </Options>
      <FilledButton type="submit" aria-disabled={submitting}>
        <FormattedMessage id={submitting ? "login.submitting" : submitLabel} />
      </FilledButton>
    </Form>
  );
}
