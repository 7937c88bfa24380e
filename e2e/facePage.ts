import { type APIRequestContext, expect, type Locator } from "@playwright/test";
import { picturesOf, type PersonBefore } from "./faceActor";
import { openSqliteFile } from "../server/platform/database/sqlite";
import { type Account, PASSWORD } from "./fixture";
import type { Platform } from "./platform";

/** What calls of the portal carry. */
export const HEADERS = { "X-Device-Type": "pc", "X-App-Code": "portal" };

/** What a call answers with. */
interface Answer {
  readonly data: Readonly<Record<string, string>>;
}

/** Has a person consent and puts their face under their account, by calls, in a session that ends with it. */
export async function enrol(
  request: APIRequestContext,
  account: Account,
  person: PersonBefore,
): Promise<void> {
  const post = (path: string, form: Record<string, string>) => request.post(path, { form, headers: HEADERS });
  const get = async (path: string) => ((await (await request.get(path)).json()) as Answer).data;
  await post("/api/uaa/oauth/login", { username: account, password: PASSWORD });
  const { userId = "" } = await get("/api/uaa/oauth/me");
  const { version = "" } = await get("/api/uaa/face/consent");
  await post("/api/uaa/face/consent/give", { version });
  const { rest } = await picturesOf(person);
  const kept = await post("/api/uaa/face/check", { faceImage: rest, userId });
  expect(await kept.json()).toMatchObject({ status: 200 });
  await post("/api/uaa/oauth/logout", {});
}

/** The database of a platform, beside which the platform goes on. */
export async function databaseOf({ dataDir }: Pick<Platform, "dataDir">) {
  const database = await openSqliteFile(`${dataDir}/platform.db`);
  const count = (query: string) => Object.values(database.prepare(query).get() as object)[0] as number;
  return { database, count };
}

/** The pupil whose guardian can sign in. */
const PUPIL = "2002";

/** Takes back what a journey leaves of faces, and the list of what has happened with them: the next one on the platform enrols the same few people under other accounts. */
export async function forgetFaces(platform: Platform, request: APIRequestContext): Promise<void> {
  const { database } = await databaseOf(platform);
  const people = database.prepare("select person_id as id from face").all() as { readonly id: string }[];
  const post = (path: string, form: Record<string, string>) => request.post(path, { form, headers: HEADERS });
  await post("/api/uaa/oauth/login", { username: "admin", password: PASSWORD });
  for (const { id } of people) {
    const gone = await post("/api/uaa/face/delete", { userId: id });
    expect(await gone.json()).toMatchObject({ status: 200 });
  }
  database.prepare("delete from face_consent where person_id = ?").run(PUPIL);
  database.exec("delete from face_audit");
  // The people were told of it, and other journeys count their messages.
  database.prepare("delete from message where module like ?").run("%|||Faces");
  database.close();
  await post("/api/uaa/oauth/logout", {});
}

/** Tries again where the machine was too slow for 15 seconds, or for an act to be seen in its pictures, until the try ends in another way. */
export async function tryUntil(dialog: Locator, end: Promise<unknown>): Promise<void> {
  const ended = end.then(() => "ended" as const);
  const late = () =>
    dialog
      .getByText(/^(人脸检测超时|没有看清要求的动作)/)
      .waitFor({ timeout: 45_000 })
      .then(() => "late" as const);
  while ((await Promise.race([ended, late()])) === "late")
    await dialog.getByRole("button", { name: "点击重试" }).click();
}
