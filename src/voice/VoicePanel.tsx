import { useEffect, useEffectEvent, useState, type ReactElement } from "react";
import { useSiteConfigQuery } from "../base/api/site.api";
import { appName } from "../base/core/apps/appName";
import { DEFAULT_SITE } from "../base/core/site/siteConfig";
import type { VoiceTarget } from "./core/recogniser";
import { isIn, spokenLanguage } from "./core/spokenLanguage";
import { Voice } from "./flow/Voice";
import { useLanguage, useText } from "../base/i18n/useText";
import { HeaderPopover, type PanelProps } from "../bars";
import { useShell } from "../base/kit/ShellContext";
import { usePorts } from "../base/platform/PortsContext";
import { useAppDispatch } from "../base/state/hooks";
import { createVoicePorts } from "./createVoicePorts";
import { VoiceView } from "./VoiceView";

const WIDTH = 416;
/** As many names are shown as examples. */
const EXAMPLES = 3;

type BodyProps = Pick<PanelProps, "onClose"> & {
  /** Whether the header's button is still held, which speaks at once. */
  readonly isHeld: boolean;
};

/** What goes on while the panel is open; it ends with it. */
function VoiceBody({ onClose, isHeld }: BodyProps): ReactElement {
  const ports = usePorts();
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const { links, onOpen } = useShell();
  const { data: site = DEFAULT_SITE } = useSiteConfigQuery();
  const [opening, setOpening] = useState<VoiceTarget | null>(null);
  const [speaksAtOnce] = useState(isHeld);
  const [voice] = useState(
    () => new Voice(createVoicePorts({ ports, dispatch, language, site, go: setOpening })),
  );
  const href = opening && ("route" in opening ? `#${opening.route}` : opening.url);
  const link = links.find((each) => each.href === href);
  const spoken = spokenLanguage(site, language);
  const names = links.map(({ app }) => appName(app, spoken)).filter((name) => isIn(name, spoken));

  useEffect(() => {
    if (speaksAtOnce) voice.hold();
    const release = () => voice.release();
    // The press began before this was there, so that its end is no event of the button below.
    window.addEventListener("pointerup", release);
    return () => {
      window.removeEventListener("pointerup", release);
      voice.close();
    };
  }, [voice, speaksAtOnce]);
  const leave = useEffectEvent(onClose);
  useEffect(() => ports.navigation.moved(() => leave()), [ports]);

  return (
    <VoiceView
      voice={voice}
      isForeign={spoken !== language}
      examples={names.slice(0, EXAMPLES)}
      count={names.length}
      found={href === null ? null : { href, name: link?.name ?? href, newWindow: link?.newWindow ?? false }}
      onOpen={() => {
        if (link) onOpen(link.app);
        onClose();
      }}
    />
  );
}

/** Spoken commands, below the header's button [VOICE-01]. */
export function VoicePanel({ anchor, onClose }: PanelProps): ReactElement {
  const text = useText();
  return (
    <HeaderPopover anchor={anchor} onClose={onClose} label={text({ id: "voice.title" })} width={WIDTH}>
      {anchor && <VoiceBody onClose={onClose} isHeld={anchor.matches(":active")} />}
    </HeaderPopover>
  );
}
