import { voiceApi } from "./voice.api";
import { readFoundAddress, readVoiceToken, voiceTarget, type VoiceTarget } from "./core/recogniser";
import type { Language } from "../base/core/language/languages";
import type { SiteConfig } from "../base/core/site/siteConfig";
import { reasonOf } from "../base/core/wire/reason";
import { openRecorder } from "./flow/openRecorder";
import type { VoicePorts } from "./flow/ports";
import { recogniseBy } from "./flow/recogniseSound";
import { createForeignHttp } from "../base/platform/foreignHttp";
import { pageVisibility } from "../base/platform/pageVisibility";
import type { Ports } from "../base/platform/ports";
import type { AppDispatch } from "../base/state/types";

/** Statuses that are about who asks, or how often, and not about what was said. */
const ABOUT_CALLS: ReadonlySet<number> = new Set([401, 403, 408, 429]);
const isAboutPhrase = (status: number) => status < 500 && !ABOUT_CALLS.has(status);

/** What spoken commands of this page work with. */
export interface VoiceWorld {
  readonly ports: Pick<Ports, "clock" | "media" | "navigation">;
  readonly dispatch: AppDispatch;
  readonly language: Language;
  readonly site: SiteConfig;
  /** Goes to what was found. */
  readonly go: (target: VoiceTarget) => void;
}

/** The browser's and the platform's side of spoken commands [VOICE-01, VOICE-02]. */
export function createVoicePorts({ ports, dispatch, language, site, go }: VoiceWorld): VoicePorts {
  const { clock, media, navigation } = ports;
  const { origin } = new URL(navigation.href());
  const targetOf = (address: string) => voiceTarget(address, site, origin);
  /** Ends a call with the signal, and answers what it brought. */
  const until = <Result>(asked: Promise<Result> & { abort: () => void }, signal: AbortSignal) => {
    signal.addEventListener("abort", () => asked.abort(), { once: true });
    return asked;
  };
  return {
    token: async (signal) => {
      const asking = dispatch(voiceApi.endpoints.voiceToken.initiate({ language }, { track: false }));
      const { data, error } = await until(asking, signal);
      if (error) return { fault: "token", detail: reasonOf(error) };
      return readVoiceToken(data, site) ?? { fault: "token" };
    },
    record: (lost) => openRecorder(media, lost),
    recognise: recogniseBy({
      http: createForeignHttp(clock),
      site,
      origin,
    }),
    find: async (vocabulary, signal) => {
      const asking = dispatch(voiceApi.endpoints.vocabulary.initiate({ vocabulary }, { track: false }));
      const { data, error } = await until(asking, signal);
      if (!error) return { address: readFoundAddress(data) };
      const isAnswer = "kind" in error && error.kind === "envelope" && isAboutPhrase(error.status ?? 0);
      return isAnswer ? { address: null } : { fault: "lookup", detail: reasonOf(error) };
    },
    allows: (address) => targetOf(address) !== null,
    jump: (address) => {
      const target = targetOf(address);
      if (target) go(target);
    },
    clock,
    visibility: pageVisibility,
  };
}
