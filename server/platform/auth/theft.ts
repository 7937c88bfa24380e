import { randomUUID } from "node:crypto";
import type { OnTheft } from "./sessionModel";

const MEMO =
  "您的一次登录已被结束：它的登录凭证在两处被使用，可能已被他人复制。如果不是您本人操作，请修改密码。|||One of your sign-ins was ended: its secret was used in two places and may have been copied. If that was not you, change your password.";
const MODULE = "账号安全|||Account security";
const MOST_IMPORTANT = 5;

/** Tells the owner of a stolen session: by a message, which they meet when they sign in again, and a line in the log. */
export const reportTheft =
  ({ now, log }: { readonly now: () => number; readonly log: (line: string) => void }): OnTheft =>
  async (trx, personId) => {
    log(`A session of person ${personId} was ended: one of its refresh tokens was used in two places.`);
    await trx
      .insertInto("message")
      .values({
        id: randomUUID(),
        person_id: personId,
        memo: MEMO,
        importance: MOST_IMPORTANT,
        module: MODULE,
        at: now(),
        url: null,
        open_way: null,
        read: 0,
      })
      .execute();
  };
