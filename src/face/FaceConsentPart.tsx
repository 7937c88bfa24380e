import { styled } from "@mui/material/styles";
import { useEffect, useRef, type ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { ask } from "../base/api/ask";
import type { FaceConsent } from "./core/readRecords";
import type { Text } from "../base/core/wire/text";
import { usePersonName } from "../base/i18n/usePersonName";
import { useText } from "../base/i18n/useText";
import { ConfirmDialog } from "../base/kit/ConfirmDialog";
import { useKit } from "../base/kit/KitContext";
import { hasLostFocus } from "../base/kit/lostFocus";
import { DialogNotice } from "../base/kit/dialog/DialogNotice";
import { Alert } from "../base/kit/mui/Alert";
import { Button } from "../base/kit/mui/Button";
import { PlainLink } from "../base/kit/PlainLink";
import { PersonName } from "../base/kit/PersonName";
import { Phrase } from "../base/kit/Phrase";
import { face } from "../../contract/face";
import { FacePhoto } from "./FacePhoto";
import { Row } from "./settingsParts";
import { useFaceChange } from "./useFaceChange";
import { useRuntime } from "./useFaces";
import { WireTime } from "./WireTime";

const Words = styled("div")(({ theme }) => ({
  maxBlockSize: "14rem",
  overflowY: "auto",
  padding: theme.spacing(1.5, 2),
  border: `1px solid ${theme.vars.palette.line.soft}`,
  borderRadius: "var(--radius-control)",
  "& p": { margin: theme.spacing(0, 0, 1.5), lineHeight: 1.6 },
  "& p:last-child": { margin: 0 },
}));

interface Props {
  readonly consent: FaceConsent;
  /** Whether it is the person's own face. */
  readonly isSelf: boolean;
  readonly onChanged: () => void;
}

/** The consent of a person, and, once it is given, their photo and all that they may do with it [FACE-06, FACE-08]. */
export function FaceConsentPart({ consent, isSelf, onChanged }: Props): ReactElement {
  const text = useText();
  const named = usePersonName();
  const { dialogs } = useKit();
  const runtime = useRuntime();
  const { fault, change } = useFaceChange(onChanged);
  const { userId, version, given, mayGive, taken } = consent;
  const words = useRef<HTMLDivElement>(null);
  const stands = `${given?.time ?? ""} ${taken}`;
  const stood = useRef(stands);
  // The button that was pressed may be gone with what it changed; the next one is a Tab away from the words [A11Y-02].
  useEffect(() => {
    if (stood.current === stands) return;
    stood.current = stands;
    if (words.current && hasLostFocus(words.current)) words.current.focus();
  }, [stands]);
  // Each action about another person names that person, so that no one agrees for the wrong one.
  const name = named(consent.name);
  const titleOf = (what: "withdraw" | "delete"): Text =>
    isSelf ? { id: `face.${what}` } : { id: `face.${what}.of`, values: { name } };

  const agree = () =>
    void change(ask(runtime, face.giveFaceConsent, { userId, version }), { id: "face.consented" });
  const confirm = async (what: "withdraw" | "delete") => {
    const sure = await dialogs.open(ConfirmDialog, {
      title: titleOf(what),
      body: { id: `face.${what}.body` },
      confirm: { id: `face.${what}` },
      destructive: true,
    });
    if (!sure) return;
    if (what === "withdraw")
      await change(ask(runtime, face.withdrawFaceConsent, { userId }), { id: "face.withdrawn" });
    else await change(ask(runtime, face.deleteFace, { userId }), { id: "face.deleted" });
  };
  const paragraphs = text(consent.text).split(/\n+/);
  return (
    <>
      <Words ref={words} tabIndex={0} role="region" aria-label={text({ id: "face.terms" })}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Words>
      {fault !== null && (
        <DialogNotice>
          <Alert severity="error" role="alert">
            <Phrase text={fault} />
          </Alert>
        </DialogNotice>
      )}
      {given ? (
        <p>
          <FormattedMessage
            id="face.agreed"
            values={{ time: <WireTime time={given.time} />, name: <PersonName name={given.by} /> }}
          />
        </p>
      ) : (
        !mayGive && (
          <p>
            <FormattedMessage id="face.consentNeeded" />
          </p>
        )
      )}
      <Row>
        {mayGive && !given && (
          <Button variant="contained" onClick={agree}>
            {isSelf ? (
              <FormattedMessage id="face.agree" />
            ) : (
              <FormattedMessage id="face.agreeFor" values={{ name }} />
            )}
          </Button>
        )}
        {mayGive && given && (
          <Button variant="outlined" onClick={() => void confirm("withdraw")}>
            <FormattedMessage id="face.withdraw" />
          </Button>
        )}
        {taken !== "" && (
          <Button variant="outlined" color="error" onClick={() => void confirm("delete")}>
            <FormattedMessage id="face.delete" />
          </Button>
        )}
        {(given !== null || taken !== "") && (
          <PlainLink href={`${face.faceExport.path}?userId=${encodeURIComponent(userId)}`} download="">
            <FormattedMessage id="face.export" />
          </PlainLink>
        )}
      </Row>
      {given && isSelf && <FacePhoto key={taken} userId={userId} onSaved={onChanged} />}
    </>
  );
}
