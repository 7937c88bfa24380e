import { randomUUID } from "node:crypto";
import type { Database } from "./database/open";

/** For how long the outbox shows what was sent, milliseconds. */
const SHOWN_MS = 10 * 60_000;

/** Something for one person to read. */
export interface Letter {
  /** A mail address or a telephone number; empty = nobody, to whom sending takes as long as to somebody. */
  readonly recipient: string;
  readonly kind: "mail" | "sms";
  /** Bilingual. */
  readonly words: string;
}

/** The way out for mail and text messages. */
export interface Post {
  readonly send: (letter: Letter) => Promise<void>;
  /** Everybody on this machine can read what is sent. */
  readonly demo: boolean;
}

/** The demo's way out: nothing leaves the platform, and a page shows what would have. */
export function createOutbox(database: Database, now: () => number) {
  const send = async (letter: Letter): Promise<void> => {
    await database
      .insertInto("outbox")
      .values({ id: randomUUID(), ...letter, at: now() })
      .execute();
  };

  /** What was sent, newest first. */
  const sent = () =>
    database
      .selectFrom("outbox")
      .where("recipient", "<>", "")
      .where("at", ">", now() - SHOWN_MS)
      .orderBy("at", "desc")
      .orderBy("id")
      .select(["recipient", "kind", "words", "at"])
      .limit(20)
      .execute();

  /** Removes what is shown no more. */
  const sweep = async (): Promise<void> => {
    await database
      .deleteFrom("outbox")
      .where("at", "<=", now() - SHOWN_MS)
      .execute();
  };

  return { send, demo: true, sent, sweep };
}
