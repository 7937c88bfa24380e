import { styled } from "@mui/material/styles";
import { useState, type ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import type { Text } from "../../base/core/wire/text";
import { useText } from "../../base/i18n/useText";
import { DialogFrame } from "../../base/kit/DialogFrame";
import type { Question } from "../../base/kit/DialogQueue";
import { FaceWidget, faceLoginPorts, type FaceSignedIn } from "../../face";
import { Button } from "../../base/kit/mui/Button";
import { finish } from "../../base/session/beginSession";
import type { SignInPage } from "../../base/session/page";
import { Hint } from "../Hint";
import { FacePassword } from "./FacePassword";
import { REMEMBERED } from "./remembered";

const Column = styled("div")(({ theme }) => ({
  display: "grid",
  gap: theme.spacing(1.5),
  "& p": { margin: 0 },
  // One line, so that a window 900 pixels high has room for all.
  "& .lead": { fontSize: "0.875rem", color: theme.vars.palette.text.secondary, textAlign: "center" },
  "& form": { display: "grid", gap: theme.spacing(1) },
  "& label": { fontWeight: 600 },
}));

/** `password`: the person goes on with that. */
interface Props extends Question<"password"> {
  readonly page: SignInPage;
  /** The unit that the login page shows; null where the platform chooses it. */
  readonly unitId: string | null;
}

/** Signs a person in by their face; the way by a password is one key away [FACE-03, FACE-06]. */
export function FaceSignInDialog({ page, unitId, close }: Props): ReactElement {
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
