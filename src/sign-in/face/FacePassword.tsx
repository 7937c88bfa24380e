import { face } from "../../../contract/face";
import { useId, useState, type SubmitEvent, type ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { ask } from "../../base/api/ask";
import { faceLoginFault } from "../../face";
import type { Text } from "../../base/core/wire/text";
import { useText } from "../../base/i18n/useText";
import { Button } from "../../base/kit/mui/Button";
import { finish } from "../../base/session/beginSession";
import type { SignInPage } from "../../base/session/page";
import { Hint } from "../Hint";
import { PasswordInput } from "../PasswordInput";
import { REMEMBERED } from "./remembered";

interface Props {
  readonly page: SignInPage;
  readonly nonce: string;
}

const takeFocus = (field: HTMLInputElement | null) => field?.focus();

/** The password of a person whose face is known, where the school wants both. */
export function FacePassword({ page, nonce }: Props): ReactElement {
  const text = useText();
  const field = useId();
  const [password, setPassword] = useState("");
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Text | null>(null);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || password === "") return;
    setBusy(true);
    setFault(null);
    const answer = await ask(page.runtime, face.facePassword, { nonce, password }, { signsIn: true });
    // A refusal never leads to the page that binds accounts.
    setFault(answer.error ? faceLoginFault(answer.error) : await finish(page, answer, REMEMBERED));
    setBusy(false);
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <p>
        <FormattedMessage id="face.login.password" />
      </p>
      <label htmlFor={field}>
        <FormattedMessage id="face.login.passwordField" />
      </label>
      <PasswordInput
        ref={takeFocus}
        id={field}
        name="password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        autoComplete="current-password"
        required
        aria-invalid={fault !== null || undefined}
        aria-describedby={fault === null ? undefined : `${field}-error`}
      />
      {fault !== null && (
        <Hint id={`${field}-error`} role="alert">
          {text(fault)}
        </Hint>
      )}
      <Button type="submit" variant="contained" aria-busy={busy || undefined}>
        <FormattedMessage id="face.login.submit" />
      </Button>
    </form>
  );
}
