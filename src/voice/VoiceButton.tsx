import Mic from "lucide-react/icons/mic";
import type { ReactElement } from "react";
import { useIntl } from "react-intl";
import { startTimer } from "../base/flow/startTimer";
import { HeaderButton, opensPanel, type ToolProps } from "../bars";

/** A press as long as this opens the helper while it goes on, milliseconds [VOICE-01]. */
const HOLD_MS = 200;

/** The microphone: a press shows what one may say; one that is held speaks at once [VOICE-01]. */
export function VoiceButton({ panel }: ToolProps): ReactElement {
  const name = useIntl().formatMessage({ id: "header.voice" });
  return (
    <HeaderButton
      id={panel.id}
      aria-label={name}
      aria-haspopup="dialog"
      {...opensPanel(panel)}
      onPointerDown={({ currentTarget }) => {
        const cancel = startTimer(() => panel.open(currentTarget), HOLD_MS);
        window.addEventListener("pointerup", cancel, { once: true });
      }}
      onContextMenu={(event) => event.preventDefault()}
    >
      <Mic aria-hidden="true" />
    </HeaderButton>
  );
}
