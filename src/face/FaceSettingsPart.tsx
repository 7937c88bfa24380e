import { face } from "../../contract/face";
import { styled } from "@mui/material/styles";
import { useCallback, type ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { ask } from "../base/api/ask";
import type { ApiRuntime } from "../base/api/runtime";
import { FACE_SIGN_INS, readFaceSettings, type FaceSettings } from "./core/readRecords";
import { DialogNotice } from "../base/kit/dialog/DialogNotice";
import { Alert } from "../base/kit/mui/Alert";
import { FormControlLabel } from "../base/kit/mui/FormControlLabel";
import { Radio } from "../base/kit/mui/Radio";
import { Switch } from "../base/kit/mui/Switch";
import { Phrase } from "../base/kit/Phrase";
import { Fault, Section } from "./settingsParts";
import { useFaceChange } from "./useFaceChange";
import { useKnown, useRuntime } from "./useFaces";

const Choices = styled("fieldset")({
  display: "grid",
  justifyItems: "start",
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  "& legend": { padding: 0, fontWeight: 600 },
});

interface Props {
  readonly onChanged: () => void;
}

/** How the school uses faces; for its administrators [FACE-06, FACE-08]. */
export function FaceSettingsPart({ onChanged }: Props): ReactElement | null {
  const runtime = useRuntime();
  const request = useCallback((runtime: ApiRuntime) => ask(runtime, face.faceSettings, undefined), []);
  const { data, fault, reload } = useKnown(request, readFaceSettings);
  const { fault: failed, change } = useFaceChange(() => {
    reload();
    onChanged();
  });
  if (data === null) return fault === null ? null : <Fault text={fault} onRetry={reload} />;
  const set = (next: Partial<Pick<FaceSettings, "signIn" | "clocking">>) =>
    change(ask(runtime, face.setFaceSettings, next), { id: "face.settings.saved" });
  return (
    <Section title={{ id: "face.settings" }}>
      <Choices>
        <legend>
          <FormattedMessage id="face.signIn" />
        </legend>
        {FACE_SIGN_INS.map((way) => (
          <FormControlLabel
            key={way}
            control={
              <Radio
                name="face-sign-in"
                checked={data.signIn === way}
                onChange={() => void set({ signIn: way })}
              />
            }
            label={<FormattedMessage id={`face.signIn.${way}`} />}
          />
        ))}
      </Choices>
      <FormControlLabel
        control={
          <Switch
            checked={data.clocking}
            onChange={(_, clocking) => void set({ clocking })}
            slotProps={{ input: { role: "switch" } }}
          />
        }
        label={<FormattedMessage id="face.clocking" />}
      />
      <p>
        <FormattedMessage id="face.enrolled" values={{ count: data.enrolled }} />
      </p>
      {failed !== null && (
        <DialogNotice>
          <Alert severity="error" role="alert">
            <Phrase text={failed} />
          </Alert>
        </DialogNotice>
      )}
    </Section>
  );
}
