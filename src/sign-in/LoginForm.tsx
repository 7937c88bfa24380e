import type { Credentials } from "../base/core/session/credentials";
import { styled } from "@mui/material/styles";
import { useId, useState, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { LoginProblem } from "../base/core/session/loginOutcome";
import type { Text } from "../base/core/wire/text";
import type { MessageId } from "../base/i18n/messageIds";
import { Phrase } from "../base/kit/Phrase";
import { FilledButton } from "./FilledButton";
import { PlainInput } from "./PlainInput";
import type { RememberedLogin } from "../base/platform/credentialVault";
import { Hint } from "./Hint";
import { LoginOptions } from "./LoginOptions";
import { PasswordInput } from "./PasswordInput";
import { useDrawnFields } from "./useDrawnFields";
import { useLoginFields, type FieldName } from "./useLoginFields";

interface LoginFormProps {
  /** A remembered sign-in, filled in where the person has not typed yet; it may come late. */
  readonly remembered?: RememberedLogin | null;
  /** Who signs in, as far as the page knows; the password is the person's to type. */
  readonly account?: string;
  /** Signs in; answers why it did not work, or null when the page goes on. */
  readonly onSubmit: (credentials: Credentials) => Promise<LoginProblem | null>;
  /** Whether a password can be kept safely here; where it cannot, the box says so and does not offer it. */
  readonly canRemember: boolean;
  /** Whether a remembered sign-in is used unasked so far; null where that is not offered [AUTH-09]. */
  readonly autoLogin?: boolean | null;
  /** False for a person who has just set a password and needs no link to set another one. */
  readonly canReset?: boolean;
  /** What the button says, where it does more than sign in. */
  readonly submit?: MessageId;
}

const Form = styled("form")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.spacing(2.5),
}));

const Field = styled("div")({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

const Label = styled("label")(({ theme }) => ({
  marginBlockEnd: "0.375rem",
  // For the eye; the field itself says it to those who hear the page.
  "&::after": { content: '"*" / ""', marginInlineStart: "0.25rem", color: theme.vars.palette.error.main },
}));

interface LoginFieldProps {
  readonly id: string;
  readonly label: MessageId;
  /** What is said below the field. */
  readonly wrong: Text | false | undefined;
  /** What stands below that. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A field with its name above it and what is wrong with it below. */
const LoginField = ({ id, label, wrong, note, children }: LoginFieldProps) => (
  <Field>
    <Label htmlFor={id}>
      <FormattedMessage id={label} />
    </Label>
    {children}
    {wrong && (
      <Hint id={`${id}-error`} role="alert">
        <Phrase text={wrong} />
      </Hint>
    )}
    {note}
  </Field>
);

const CapsLockHint = () => (
  <Hint role="status">
    <FormattedMessage id="login.capsLock" />
  </Hint>
);

/** What the person has chosen, or else what was so far; `unasked` is null where it is not offered. */
function useChoices(remembered: boolean, autoLogin: boolean | null) {
  const [rememberChoice, setRemember] = useState<boolean | null>(null);
  const [unaskedChoice, setUnasked] = useState<boolean | null>(null);
  const remember = rememberChoice ?? remembered;
  return {
    remember,
    setRemember,
    unasked: remember && autoLogin !== null ? (unaskedChoice ?? autoLogin) : null,
    setUnasked,
    reset: () => {
      setRemember(null);
      setUnasked(null);
    },
  };
}

/** The fields of the login box. Enter in the name moves on to the password, Enter there submits [AUTH-03]. */
export function LoginForm({
  remembered = null,
  account = "",
  onSubmit,
  canRemember,
  autoLogin = null,
  canReset = true,
  submit: submitLabel = "login.submit",
}: LoginFormProps) {
  const id = useId();
  const [capsLock, setCapsLock] = useState(false);
  const { remember, setRemember, unasked, setUnasked, reset } = useChoices(
    remembered !== null,
    canRemember ? autoLogin : null,
  );
  const { takeOver, ...fields } = useDrawnFields({ remembered, account, onRemember: setRemember });
  const { errors, submitting, submit, moveOn } = useLoginFields({
    ...fields,
    signIn: async (typed) => {
      const problem = await onSubmit({ ...typed, remember, autoLogin: unasked ?? false });
      if (problem === null) reset();
      return problem;
    },
  });

  /** What is said below a field. Any other failure of a sign-in stands where its refusal would [AUTH-04]. */
  const wrong = { ...errors, ...(errors.form && { password: errors.form }) };
  /** What both fields have in common, and what is wrong with what was typed there. */
  const field = (name: FieldName) => ({
    id: id + name,
    name,
    "aria-required": true,
    "aria-invalid": Boolean(errors[name]),
    "aria-describedby": wrong[name] ? `${id + name}-error` : undefined,
  });

  return (
    // The method keeps a form that stands in the page before its code from being sent anywhere.
    <Form ref={takeOver} method="dialog" noValidate aria-busy={submitting} onSubmit={submit}>
      <LoginField id={`${id}username`} label="login.username" wrong={wrong.username}>
        <PlainInput
          {...field("username")}
          autoComplete="username"
          onKeyDown={moveOn}
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
        />
      </LoginField>
      <LoginField
        id={`${id}password`}
        label="login.password"
        wrong={wrong.password}
        note={capsLock && <CapsLockHint />}
      >
        <PasswordInput
          {...field("password")}
          autoComplete="current-password"
          onKeyUp={(event) => setCapsLock(event.getModifierState("CapsLock"))}
          enterKeyHint="go"
        />
      </LoginField>
      <LoginOptions
        canRemember={canRemember}
        remember={remember}
        onRemember={setRemember}
        unasked={unasked}
        onUnasked={setUnasked}
        canReset={canReset}
      />
      <FilledButton type="submit" aria-disabled={submitting}>
        <FormattedMessage id={submitting ? "login.submitting" : submitLabel} />
      </FilledButton>
      {/* Tells whether the box was submitted before any script ran (platform/earlyEvents.ts). */}
      <input type="checkbox" hidden />
    </Form>
  );
}
