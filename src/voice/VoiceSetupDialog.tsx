import { styled } from "@mui/material/styles";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { DialogFrame } from "../base/kit/DialogFrame";
import type { Question } from "../base/kit/DialogQueue";

const Ways = styled("ul")({
  margin: "0.75rem 0 0",
  paddingInlineStart: "1.25rem",
  display: "grid",
  gap: "0.625rem",
  "& code": { overflowWrap: "anywhere" },
});

const code = (text: string) => (
  <code lang="en" translate="no">
    {text}
  </code>
);

/** The names that an administrator types on the server, as docs/voice.md has them. */
const NAMES = {
  command: code("npm run voice:setup"),
  url: code("VOICE_URL"),
  key: code("VOICE_APP_KEY"),
  token: code("VOICE_TOKEN"),
  field: code("recogniser"),
  file: code("SITE_CONFIG"),
};

/** How voice commands are set up, for those who administer a portal without a recogniser [VOICE-01]. */
export const VoiceSetupDialog = ({ close }: Question<never>): ReactElement => (
  <DialogFrame title={{ id: "voice.setup.title" }} size="question" onClose={() => close()}>
    <FormattedMessage id="voice.setup.intro" />
    <Ways>
      {(["own", "elsewhere", "platform"] as const).map((way) => (
        <li key={way}>
          <FormattedMessage id={`voice.setup.${way}`} values={NAMES} />
        </li>
      ))}
    </Ways>
  </DialogFrame>
);
