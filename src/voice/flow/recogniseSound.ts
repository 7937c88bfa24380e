import { readRecognised, recogniserAddress, type VoiceToken } from "../core/recogniser";
import type { SiteConfig } from "../../base/core/site/siteConfig";
import type { Http } from "../../base/platform/ports";
import type { VoicePorts } from "./ports";

/** How long the recogniser may take, milliseconds: longer than any sentence needs, and the person waits. */
const RECOGNISE_MS = 15_000;

/** What a recording is sent by. */
export interface RecogniseOptions {
  /** A transport to other origins, without cookies. */
  readonly http: Http;
  readonly site: Pick<SiteConfig, "recogniser">;
  readonly origin: string;
}

/** Sends recordings by the short-sentence form: the sound as it is, the token in a header, the sentence in the answer [VOICE-02]. */
export const recogniseBy =
  ({ http, site, origin }: RecogniseOptions): VoicePorts["recognise"] =>
  async (sound: Blob, { token, ...where }: VoiceToken, signal: AbortSignal) => {
    const url = recogniserAddress(where, site, origin);
    if (url === null) return { fault: "token" };
    const result = await http.send(
      {
        method: "POST",
        url,
        headers: { "X-NLS-Token": token, "Content-Type": "application/octet-stream" },
        body: { form: "bytes", content: sound },
        timeout: RECOGNISE_MS,
        bytes: false,
      },
      signal,
    );
    if (result.kind === "fault") return { fault: result.fault === "timeout" ? "slow" : "recogniser" };
    return readRecognised(result.status, "text" in result.body ? result.body.text : "");
  };
