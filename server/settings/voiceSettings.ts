import { StartFault } from "./fault";

/** A speech recogniser elsewhere, of Alibaba's short-sentence form, and what lets browsers in there. */
export interface VoiceSettings {
  /** Without the form's own path. */
  readonly url: URL;
  readonly appKey: string;
  /** One that does not end; null = it is in the file. */
  readonly token: string | null;
  /** A file whose token a job of the deployment's renews; it is read for every command. */
  readonly tokenFile: string | null;
}

/** Reads `VOICE_URL` and what belongs to it; null where none is set. */
export function readVoice(
  address: string | null,
  appKey: string | null,
  token: string | null,
  tokenFile: string | null,
): VoiceSettings | null {
  if (address === null) return null;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== "" || url.search !== "" || url.hash !== "")
    throw new StartFault(
      "VOICE_URL is not the address of a recogniser. Use one such as https://nls-gateway.cn-shanghai.aliyuncs.com.",
    );
  if (appKey === null)
    throw new StartFault("VOICE_URL needs the key of the project there, in VOICE_APP_KEY.");
  if ((token === null) === (tokenFile === null))
    throw new StartFault(
      "VOICE_URL needs a token, either in VOICE_TOKEN or in the file of VOICE_TOKEN_FILE.",
    );
  return { url, appKey, token, tokenFile };
}
