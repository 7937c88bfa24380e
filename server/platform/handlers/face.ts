import { randomUUID } from "node:crypto";
import { id as idSchema } from "../../../contract/schemas/common";
import { attachment, fileName } from "../attachment";
import { isAdmin } from "../auth/roles";
import type { Me } from "../auth/sessionModel";
import { defineHandlers, type Handler } from "../defineHandlers";
import { lockPerson } from "../database/lockPerson";
import type { Database } from "../database/open";
import { wireDate } from "../dates";
import { Refusal, refusals } from "../envelope";
import {
  consentedAt,
  consentOf,
  consentsOfAll,
  giveConsent,
  isCurrent,
  withdrawConsent,
} from "../face/consents";
import { CONSENT_TEXTS, CONSENT_VERSION } from "../face/consentText";
import { nearestOf } from "../face/descriptors";
import type { FaceDeed, FaceEntry } from "../face/faceAudit";
import { faceRefusals } from "../face/faceRefusals";
import { countChange, faceUseOf, setFaceUse } from "../face/faceUnits";
import { shortField } from "../face/shortField";
import { demandSubject, type FaceRight, type FaceSubject, mayDo } from "../face/subjects";
import { peopleFor, MODULE_NEEDS } from "../modules/register";
import type { Services } from "../services";
import { whileWanted } from "../work/whileWanted";

type Needs = (typeof MODULE_NEEDS)[number];

/** Who asks, beside the services. */
interface FaceContext extends Pick<Services, Needs> {
  readonly me: Me;
  readonly request: { readonly ip: string };
}

/** The person of an id, or oneself, for a person who has the right. */
const subjectOf = (context: FaceContext, userId: string | undefined, right: FaceRight) => {
  const { database, me } = context;
  const classes = async () => (await peopleFor(context, me)).classes(database);
  return demandSubject({ database, me, classes }, userId, right);
};

/** A line of the list of uses: what the person who asks has done with a person's face. */
const entryOf = (
  { me, request }: Pick<FaceContext, "me" | "request">,
  { id: personId, unitId }: Pick<FaceSubject, "id" | "unitId">,
  deed: FaceDeed,
  reason = "",
): FaceEntry => ({ unitId, personId, byId: me.id, deed, reason, address: request.ip });

/** Writes down what has happened with a person's face. */
const note = (
  context: Pick<FaceContext, "faces" | "me" | "request">,
  subject: Pick<FaceSubject, "id" | "unitId">,
  deed: FaceDeed,
  within?: Database,
): Promise<void> => context.faces.audit.write(entryOf(context, subject, deed), within);

/** Tells a person that another one has put a face under their account. */
async function tell(trx: Database, personId: string, byName: string, at: number): Promise<void> {
  await trx
    .insertInto("message")
    .values({
      id: randomUUID(),
      person_id: personId,
      memo: `${byName} 采集了您的人脸。如果不是您同意的，请在个人中心删除。|||${byName} has registered your face. If you did not agree to that, delete it.`,
      importance: 4,
      module: "人脸|||Faces",
      at,
      url: null,
      open_way: null,
      read: 0,
    })
    .execute();
}

/** Takes a face: of oneself, or of a person whose faces one collects, with the consent to the present text. */
const enrol: Handler<"faceCheck", Needs> = async (form, context) => {
  const { faces, database, me, now, site, reply } = context;
  const asked = idSchema.safeParse(shortField(form, "userId"));
  if (!asked.success) throw refusals.malformed();
  const subject = await subjectOf(context, asked.data, "enrol");
  const { id: personId, unitId } = subject;
  const refuse = async (refusal: Refusal) => {
    await faces.audit.writeSeldom(entryOf(context, subject, "refusedEnrolment", refusal.message));
    return refusal;
  };
  if (!isCurrent(await consentOf(database, personId))) throw await refuse(faceRefusals.noConsent());
  if (await faces.audit.isOften(entryOf(context, subject, "enrolled"))) throw faceRefusals.takenTooOften();
  const look = await faces.look(
    { call: "faceCheck", form },
    { path: ["session", me.id], given: whileWanted(reply) },
  );
  if (look.kind === "refused") throw new Refusal(look.status, look.message, look.code, look.fieldErrors);
  // A form that names two people.
  if (look.userId !== personId) throw refusals.malformed();
  const { photo } = look;
  if (photo.fault !== null) throw await refuse(faceRefusals.picture(photo.fault));
  const { descriptor, kept } = photo;
  if (!kept) throw refusals.internal();
  const byName = subject.isSelf ? null : await nameOf(database, me.id);
  const registeredAt = await database.transaction().execute(async (trx) => {
    await lockPerson(trx, personId);
    const stamp = await countChange(trx, unitId);
    const others = (await faces.stored.candidatesWithin(trx, unitId, stamp)).filter(
      (candidate) => candidate.personId !== personId,
    );
    if (nearestOf(others, descriptor).kind !== "unknown") return faceRefusals.othersFace();
    // It may have been withdrawn while the picture was looked at.
    if (!isCurrent(await consentOf(trx, personId))) return faceRefusals.noConsent();
    if (byName !== null) await tell(trx, personId, byName, now());
    await note(context, subject, "enrolled", trx);
    return faces.stored.put(trx, { personId, byId: me.id, descriptor, photo: kept });
  });
  if (registeredAt instanceof Refusal) throw await refuse(registeredAt);
  await faces.forget();
  return { registerTime: wireDate(registeredAt, site) };
};

async function nameOf(database: Database, personId: string): Promise<string> {
  const person = await database
    .selectFrom("person")
    .where("id", "=", personId)
    .select("real_name")
    .executeTakeFirstOrThrow();
  return person.real_name;
}

/** A person's stored photograph; who reads another one's is written down. */
const showFace: Handler<"faceUser", Needs> = async ({ userId }, context) => {
  const { faces, site } = context;
  const subject = await subjectOf(context, userId, "read");
  const stored = await faces.stored.read(subject.id);
  if (!stored) return null;
  if (!stored.photo) throw faceRefusals.unreadable();
  if (!subject.isSelf) await faces.audit.writeSeldom(entryOf(context, subject, "read"));
  return {
    faceImage: stored.photo.toString("base64"),
    registerTime: wireDate(stored.registeredAt, site),
    userId: subject.id,
  };
};

const showConsent: Handler<"faceConsent", Needs> = async ({ userId }, context) => {
  const { faces, database, site } = context;
  const subject = await subjectOf(context, userId, "see");
  const consent = await consentOf(database, subject.id);
  const registeredAt = await faces.stored.registeredAt(subject.id);
  return {
    userId: subject.id,
    realName: subject.realName,
    version: CONSENT_VERSION,
    text: CONSENT_TEXTS[CONSENT_VERSION] ?? "",
    given: isCurrent(consent)
      ? { version: consent.version, time: wireDate(consent.givenAt, site), byName: consent.byName }
      : null,
    mayGive: mayDo("consent", subject),
    registerTime: registeredAt === null ? null : wireDate(registeredAt, site),
  };
};

const consent: Handler<"giveFaceConsent", Needs> = async ({ userId, version }, context) => {
  const { database, me, now } = context;
  const subject = await subjectOf(context, userId, "consent");
  if (version !== CONSENT_VERSION) throw faceRefusals.oldText();
  await database.transaction().execute(async (trx) => {
    await lockPerson(trx, subject.id);
    const isNew = await giveConsent(trx, { personId: subject.id, byId: me.id, at: now() });
    if (isNew) await context.faces.audit.write(entryOf(context, subject, "consented", version), trx);
  });
  return null;
};

/** Deletes a face, and withdraws the consent where that is meant; all of it or nothing. */
async function removeFace(
  context: FaceContext,
  subject: FaceSubject,
  deed: "deleted" | "withdrawn",
): Promise<null> {
  const { faces, database, me, now } = context;
  const { id: personId, unitId } = subject;
  await database.transaction().execute(async (trx) => {
    await lockPerson(trx, personId);
    // Never before what it ends: the clock may have been set back since.
    const since = [await consentedAt(trx, personId), await faces.stored.registeredAt(personId, trx)];
    // Where nothing is left to delete or withdraw, nothing is written: who asks without end fills no list.
    if (since.every((time) => time === null)) return;
    const at = Math.max(now(), ...since.map((time) => time ?? 0));
    if (deed === "withdrawn") await withdrawConsent(trx, { personId, byId: me.id, at });
    const wasThere = await faces.stored.remove(trx, { personId, unitId, deed, at });
    if (wasThere || deed === "withdrawn") await note(context, subject, deed, trx);
  });
  await faces.forget();
  return null;
}

/** The most lines of the list of uses in an export. */
const MOST_LINES = 10_000;

/** All that is kept about a person's face, for that person. */
const exportFace: Handler<"faceExport", Needs> = async ({ userId }, context) => {
  const { faces, database, site, now } = context;
  const subject = await subjectOf(context, userId, "export");
  const time = (milliseconds: number | null) => milliseconds && wireDate(milliseconds, site);
  const stored = await faces.stored.read(subject.id);
  const latestFirst = (await consentsOfAll(database, [subject.id])).get(subject.id) ?? [];
  await faces.audit.writeSeldom(entryOf(context, subject, "exported"));
  const { rows } = await faces.audit.list({ personId: subject.id }, { start: 1, size: MOST_LINES });
  const all = {
    userId: subject.id,
    realName: subject.realName,
    exported: time(now()),
    consents: latestFirst.toReversed().map(({ version, givenAt, byName, withdrawnAt, withdrawnBy }) => ({
      version,
      text: CONSENT_TEXTS[version] ?? null,
      given: time(givenAt),
      withdrawn: time(withdrawnAt),
      givenBy: byName,
      withdrawnBy,
    })),
    face: stored && {
      registered: time(stored.registeredAt),
      photo: stored.photo && `data:image/jpeg;base64,${stored.photo.toString("base64")}`,
      template: stored.template,
      unreadable: stored.photo === null,
    },
    uses: rows.map(({ at, deed, reason, address, byName }) => ({
      time: time(at),
      deed,
      reason,
      address,
      byName,
    })),
  };
  return {
    type: "application/json; charset=utf-8",
    body: JSON.stringify(all, null, 2),
    headers: {
      "content-disposition": attachment(fileName(`face-${subject.id}`, "json", "face")),
      "cache-control": "no-store",
    },
  };
};

/** What has happened with one's own face, a child's, or for administrators with all of the unit. */
const showUses: Handler<"faceAudit", Needs> = async ({ userId, all = false, start, size }, context) => {
  const { faces, database, me, site } = context;
  if (all && !(await isAdmin(database, me.id))) throw refusals.forbidden();
  const of = all ? { unitId: me.unitId } : { personId: (await subjectOf(context, userId, "see")).id };
  const { rows, total } = await faces.audit.list(of, { start, size });
  return {
    list: rows.map(({ id, at, deed, personId, realName, byName, reason, address }) => ({
      id,
      time: wireDate(at, site),
      deed,
      userId: personId,
      realName,
      byName,
      reason,
      address,
    })),
    total,
  };
};

/** How a unit lets people sign in by their faces, as the list of uses says it. */
const SIGN_IN_WORDS = {
  off: ["关", "off"],
  challenge: ["按提示做动作", "doing as asked"],
  password: ["按提示做动作，教职工输入密码", "doing as asked, staff with their password"],
} as const;

/** Changes how the unit uses faces. */
const setUse: Handler<"setFaceSettings", Needs> = async (change, { faces, database, me, request }) => {
  if (!(await isAdmin(database, me.id))) throw refusals.forbidden();
  const { unitId } = me;
  await database.transaction().execute(async (trx) => {
    await setFaceUse(trx, unitId, change);
    const { signIn, clocking } = await faceUseOf(trx, unitId);
    const [chinese, english] = clocking ? ["开", "on"] : ["关", "off"];
    const [way, wayInEnglish] = SIGN_IN_WORDS[signIn];
    const reason = `刷脸登录：${way}；刷脸打卡：${chinese}|||Sign-in by face: ${wayInEnglish}; check-in by face: ${english}`;
    const entry = {
      unitId,
      personId: null,
      byId: me.id,
      deed: "settings",
      reason,
      address: request.ip,
    } as const;
    await faces.audit.write(entry, trx);
  });
  return null;
};

/** Taking faces, and what people may do about theirs [FACE-02, FACE-06, FACE-08]. */
export const faceHandlers = defineHandlers(MODULE_NEEDS, {
  faceCheck: enrol,

  faceUser: showFace,

  faceConsent: showConsent,

  giveFaceConsent: consent,

  withdrawFaceConsent: async ({ userId }, context) =>
    removeFace(context, await subjectOf(context, userId, "consent"), "withdrawn"),

  deleteFace: async ({ userId }, context) =>
    removeFace(context, await subjectOf(context, userId, "delete"), "deleted"),

  faceExport: exportFace,

  faceAudit: showUses,

  faceSettings: async (_, { faces, database, me }) => ({
    ...(await faceUseOf(database, me.unitId)),
    enrolled: await faces.stored.count(me.unitId),
  }),

  setFaceSettings: setUse,
});
