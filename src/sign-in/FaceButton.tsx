import { face } from "../../contract/face";
import ScanFace from "lucide-react/icons/scan-face";
import { styled } from "@mui/material/styles";
import { useCallback, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { ask } from "../base/api/ask";
import { recordOf } from "../base/core/wire/read";
import { isUnknownCall } from "../base/core/wire/unknownCall";
import { yesOf } from "../base/core/wire/shape";
import { useKit } from "../base/kit/KitContext";
import { PlainButton } from "../base/kit/PlainButton";
import { useLater } from "../base/kit/useLater";
import type { SignInPage } from "../base/session/page";
import { Hint } from "./Hint";

const Place = styled("div")(({ theme }) => ({
  marginBlockStart: theme.spacing(3),
  "& > button": { inlineSize: "100%", minBlockSize: "3rem" },
  "& > button[aria-disabled=true]": { cursor: "progress" },
}));

const loadFace = () => import(/* webpackChunkName: "face" */ "./face/FaceSignInDialog");

/** Leads to the user name in the box that a place is in: who does without the camera types next [A11Y-02]. */
const focusName = (place: Element | null) =>
  place?.closest("main, [role=dialog]")?.querySelector<HTMLElement>("[autocomplete=username]")?.focus();

interface Offered {
  readonly unitId: string | null;
}

/** The button to sign in by one's face, where the school of this login page has that; its code comes when it is pressed [FACE-05, FACE-06]. */
export function FaceButton({ page }: { readonly page: SignInPage }) {
  const { runtime, site } = page;
  const { dialogs } = useKit();
  const place = useRef<HTMLDivElement>(null);
  const [phase, setPhase] = useState<"opening" | "failed" | null>(null);
  const offer = useLater(
    useCallback(async (): Promise<Offered | null> => {
      const { unitId, faces } = await site;
      const { data, error } = await ask(runtime, face.faceOffer, unitId === null ? {} : { unitId });
      const isOffered = isUnknownCall(error?.status) ? faces.offered : yesOf(recordOf(data)["signIn"]);
      return isOffered ? { unitId } : null;
    }, [runtime, site]),
    null,
  );
  if (offer === null) return null;
  const open = async () => {
    if (phase === "opening") return;
    setPhase("opening");
    const code = await loadFace().catch(() => null);
    setPhase(code ? null : "failed");
    if (!code) return;
    const way = await dialogs.open(code.FaceSignInDialog, { page, unitId: offer.unitId });
    // Once the dialog has given the focus back to the button, as it does for everybody who leaves it.
    if (way === "password") requestAnimationFrame(() => focusName(place.current));
  };
  const busy = phase === "opening";
  return (
    <Place ref={place}>
      <PlainButton type="button" aria-busy={busy} aria-disabled={busy} onClick={() => void open()}>
        <ScanFace aria-hidden size="1.25rem" />
        <FormattedMessage id="face.login" />
      </PlainButton>
      {phase === "failed" && (
        <Hint role="alert">
          <FormattedMessage id="face.login.unavailable" />
        </Hint>
      )}
    </Place>
  );
}
