import type { Transaction } from "kysely";
import type { Tables } from "../../platform/database/schema";

/** One account of the demo provider; `person` is whose it is on the platform, absent = not linked yet. */
export interface CampusAccount {
  readonly account: string;
  readonly name: string;
  readonly person?: string;
}

/** A demo provider's row. */
interface DemoProvider {
  readonly id: string;
  readonly kind: "redirect" | "qr";
  readonly name: string;
  readonly page: string;
}

const CAMPUS: DemoProvider = {
  id: "campus",
  kind: "redirect",
  name: "统一身份认证|||Campus ID",
  page: "/provider/campus?response_type=code",
};
const CAMPUS_APP: DemoProvider = {
  id: "campus-app",
  kind: "qr",
  name: "校园通扫码|||Campus app",
  page: "/provider/campus-app/scan",
};

/** The demo providers' accounts, the same at both; their password is the demo accounts'. */
export const campusAccounts: readonly CampusAccount[] = [
  { account: "campus-teacher", name: "王雅琴", person: "2001" },
  { account: "campus-student", name: "李思涵", person: "2002" },
  { account: "campus-parent", name: "李建国", person: "2005" },
  { account: "campus-new", name: "新用户" },
  { account: "campus-new2", name: "新用户二" },
  { account: "campus-new3", name: "新用户三" },
];

/** Fills in a demo provider, its accounts, and who they are on the platform. */
async function fillProvider(
  trx: Transaction<Tables>,
  { id, kind, name, page }: DemoProvider,
  password: string,
): Promise<void> {
  await trx
    .insertInto("social_provider")
    .values({
      id,
      kind,
      name,
      app_id: "school-portal",
      application_id: "1",
      login_url: page,
      logo: `/provider/${id}/logo.svg`,
      position: kind === "qr" ? 1 : 0,
    })
    .execute();
  const accounts = campusAccounts.map((campus, index) => ({
    campus,
    openid: `${id}-openid-${index + 1}`,
  }));
  await trx
    .insertInto("campus_account")
    .values(
      accounts.map(({ campus: { account, name: realName }, openid }, index) => ({
        provider_id: id,
        account,
        name: realName,
        openid,
        // One person at both providers, as WeChat's unionid is one for all applications of a company.
        unionid: `campus-unionid-${index + 1}`,
        password,
      })),
    )
    .execute();
  await trx
    .insertInto("social_link")
    .values(
      accounts.flatMap(({ campus: { person }, openid }) =>
        person === undefined ? [] : [{ provider_id: id, openid, person_id: person }],
      ),
    )
    .execute();
}

/** Fills in the demo provider that is reached by a redirect. */
export const fillSocial = (trx: Transaction<Tables>, password: string): Promise<void> =>
  fillProvider(trx, CAMPUS, password);

/** Fills in the demo provider with a code to scan. */
export const fillSocialQr = (trx: Transaction<Tables>, password: string): Promise<void> =>
  fillProvider(trx, CAMPUS_APP, password);
