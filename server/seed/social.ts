import type { Transaction } from "kysely";
import type { Tables } from "../db/schema";

/** One account of the demo provider; `person` is whose it is on the platform, absent = nobody's yet. */
export interface CampusAccount {
  readonly account: string;
  readonly name: string;
  readonly person?: string;
}

const PROVIDER = "campus";

/** The demo provider's accounts; their password is the demo accounts'. */
export const campusAccounts: readonly CampusAccount[] = [
  { account: "campus-teacher", name: "王雅琴", person: "2001" },
  { account: "campus-student", name: "李思涵", person: "2002" },
  { account: "campus-parent", name: "李建国", person: "2005" },
  { account: "campus-new", name: "新用户" },
  { account: "campus-new2", name: "新用户二" },
  { account: "campus-new3", name: "新用户三" },
];

/** Fills in the demo provider, its accounts, and who they are on the platform. */
export async function fillSocial(trx: Transaction<Tables>, password: string): Promise<void> {
  await trx
    .insertInto("social_provider")
    .values({
      id: PROVIDER,
      kind: "redirect",
      name: "校园统一身份|||Campus ID",
      app_id: "school-portal",
      application_id: "1",
      login_url: `/provider/${PROVIDER}?response_type=code`,
      logo: `/provider/${PROVIDER}/logo.svg`,
      position: 0,
    })
    .execute();
  const accounts = campusAccounts.map((campus, index) => ({
    campus,
    openid: `campus-openid-${index + 1}`,
  }));
  await trx
    .insertInto("campus_account")
    .values(
      accounts.map(({ campus: { account, name }, openid }, index) => ({
        provider_id: PROVIDER,
        account,
        name,
        openid,
        unionid: `campus-unionid-${index + 1}`,
        password,
      })),
    )
    .execute();
  await trx
    .insertInto("social_link")
    .values(
      accounts.flatMap(({ campus: { person }, openid }) =>
        person === undefined ? [] : [{ provider_id: PROVIDER, openid, person_id: person }],
      ),
    )
    .execute();
}
