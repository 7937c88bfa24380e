import type { Credentials } from "../../core/sign-in/credentials";
import { styled } from "@mui/material/styles";
import { useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import type { LoginFields } from "../../core/sign-in/loginForm";
import type { LoginProblem } from "../../core/sign-in/loginOutcome";
import type { MessageId } from "../../i18n/messageIds";
import { Phrase } from "../../kit/Phrase";
import { FilledButton } from "../../kit/PlainButton";
import { PlainInput } from "../../kit/PlainInput";
import { VisuallyHidden } from "../../kit/VisuallyHidden";
import type { RememberedLogin } from "../../platform/credentialVault";
import { Hint } from "./Hint";
import { LoginLink } from "./LoginLink";
import { PasswordInput } from "./PasswordInput";
import { EMPTY, useLoginFields, type FieldName } from "./useLoginFields";

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

const NAMES = ["username", "password"] as const;

const inputIn = (form: HTMLFormElement | null, name: string) =>
  form?.querySelector<HTMLInputElement>(`[name=${name}]`);

/** The box that the build has drawn, in which the person may have typed before its code came; null on other pages. */
const built =
  typeof document === "undefined" ? null : document.querySelector<HTMLFormElement>("[data-early] form");

/** Takes what was typed and pressed in a box that React has not taken over but replaced. */
function carryOver(form: HTMLFormElement): void {
  if (!built || built.isConnected) return;
  for (const name of NAMES) {
    const [from, to] = [inputIn(built, name), inputIn(form, name)];
    if (!from || !to) continue;
    to.value = from.value;
    // The focus went with the field that is gone.
    if (from.hasAttribute("data-focused") && document.activeElement === document.body) to.focus();
  }
  form.toggleAttribute("data-pressed", built.hasAttribute("data-pressed"));
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
  const [choice, setChoice] = useState<boolean | null>(null);
  const [capsLock, setCapsLock] = useState(false);
  const remember = choice ?? remembered !== null;
  const [unaskedChoice, setUnaskedChoice] = useState<boolean | null>(null);
  const offersUnasked = remember && canRemember && autoLogin !== null;
  const unasked = unaskedChoice ?? autoLogin ?? false;
  const drawn = useRef<HTMLFormElement>(null);
  /** What the page itself has put into the fields; null once it has nothing to put there any more. */
  const filled = useRef<LoginFields | null>(EMPTY);
  const [read, write] = useMemo(() => {
    const valueOf = (name: FieldName) => inputIn(drawn.current, name)?.value ?? "";
    const put = (fields: LoginFields) => {
      for (const name of NAMES) {
        const input = inputIn(drawn.current, name);
        if (input && input.value !== fields[name]) input.value = fields[name];
      }
    };
    return [() => ({ username: valueOf("username"), password: valueOf("password") }), put] as const;
  }, []);
  const { errors, submitting, submit, moveOn } = useLoginFields({
    read,
    write: (fields) => {
      filled.current = null;
      write(fields);
    },
    signIn: async (fields) => {
      const problem = await onSubmit({ ...fields, remember, autoLogin: offersUnasked && unasked });
      if (problem === null) {
        setChoice(null);
        setUnaskedChoice(null);
      }
      return problem;
    },
    focus: (name) => {
      const input = inputIn(drawn.current, name);
      input?.focus();
      input?.select();
    },
  });

  const takeOver = useCallback((form: HTMLFormElement | null) => {
    drawn.current = form;
    if (!form) return;
    if (inputIn(built && !built.isConnected ? built : form, "remember")?.checked) setChoice(true);
    carryOver(form);
  }, []);

  // What the page knows is filled in where the person has not typed yet.
  useEffect(() => {
    const before = filled.current;
    const now = read();
    if (!before || NAMES.some((name) => now[name] !== before[name])) return;
    filled.current = remembered ?? { username: account, password: "" };
    write(filled.current);
  }, [remembered, account, read, write]);

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
  const told = (name: FieldName) =>
    wrong[name] && (
      <Hint id={`${id + name}-error`} role="alert">
        <Phrase text={wrong[name]} />
      </Hint>
    );

  return (
    // The method keeps a form that stands in the page before its code from being sent anywhere.
    <Form ref={takeOver} method="dialog" noValidate aria-busy={submitting} onSubmit={submit}>
      <Field>
        <Label htmlFor={`${id}username`}>
          <FormattedMessage id="login.username" />
        </Label>
        <PlainInput
          {...field("username")}
          autoComplete="username"
          onKeyDown={moveOn}
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
        />
        {told("username")}
      </Field>
      <Field>
        <Label htmlFor={`${id}password`}>
          <FormattedMessage id="login.password" />
        </Label>
        <PasswordInput
          {...field("password")}
          autoComplete="current-password"
          onKeyUp={(event) => setCapsLock(event.getModifierState("CapsLock"))}
          enterKeyHint="go"
        />
        {told("password")}
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
        {canReset && (
          <LoginLink href="/forgetPassword" target="_blank" rel="noopener">
            <FormattedMessage id="login.forgot" />
            <VisuallyHidden>
              <FormattedMessage id="common.opensNewWindow" />
            </VisuallyHidden>
          </LoginLink>
        )}
      </Options>
      <FilledButton type="submit" aria-disabled={submitting}>
        <FormattedMessage id={submitting ? "login.submitting" : submitLabel} />
      </FilledButton>
      {/* Tells whether the box was submitted before any script ran (platform/earlyEvents.ts). */}
      <input type="checkbox" hidden />
    </Form>
  );
}
