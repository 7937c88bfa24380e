import type { ReactElement } from "react";
import { useSiteConfigQuery } from "../base/api/site.api";
import { DEFAULT_SITE } from "../base/core/site/siteConfig";
import type { ToolProps } from "../bars";
import { VoiceButton } from "./VoiceButton";

/** The way to spoken commands, where there is a recogniser [VOICE-01]. */
export function VoiceTool(props: ToolProps): ReactElement | null {
  const { data: site = DEFAULT_SITE } = useSiteConfigQuery();
  return site.voice ? <VoiceButton {...props} /> : null;
}
