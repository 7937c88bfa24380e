import { styled } from "@mui/material/styles";
import { useEffect, useId, useRef, useState, type SyntheticEvent } from "react";
import { FormattedMessage } from "react-intl";
import { codeDigits, resetFieldErrors, type ResetEvent, type ResetState } from "../flow/password-reset/step";
import { isPasswordAllowed, type PasswordRule } from "../../base/core/validation/password";
import type { Text } from "../../base/core/wire/text";
import type { MessageId } from "../../base/i18n/messageIds";
import { useText } from "../../base/i18n/useText";
import { FilledButton } from "../FilledButton";
import { PlainButton } from "../../base/kit/PlainButton";
import { VisuallyHidden } from "../../base/kit/VisuallyHidden";
import { Hint } from "../Hint";
import { PasswordInput } from "../PasswordInput";
import { PasswordDemands } from "./PasswordDemands";
import { ResetField, ResetForm } from "./ResetField";

interface StepProps {
  readonly state: ResetState;
  readonly send: (event: ResetEvent) => void;
}

interface SubmitProps {
  readonly busy: boolean;
  /** Whether it is this button's work that is waited for. */
  readonly waits?: boolean;
  readonly id: MessageId;
}

const Submit = ({ busy, waits = true, id }: SubmitProps) => (
  <FilledButton type="submit" aria-disabled={busy}>
    <FormattedMessage id={busy && waits ? "forgot.busy" : id} />
  </FilledButton>
);

const Again = styled("div")(({ theme }) => ({
  display: "grid",
  "& > p:empty": { margin: 0 },
  "& > button[aria-disabled=true]": {
    borderColor: theme.vars.palette.line.control,
    backgroundColor: "transparent",
    color: theme.vars.palette.text.secondary,
    cursor: "default",
  },
}));

/** Digits of one width, so that the words beside them stay where they are. */
const Seconds = styled("span")({ fontVariantNumeric: "tabular-nums" });

const fieldIn = (form: HTMLFormElement, name: string) => {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.focus();
};

/** Moves the focus to the one field of a step that has just come, and back to it when something is wrong with it. */
function useFieldFocus(problem: Text | null) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (problem !== null) field.current?.select();
  }, [problem]);
  return field;
}

/** For what is no prose: nothing of it is corrected. */
const AS_TYPED = { autoCapitalize: "none", spellCheck: false } as const;

/** Whose password it is, and where the code goes. */
export function WhoStep({
  state,
  send,
  values,
  onChange,
}: StepProps & {
  readonly values: { readonly account: string; readonly contact: string };
  readonly onChange: (values: { readonly account: string; readonly contact: string }) => void;
}) {
  const [errors, setErrors] = useState<ReturnType<typeof resetFieldErrors>>({});
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = resetFieldErrors(values);
    setErrors(wrong);
    const [first] = Object.keys(wrong);
    if (first !== undefined) fieldIn(event.currentTarget, first);
    else send({ type: "asked", account: values.account.trim(), contact: values.contact.trim() });
  };
  return (
    <ResetForm noValidate aria-busy={state.busy} onSubmit={submit}>
      <ResetField
        label="login.username"
        name="account"
        autoComplete="username"
        {...AS_TYPED}
        value={values.account}
        onChange={(event) => onChange({ ...values, account: event.target.value })}
        error={errors.account ?? null}
      />
      <ResetField
        label="forgot.contact"
        name="contact"
        autoComplete="email"
        {...AS_TYPED}
        value={values.contact}
        onChange={(event) => onChange({ ...values, contact: event.target.value })}
        hint={<FormattedMessage id="forgot.contactHint" />}
        error={errors.contact ?? state.problem}
      />
      <Submit busy={state.busy} id="forgot.send" />
    </ResetForm>
  );
}

/** What asks for another code. The focus stays on it while it waits, and its name stays the same while seconds pass. */
function SendAgain({
  state: { busy, again, hold },
  onPress,
}: {
  readonly state: ResetState;
  readonly onPress: () => void;
}) {
  const id = useId();
  return (
    <>
      <PlainButton
        type="button"
        aria-disabled={busy || hold !== null}
        aria-describedby={hold === null ? undefined : id}
        onClick={onPress}
      >
        <FormattedMessage id={busy && again ? "forgot.busy" : "forgot.again"} />
        {hold !== null && (
          <Seconds aria-hidden>
            <FormattedMessage id="forgot.seconds" values={{ seconds: hold.seconds }} />
          </Seconds>
        )}
      </PlainButton>
      {hold !== null && (
        <VisuallyHidden id={id}>
          <FormattedMessage id="forgot.wait" values={{ seconds: Math.ceil(hold.length / 1000) }} />
        </VisuallyHidden>
      )}
    </>
  );
}

/** The code that was sent. */
export function CodeStep({ state, send }: StepProps) {
  const [code, setCode] = useState("");
  const [wrong, setWrong] = useState<Text | null>(null);
  const textOf = useText();
  const problem = wrong ?? state.problem;
  const field = useFieldFocus(problem);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const whole = code.length === 6;
    setWrong(whole ? null : { id: "forgot.codeWrong" });
    if (whole) send({ type: "codeGiven", code });
    else field.current?.focus();
  };
  return (
    <ResetForm noValidate aria-busy={state.busy} onSubmit={submit}>
      <ResetField
        label="forgot.code"
        name="code"
        ref={field}
        autoComplete="one-time-code"
        inputMode="numeric"
        value={code}
        onChange={(event) => setCode(codeDigits(event.target.value))}
        error={problem}
      />
      <Submit busy={state.busy} waits={!state.again} id="forgot.next" />
      <Again>
        <SendAgain
          state={state}
          onPress={() => {
            if (state.hold === null) setWrong(null);
            send({ type: "askedAgain" });
          }}
        />
        {/* There all the time, so that it is spoken when its words change. */}
        <Hint role="status">{state.status !== null && textOf(state.status)}</Hint>
      </Again>
    </ResetForm>
  );
}

/** The new password, by the site's rule. */
export function PasswordStep({ state, send, rule }: StepProps & { readonly rule: PasswordRule }) {
  const [password, setPassword] = useState("");
  const [wrong, setWrong] = useState<Text | null>(null);
  const problem = wrong ?? state.problem;
  const field = useFieldFocus(problem);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const allowed = isPasswordAllowed(rule, password);
    setWrong(allowed ? null : { id: "forgot.weak" });
    if (allowed) send({ type: "passwordGiven", password });
    else field.current?.focus();
  };
  return (
    <ResetForm noValidate aria-busy={state.busy} onSubmit={submit}>
      {/* For password managers, which otherwise do not know whose password it is. */}
      <input hidden readOnly name="username" autoComplete="username" value={state.account} />
      <ResetField
        Input={PasswordInput}
        label="forgot.newPassword"
        name="password"
        ref={field}
        autoComplete="new-password"
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          setWrong(null);
        }}
        hint={<PasswordDemands rule={rule} password={password} />}
        error={problem}
      />
      <Submit busy={state.busy} id="forgot.set" />
    </ResetForm>
  );
}
