import { styled } from "@mui/material/styles";
import { useId, useState, type SubmitEvent, type ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { askFace } from "../../../api/askFace";
import { loginFault } from "../../../core/sign-in/loginOutcome";
import type { Text } from "../../../core/wire/text";
import { useText } from "../../../i18n/useText";
import { DialogFrame } from "../../../kit/DialogFrame";
import type { Question } from "../../../kit/DialogQueue";
import { FaceWidget } from "../../../kit/face/FaceWidget";
import { Button } from "../../../kit/mui/Button";
import { finish } from "../../../session/begin";
import { faceLoginPorts, type FaceSignedIn } from "../../../session/face/facePorts";
import type { SignInPage } from "../../../session/page";
import { Hint } from "../Hint";
import { PasswordInput } from "../PasswordInput";
import "../form/words";
import "./words";

const Column = styled("div")(({ theme }) => ({
  display: "grid",
  gap: theme.spacing(1.5),
  "& p": { margin: 0 },
  // One line, so that a window 900 pixels high has room for all.
  "& .lead": { fontSize: "0.875rem", color: theme.vars.palette.text.secondary, textAlign: "center" },
  "& form": { display: "grid", gap: theme.spacing(1) },
  "& label": { fontWeight: 600 },
}));

/** A sign-in that has come through leaves the page: what was done before decides nothing any more. */
const REMEMBERED = { remembered: "ifTheirs" } as const;

interface PasswordProps {
  readonly page: SignInPage;
  readonly nonce: string;
}

const takeFocus = (field: HTMLInputElement | null) => field?.focus();

/** The password of a person whose face is known, where the school wants both. */
function FacePassword({ page, nonce }: PasswordProps): ReactElement {
  const text = useText();
  const field = useId();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Text | null>(null);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = new FormData(event.currentTarget).get("password");
    if (busy || typeof password !== "string" || password === "") return;
    setBusy(true);
    setFault(null);
    const answer = await askFace(page.runtime)("facePassword", { nonce, password }, { signsIn: true });
    // A refusal never leads to the page that binds accounts.
    setFault(answer.failure ? loginFault(answer.failure) : await finish(page, answer, REMEMBERED));
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

/** `password`: the person goes on with that. */
interface Props extends Question<"password"> {
  readonly page: SignInPage;
  /** The unit that the login page shows; null where the platform chooses it. */
  readonly unitId: string | null;
}

/** Signs a person in by their face; the way by a password is one key away [FACE-03, FACE-06]. */
export function FaceDialog({ page, unitId, close }: Props): ReactElement {
  const text = useText();
  const [ports] = useState(() => faceLoginPorts(page.runtime, async () => (await page.site).faces, unitId));
  const [nonce, setNonce] = useState<string | null>(null);
  const [fault, setFault] = useState<Text | null>(null);
  const take = async (result: FaceSignedIn) => {
    if ("needsPassword" in result) setNonce(result.nonce);
    else setFault(await finish(page, { data: result.data }, REMEMBERED));
  };
  return (
    <DialogFrame
      title={{ id: "face.login" }}
      width="min(100%, 36rem)"
      onClose={() => close()}
      actions={
        <Button onClick={() => close("password")}>
          <FormattedMessage id="face.login.usePassword" />
        </Button>
      }
    >
      <Column>
        {nonce === null ? (
          <>
            <FaceWidget mode="login" ports={ports} onDone={(result) => void take(result)} />
            <p className="lead">
              <FormattedMessage id="face.login.lead" />
            </p>
          </>
        ) : (
          <FacePassword page={page} nonce={nonce} />
        )}
        {fault !== null && <Hint role="alert">{text(fault)}</Hint>}
      </Column>
    </DialogFrame>
  );
}
