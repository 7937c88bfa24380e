import type { Transaction } from "kysely";
import { hashToken } from "../../platform/auth/tokens";
import type { Tables } from "../../platform/database/schema";
import { people } from "./people";

/** The demo client, an application that lets people sign in with the portal. Its secret is public, like the demo accounts. */
export const DEMO_CLIENT = {
  id: "demo-library",
  secret: "demo-library-secret",
  name: "示例图书馆|||Sample library",
  /** On the platform's own host. */
  back: "/client/demo/back",
} as const;

/** The contacts of a demo account: mail that goes nowhere, and a number that ends in the person's id. */
export const contactsOf = ({ id, login }: { readonly id: string; readonly login: string }) => ({
  mail: `${login}@school.example`,
  phone: `1390000${id}`,
});

/** Fills in the demo client, and where people who forgot their password are reached. */
export async function fillClients(trx: Transaction<Tables>): Promise<void> {
  const { id, secret, name, back } = DEMO_CLIENT;
  await trx
    .insertInto("oauth_client")
    .values({ id, name, secret_hash: hashToken(secret), scopes: "profile school", demo: 1 })
    .execute();
  await trx.insertInto("oauth_redirect").values({ client_id: id, uri: back }).execute();
  const contacts = people.flatMap((person) =>
    Object.values(contactsOf(person)).map((contact) => ({ person_id: person.id, contact, made_up: 1 })),
  );
  await trx.insertInto("person_contact").values(contacts).execute();
}
