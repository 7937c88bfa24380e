import { styled } from "@mui/material/styles";
import { useCallback, useId, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import type { LoginFields } from "../../core/session/loginForm";
import type { Text } from "../../core/wire/text";
import type { MessageId } from "../../i18n/messageIds";
import { useText } from "../../i18n/useText";
import { FilledButton } from "../../kit/PlainButton";
import { PlainInput } from "../../kit/PlainInput";
import { VisuallyHidden } from "../../kit/VisuallyHidden";
import type { RememberedLogin } from "../../platform/credentialVault";
import { Hint } from "./Hint";
import { LoginLink } from "./LoginLink";
import { PasswordInput } from "./PasswordInput";
import { useLoginFields } from "./useLoginFields";

/** What a person submits in the login box, trimmed. */
export interface Credentials extends LoginFields {
  readonly remember: boolean;
  /** To be signed in unasked from now on; always false where that is not offered. */
  readonly autoLogin: boolean;
}

interface LoginFormProps {
  /** A remembered sign-in, filled in where the person has not typed yet; it may come late. */
  readonly remembered?: RememberedLogin | null;
  /** Who signs in, as far as the page knows; the password is the person's to type. */
  readonly account?: string;
  /** Signs in; answers the message to stand under the password, or null when the page goes on. */
  readonly onSubmit: (credentials: Credentials) => Promise<Text | null>;
  /** Whether a password can be kept safely here; where it cannot, the box says so and does not offer it. */
  readonly canRemember: boolean;
  /** Whether a remembered sign-in is used unasked so far; null where that is not offered [AUTH-09]. */
  readonly autoLogin?: boolean | null;
  /** What the button says, where it does more than sign in. */
  readonly submit?: MessageId;
}

const Form = styled("form")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.spacing(2.5),
}));

const Field = styled("div")({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

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

interface ChoiceProps {
  readonly name: string;
  readonly label: MessageId;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

const Choice = ({ name, label, checked, onChange }: ChoiceProps) => (
  <label>
    <input
      type="checkbox"
      name={name}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
    <FormattedMessage id={label} />
  </label>
);

const inputIn = (form: HTMLFormElement, name: string): HTMLInputElement | null => {
  const element = form.elements.namedItem(name);
  return element instanceof HTMLInputElement ? element : null;
};

/** The fields of the login box. Enter in the name moves on to the password, Enter there submits [AUTH-03]. */
export function LoginForm({
  remembered = null,
  account = "",
  onSubmit,
  canRemember,
  autoLogin = null,
  submit: submitLabel = "login.submit",
}: LoginFormProps) {
  const id = useId();
  const textOf = useText();
  const [choice, setChoice] = useState<boolean | null>(null);
  const [capsLock, setCapsLock] = useState(false);
  const remember = choice ?? remembered !== null;
  const [unaskedChoice, setUnaskedChoice] = useState<boolean | null>(null);
  const offersUnasked = remember && canRemember && autoLogin !== null;
  const unasked = unaskedChoice ?? autoLogin ?? false;
  const usernameInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const { values, errors, submitting, adopt, change, submit, moveOn } = useLoginFields({
    remembered: remembered ?? { username: account, password: "" },
    signIn: async (fields) => {
      const message = await onSubmit({ ...fields, remember, autoLogin: offersUnasked && unasked });
      if (message === null) {
        setChoice(null);
        setUnaskedChoice(null);
      }
      return message;
    },
    focus: (name) => {
      const { current } = name === "username" ? usernameInput : passwordInput;
      current?.focus();
      current?.select();
    },
  });

  const takeOver = useCallback(
    (form: HTMLFormElement | null) => {
      if (!form) return;
      const input = (name: string) => inputIn(form, name);
      adopt({ username: input("username")?.value ?? "", password: input("password")?.value ?? "" });
      if (input("remember")?.checked) setChoice(true);
    },
    [adopt],
  );

  return (
    // The method keeps a form that stands in the page before its code from being sent anywhere.
    <Form ref={takeOver} method="dialog" noValidate aria-busy={submitting} onSubmit={submit}>
      <Field>
        <Label htmlFor={`${id}-username`}>
          <FormattedMessage id="login.username" />
        </Label>
        <PlainInput
          id={`${id}-username`}
          name="username"
          autoComplete="username"
          ref={usernameInput}
          value={values.username}
          onChange={(event) => change("username", event.target.value)}
          onKeyDown={moveOn}
          aria-invalid={Boolean(errors.username)}
          aria-describedby={errors.username ? `${id}-username-error` : undefined}
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
        />
        {errors.username && (
          <Hint id={`${id}-username-error`} role="alert">
            {textOf(errors.username)}
          </Hint>
        )}
      </Field>
      <Field>
        <Label htmlFor={`${id}-password`}>
          <FormattedMessage id="login.password" />
        </Label>
        <PasswordInput
          id={`${id}-password`}
          name="password"
          autoComplete="current-password"
          ref={passwordInput}
          value={values.password}
          onChange={(event) => change("password", event.target.value)}
          onKeyUp={(event) => setCapsLock(event.getModifierState("CapsLock"))}
          aria-invalid={Boolean(errors.password)}
          aria-describedby={errors.password ? `${id}-password-error` : undefined}
          enterKeyHint="go"
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
      </Field>
      <Options>
        {canRemember ? (
          <Choice name="remember" label="login.remember" checked={remember} onChange={setChoice} />
        ) : (
          <Hint>
            <FormattedMessage id="login.rememberUnavailable" />
          </Hint>
        )}
        {offersUnasked && (
          <Choice name="autoLogin" label="login.autoLogin" checked={unasked} onChange={setUnaskedChoice} />
        )}
        <LoginLink href="/forgetPassword" target="_blank" rel="noopener">
          <FormattedMessage id="login.forgot" />
          <VisuallyHidden>
            <FormattedMessage id="common.opensNewWindow" />
          </VisuallyHidden>
        </LoginLink>
      </Options>
      <FilledButton type="submit" aria-disabled={submitting}>
        <FormattedMessage id={submitting ? "login.submitting" : submitLabel} />
      </FilledButton>
    </Form>
  );
}
