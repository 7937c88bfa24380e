import type { Transaction } from "kysely";
import { hashToken } from "../../platform/auth/tokens";
import type { Tables } from "../../platform/database/schema";

/** The client id of the demo shell, public like the demo accounts' password, and whose account it opens. */
export const DEMO_CLIENT = { id: "demo-wall-display", person: "2006" } as const;

/** Fills in the demo shell. */
export async function fillUserClients(trx: Transaction<Tables>): Promise<void> {
  await trx
    .insertInto("user_client")
    .values({
      hash: hashToken(DEMO_CLIENT.id),
      person_id: DEMO_CLIENT.person,
      name: "走廊大屏|||Wall display",
    })
    .execute();
}
