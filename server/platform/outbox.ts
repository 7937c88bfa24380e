import { randomUUID } from "node:crypto";
import type { Database } from "./database/open";

/** For how long the outbox shows sent messages, milliseconds. */
const SHOWN_MS = 10 * 60_000;

/** A message for one person. */
export interface Letter {
  /** A mail address or a telephone number; empty = no recipient, which takes as long as sending to one. */
  readonly recipient: string;
  readonly kind: "mail" | "sms";
  /** Bilingual. */
  readonly words: string;
}

/** The port that sends mail and text messages. */
export interface Post {
  readonly send: (letter: Letter) => Promise<void>;
  /** Every user of this machine can read the messages. */
  readonly demo: boolean;
}

/** The demo's implementation: nothing leaves the platform, and a page shows the messages. */
export function createOutbox(database: Database, now: () => number) {
  const send = async (letter: Letter): Promise<void> => {
    await database
      .insertInto("outbox")
      .values({ id: randomUUID(), ...letter, at: now() })
      .execute();
  };

  /** The messages, newest first. */
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

  /** Removes expired messages. */
  const sweep = async (): Promise<void> => {
    await database
      .deleteFrom("outbox")
      .where("at", "<=", now() - SHOWN_MS)
      .execute();
  };

  return { send, demo: true, sent, sweep };
}
