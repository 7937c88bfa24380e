import MicOff from "lucide-react/icons/mic-off";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { useSiteConfigQuery } from "../base/api/site.api";
import { PART_FAILED } from "../base/core/part/partFailed";
import { useKit } from "../base/kit/KitContext";
import { MenuLine, type LineProps } from "../bars";
import { useAdministrator } from "../base/state/useAdministrator";

/** Where no recogniser is configured, administrators read here how to set one up; others see nothing of it [VOICE-01]. */
export function VoiceLine({ close }: LineProps): ReactElement | null {
  const { dialogs, toasts } = useKit();
  const { data: site } = useSiteConfigQuery();
  const administers = useAdministrator();
  if (!administers || site?.voice !== false) return null;
  const open = () =>
    import(/* webpackChunkName: "quiet-watchers" */ "./VoiceSetupDialog").then(
      ({ VoiceSetupDialog }) => dialogs.open(VoiceSetupDialog, {}),
      () => toasts.notify(PART_FAILED),
    );
  return (
    <MenuLine Icon={MicOff} close={close} onChoose={() => void open()}>
      <FormattedMessage id="person.voice" />
    </MenuLine>
  );
}
