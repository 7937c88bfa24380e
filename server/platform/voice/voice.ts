import { availableParallelism } from "node:os";
import { once } from "../../../src/base/core/flow/singleFlight";
import type { SameSound } from "../../../src/voice/core/matchPhrase";
import type { VoiceSettings } from "../../settings/voiceSettings";
import type { Me } from "../auth/sessionModel";
import { hashToken, newToken } from "../auth/tokens";
import { keepNewest } from "../database/keepNewest";
import type { Database } from "../database/open";
import { WorkQueue } from "../work/workQueue";
import { makeGrammar } from "./grammar";
import { loadDictionary } from "./dictionary";
import { findPocketsphinx, type Installation, listen } from "./pocketsphinx";
import { loadReadings, sameSoundBy } from "./readings";

/** How long a token lets its person in, milliseconds: for the longest recording, and to send it again. */
export const VOICE_MS = 5 * 60_000;

/** As many tokens of a session hold at once: a person speaks in a few tabs. */
const MOST_TOKENS = 8;

/** Recognises English names in sounds. */
export interface Recogniser {
  readonly listen: (names: readonly string[], sound: Uint8Array, stop: AbortSignal) => Promise<string>;
}

/** The one of `npm run voice:setup`; its dictionary is read with the first use. */
export function recogniserOf(installation: Installation): Recogniser {
  const load = once(() => loadDictionary(installation.dictionary));
  return {
    listen: async (names, sound, stop) => {
      const grammar = makeGrammar(names, await load());
      return grammar === null ? "" : listen(installation, grammar, sound, stop);
    },
  };
}

/** Two processes for each recording, one after the other recording of a person, and not ever more that wait [SEC-06]. */
const LIMITS = {
  running: Math.max(1, Math.floor(availableParallelism() / 2)),
  waiting: 12,
  perLane: 2,
  waitMs: 5_000,
  runMs: 8_000,
  retryAfter: 3,
};

/** The person whose recording it is. */
export interface Speaker {
  readonly personId: string;
}

/** What spoken commands are made of on the platform. */
export interface VoiceOptions {
  readonly database: Database;
  readonly now: () => number;
  /** A recogniser elsewhere; null = our own, where one is installed. */
  readonly settings: VoiceSettings | null;
  /** Replaced in tests; null = none is installed. */
  readonly recogniser?: Recogniser | null | undefined;
}

/** Spoken commands: tokens for the recogniser, stored as hashes, and the recogniser itself. Sounds are kept nowhere [VOICE-02]. */
export function createVoice({ database, now, settings, recogniser }: VoiceOptions) {
  const found = recogniser === undefined ? findPocketsphinx() : null;
  const own = recogniser ?? (found && recogniserOf(found));
  const queue = new WorkQueue(LIMITS);
  const sameSound = once(async (): Promise<SameSound> => sameSoundBy(await loadReadings()));

  /** A token for the platform's own recogniser; it ends with the session, or once the session has many newer ones. */
  const issue = async ({ id, sessionId }: Pick<Me, "id" | "sessionId">) => {
    const token = newToken();
    const until = now() + VOICE_MS;
    await keepNewest(database, {
      table: "voice_token",
      key: "hash",
      of: ["session_id", sessionId],
      by: "until",
      most: MOST_TOKENS,
    });
    await database
      .insertInto("voice_token")
      .values({ hash: hashToken(token), person_id: id, session_id: sessionId, until })
      .execute();
    return { token, until };
  };

  /** Who may send a recording by a token; null where it is none, or none any more. */
  const speakerOf = async (token: string): Promise<Speaker | null> => {
    const row = await database
      .selectFrom("voice_token")
      .where("hash", "=", hashToken(token))
      .where("until", ">", now())
      .select("person_id")
      .executeTakeFirst();
    return row ? { personId: row.person_id } : null;
  };

  /** The sentence in a recording, by names; empty where there is none. Rejects with a `Refusal` where there is too much to do. */
  const recognise = (
    { personId }: Speaker,
    names: readonly string[],
    sound: Uint8Array,
    given: AbortSignal,
  ): Promise<string> =>
    queue.run([personId], async (stop) => (await own?.listen(names, sound, stop)) ?? "", given);

  /** Removes tokens that have ended. */
  const sweep = async (): Promise<void> => {
    await database.deleteFrom("voice_token").where("until", "<=", now()).execute();
  };

  return { settings, hasOwn: own !== null, issue, speakerOf, recognise, sameSound, sweep };
}

/** Spoken commands, as handlers use them. */
export type VoiceService = ReturnType<typeof createVoice>;
