import { face } from "../../contract/face";
import { styled } from "@mui/material/styles";
import { useCallback, useEffect, useState, type ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { ask } from "../base/api/ask";
import type { ApiRuntime } from "../base/api/runtime";
import { useChildrenQuery } from "../children";
import { readConsent } from "./core/readRecords";
import { DialogFrame } from "../base/kit/DialogFrame";
import type { Question } from "../base/kit/DialogQueue";
import { FormControlLabel } from "../base/kit/mui/FormControlLabel";
import { Radio } from "../base/kit/mui/Radio";
import { PersonName } from "../base/kit/PersonName";
import { Progress } from "../base/kit/progress/Progress";
import type { User } from "../base/core/wire/user";
import { useAppSelector } from "../base/state/hooks";
import { useAdministratorOf } from "../base/state/useAdministrator";
import { FaceConsentPart } from "./FaceConsentPart";
import { FacePhoto } from "./FacePhoto";
import { FaceRecordsPart } from "./FaceRecordsPart";
import { FaceSettingsPart } from "./FaceSettingsPart";
import { Fault } from "./settingsParts";
import { useKnown } from "./useFaces";

const Column = styled("div")(({ theme }) => ({
  display: "grid",
  gap: theme.spacing(3),
  "& p": { margin: 0 },
  "& fieldset": { margin: 0, padding: 0, border: 0, minInlineSize: 0 },
}));

interface SubjectProps {
  readonly userId: string;
  readonly isSelf: boolean;
  /** How often something has been changed in the dialog. */
  readonly changes: number;
  readonly onChanged: () => void;
  /** Called where the platform keeps no consents. */
  readonly onAbsent: () => void;
}

function Subject({ userId, isSelf, changes, onChanged, onAbsent }: SubjectProps): ReactElement {
  const request = useCallback((runtime: ApiRuntime) => ask(runtime, face.faceConsent, { userId }), [userId]);
  const { data, fault, isAbsent, reload } = useKnown(request, readConsent);
  useEffect(() => {
    if (isAbsent) onAbsent();
  }, [isAbsent, onAbsent]);
  const changed = () => {
    reload();
    onChanged();
  };
  if (fault !== null) return <Fault text={fault} onRetry={reload} />;
  if (data === null) return <Progress label={{ id: "common.loading" }} />;
  return (
    <>
      <FaceConsentPart consent={data} isSelf={isSelf} onChanged={changed} />
      <FaceRecordsPart userId={userId} changes={changes} />
    </>
  );
}

interface Props extends Question<never> {
  /** The one who is signed in. */
  readonly person: Pick<User, "userId" | "userType">;
  /** The id under which the platform knows a parent; null for everybody else. */
  readonly parentId: string | null;
}

/**
 * One's own face, or that of a parent's child: consent, photo, deletion, export and what has happened with it; for administrators how
 * the school uses faces as well. A parent comes for a child, as a rule: the child of the portal is shown first [FACE-06, FACE-08].
 */
export function FaceDialog({ person, parentId, close }: Props): ReactElement {
  const { userId } = person;
  // The platform may say it later than the dialog opens.
  const isAdministrator = useAdministratorOf(person);
  const child = useAppSelector((state) => state.child);
  const asked = useChildrenQuery({ parentId: parentId ?? "" }, { skip: parentId === null });
  const [chosen, setChosen] = useState<string | null>(null);
  const [changes, setChanges] = useState(0);
  const [hasConsents, setHasConsents] = useState(true);
  const forgo = useCallback(() => setHasConsents(false), []);
  const changed = () => setChanges((count) => count + 1);
  const children = asked.data ?? (child ? [child] : []);
  const people = [
    ...children.map(({ id, realName }) => ({ id, name: realName })),
    { id: userId, name: null },
  ];
  // A platform that knows the photo of a face alone asks for it without more [FACE-06].
  if (!hasConsents)
    return (
      <DialogFrame title={{ id: "face.title" }} width="min(100%, 40rem)" onClose={() => close()}>
        <FacePhoto userId={userId} onSaved={changed} />
      </DialogFrame>
    );
  const about = chosen ?? child?.id ?? children[0]?.id ?? userId;
  return (
    <DialogFrame title={{ id: "face.title" }} width="min(100%, 40rem)" onClose={() => close()}>
      <Column>
        {people.length > 1 && (
          <fieldset>
            <legend>
              <FormattedMessage id="face.about" />
            </legend>
            {people.map(({ id, name }) => (
              <FormControlLabel
                key={id}
                control={<Radio name="face-about" checked={about === id} onChange={() => setChosen(id)} />}
                label={name === null ? <FormattedMessage id="face.me" /> : <PersonName name={name} beside />}
              />
            ))}
          </fieldset>
        )}
        {asked.isLoading && !child ? (
          <Progress label={{ id: "common.loading" }} />
        ) : (
          <Subject
            key={about}
            userId={about}
            isSelf={about === userId}
            changes={changes}
            onChanged={changed}
            onAbsent={forgo}
          />
        )}
        {isAdministrator && <FaceSettingsPart onChanged={changed} />}
        {isAdministrator && <FaceRecordsPart userId={null} changes={changes} />}
      </Column>
    </DialogFrame>
  );
}
