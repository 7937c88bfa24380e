import type { FastifyReply, FastifyRequest } from "fastify";
import { browserKeyOf } from "../auth/cookies";
import { findPerson } from "../auth/findPerson";
import { keepNormalForm } from "../auth/passwords";
import { addressKey } from "../auth/throttleRules";
import type { Me } from "../auth/sessionModel";
import { type Guessing, openSession, requireDemo, slowDown, welcome } from "../auth/signIn";
import { defineHandlers } from "../defineHandlers";
import type { Database } from "../database/open";
import { wireDate } from "../dates";
import { Refusal, refusals, RetryLater } from "../envelope";
import { CHALLENGE_MS, type Purpose, type Trial } from "../face/challenges";
import { consentOf } from "../face/consents";
import { faceRefusals, LIVE_REASONS } from "../face/faceRefusals";
import { type FaceUse, faceUseOf } from "../face/faceUnits";
import { judgeBurst } from "../face/judge";
import type { Look } from "../face/look";
import { nonceIn } from "../face/faceForms";
import { shortField } from "../face/shortField";
import type { Services } from "../services";
import { unitFor } from "../unitFor";
import { whileWanted } from "../work/whileWanted";

const NEEDS = [
  "checkPassword",
  "database",
  "demoAccounts",
  "faces",
  "now",
  "sessions",
  "site",
  "throttle",
] as const;

/** The request of a try, and the services. */
interface TryContext extends Pick<Services, (typeof NEEDS)[number]> {
  readonly me: Me | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Teachers and other staff, of whom a school may want the password as well. */
const STAFF: ReadonlySet<number> = new Set([2, 4]);

const CALLS = { login: "faceLogin", clocking: "faceClocking" } as const;

/** Refuses where the unit does not use faces for this. */
function demandUse(use: FaceUse, purpose: Purpose): void {
  if (purpose === "login" && use.signIn === "off") throw faceRefusals.signInOff();
  if (purpose === "clocking" && !use.clocking) throw faceRefusals.clockingOff();
}

/** The person who runs the camera for clocking in: what they do too much of counts for them alone, and for nobody else of the school. */
const operatorOf = (purpose: Purpose, { me }: Pick<TryContext, "me">): string | undefined =>
  purpose === "clocking" ? me?.id : undefined;

/** Tries in a unit, which are counted before a face is known. */
const triesIn = (unitId: string, purpose: Purpose, context: TryContext): Guessing => ({
  account: `face ${purpose} ${unitId}`,
  guessed: "face",
  by: operatorOf(purpose, context),
});

/** Tries to be taken for a person, which are counted like guesses at their password, but apart from them. */
const triesAs = (login: string, purpose: Purpose, context: TryContext): Guessing => ({
  account: `face ${login}`,
  person: login,
  by: operatorOf(purpose, context),
});

const guessOf = (guessing: Guessing, { request }: TryContext) => ({
  ...guessing,
  ip: request.ip,
  devices: [],
});

async function loginNameOf(database: Database, personId: string): Promise<string> {
  const person = await database
    .selectFrom("person")
    .where("id", "=", personId)
    .select("login_name")
    .executeTakeFirstOrThrow();
  return person.login_name;
}

/** The try that a form names, used up: it goes on in this browser, for this purpose, in the unit of the session if there is one. */
async function takeTrial(
  nonce: string | null,
  purpose: Purpose,
  context: TryContext,
): Promise<{ readonly trial: Trial; readonly use: FaceUse }> {
  const { faces, database, me, request } = context;
  const key = browserKeyOf(request);
  const trial = nonce === null ? null : await faces.challenges.find({ nonce, purpose, key });
  if (!trial || (purpose === "clocking" && trial.unitId !== me?.unitId)) throw faceRefusals.tryOver();
  const use = await faceUseOf(database, trial.unitId);
  demandUse(use, purpose);
  await slowDown(triesIn(trial.unitId, purpose, context), context);
  if (!(await faces.challenges.take(trial))) throw faceRefusals.tryOver();
  return { trial, use };
}

/** Has the pictures looked at. A try whose turn did not come is given back, so that nobody has to do the acts again. */
async function lookAt(
  form: Uint8Array,
  purpose: Purpose,
  trial: Trial,
  context: TryContext,
): Promise<Extract<Look, { kind: "seen" }>> {
  const { faces, request, reply } = context;
  const operator = operatorOf(purpose, context);
  const client = {
    // Those with a session take turns with all others, however many addresses these have.
    path: operator === undefined ? ["address", addressKey(request.ip)] : ["session", operator],
    given: whileWanted(reply),
  };
  let look: Look;
  try {
    look = await faces.look({ call: CALLS[purpose], form }, client);
  } catch (error) {
    if (error instanceof RetryLater && error.code !== "took_too_long") await faces.challenges.giveBack(trial);
    throw error;
  }
  if (look.kind === "refused") throw new Refusal(look.status, look.message, look.code, look.fieldErrors);
  return look;
}

/** A person who was known by their face, in a try. */
interface Known {
  readonly personId: string;
  readonly registeredAt: number;
  readonly trial: Trial;
  readonly use: FaceUse;
}

const notKnownIn = (purpose: Purpose) =>
  purpose === "login" ? faceRefusals.notKnown() : faceRefusals.notKnownHere();

/** Whose face a form shows, if that person is there before the camera; every refusal is written down. */
async function knowFace(form: Uint8Array, purpose: Purpose, context: TryContext): Promise<Known> {
  const { faces, database, throttle, me, request } = context;
  const named = nonceIn(request);
  const nonce = named ?? shortField(form, "nonce");
  const { trial, use } = await takeTrial(nonce, purpose, context);
  const { unitId } = trial;
  const seen = await lookAt(form, purpose, trial, context);
  const refuse = async (refusal: Refusal, reason: string, personId: string | null = null) => {
    await faces.audit.write({
      unitId,
      personId,
      byId: me?.id ?? null,
      deed: "refused",
      reason,
      address: request.ip,
    });
    return refusal;
  };
  // A form that names two tries.
  if ((seen.nonce ?? named) !== nonce) throw faceRefusals.tryOver();
  const { photo } = seen;
  if (photo.fault !== null) {
    const refusal = faceRefusals.picture(photo.fault);
    throw await refuse(refusal, refusal.message);
  }
  const fault = judgeBurst(photo.descriptor, seen.burst, trial.acts);
  const match = await faces.known(unitId, photo.descriptor);
  const personId = match.kind === "known" ? match.personId : null;
  const as = personId === null ? null : triesAs(await loginNameOf(database, personId), purpose, context);
  if (fault !== null) {
    // Another person shows this person's picture: that counts against those who do, not against the person's own devices.
    if (as) await throttle.enter(guessOf(as, context));
    throw await refuse(faceRefusals.notLive(), LIVE_REASONS[fault], personId);
  }
  if (match.kind !== "known" || !as) {
    const isAmbiguous = match.kind === "ambiguous";
    throw await refuse(
      notKnownIn(purpose),
      isAmbiguous ? "与不止一人相似|||Like more than one person" : "没有认出|||No one was recognised",
    );
  }
  await slowDown(as, context);
  return { personId: match.personId, registeredAt: match.registeredAt, trial, use };
}

/** Refuses, in the transaction that lets a person in, unless all that let them in is still so: face, consent, account, the unit's setting. */
async function demandStill(
  trx: Database,
  {
    personId,
    registeredAt,
    unitId,
  }: Pick<Known, "personId"> & { readonly registeredAt?: number; readonly unitId: string },
  { faces }: Pick<Services, "faces">,
  purpose: Purpose,
): Promise<void> {
  demandUse(await faceUseOf(trx, unitId), purpose);
  const since = await faces.stored.registeredAt(personId, trx);
  const person = await findPerson(trx, personId);
  const isSame = since !== null && (registeredAt === undefined || since === registeredAt);
  if (!isSame || person?.unitId !== unitId || !(await consentOf(trx, personId))) throw notKnownIn(purpose);
}

/** Forgives the tries of those who were known at last. */
async function forgive(unitId: string, purpose: Purpose, context: TryContext): Promise<void> {
  await context.throttle.succeed(guessOf(triesIn(unitId, purpose, context), context));
}

async function signInByFace(form: Uint8Array, context: TryContext) {
  const { faces, database, request } = context;
  const known = await knowFace(form, "login", context);
  const { personId, trial, use } = known;
  const { unitId } = trial;
  const person = await findPerson(database, personId);
  if (person?.unitId !== unitId) throw faceRefusals.notKnown();
  requireDemo(person, context);
  await demandStill(database, { ...known, unitId }, context, "login");
  if (use.signIn === "password" && STAFF.has(person.type)) {
    await faces.challenges.keepMatch(trial, personId);
    throw faceRefusals.passwordNeeded();
  }
  const still = async (trx: Database) => {
    await demandStill(trx, { ...known, unitId }, context, "login");
    const entry = { unitId, personId, byId: personId, deed: "signedIn", address: request.ip } as const;
    await faces.audit.write(entry, trx);
  };
  const answer = await openSession(person, context, { still });
  await forgive(unitId, "login", context);
  await welcome(triesAs(await loginNameOf(database, personId), "login", context), context);
  return answer;
}

async function signInByPassword(nonce: string, password: string, context: TryContext) {
  const { faces, database, request, checkPassword } = context;
  const match = await faces.challenges.matchOf({ nonce, key: browserKeyOf(request) });
  if (!match) throw faceRefusals.tryOver();
  const { personId, unitId } = match;
  const account = await loginNameOf(database, personId);
  await slowDown({ account }, context);
  if (!(await faces.challenges.guess(match))) throw faceRefusals.tryOver();
  const person = await findPerson(database, personId);
  const stored = await database
    .selectFrom("person")
    .where("id", "=", personId)
    .select("password")
    .executeTakeFirst();
  if (!(await checkPassword(person && stored ? stored.password : null, password)) || !person || !stored) {
    const refusal = faceRefusals.wrongPassword();
    const { message: reason } = refusal;
    await faces.audit.write({ unitId, personId, byId: null, deed: "refused", reason, address: request.ip });
    throw refusal;
  }
  requireDemo(person, context);
  await welcome({ account, forgives: [`face ${account}`] }, context);
  const still = async (trx: Database) => {
    const same = await trx
      .selectFrom("person")
      .where("id", "=", personId)
      .where("password", "=", stored.password)
      .select("id")
      .executeTakeFirst();
    if (!same) throw faceRefusals.wrongPassword();
    if (!(await faces.challenges.endMatch(match, trx))) throw faceRefusals.tryOver();
    await demandStill(trx, { personId, unitId }, context, "login");
    const entry = { unitId, personId, byId: personId, deed: "signedIn", address: request.ip } as const;
    await faces.audit.write(entry, trx);
  };
  const answer = await openSession(person, context, { still });
  await keepNormalForm(database, { id: personId, password: stored.password }, password);
  await forgive(unitId, "login", context);
  return answer;
}

async function clockInByFace(form: Uint8Array, context: TryContext & { readonly me: Me }) {
  const { faces, database, me, now, site, request } = context;
  const known = await knowFace(form, "clocking", context);
  const { personId } = known;
  const { unitId } = me;
  // Only staff have others clock in before their device: a pupil or a parent would learn who another person is.
  if (personId !== me.id && !STAFF.has(me.type)) {
    const entry = { unitId, personId, byId: me.id, deed: "refused", address: request.ip } as const;
    await faces.audit.write({ ...entry, reason: "不是本人|||Another person" });
    throw notKnownIn("clocking");
  }
  await demandStill(database, { ...known, unitId }, context, "clocking");
  const { real_name: realName } = await database
    .selectFrom("person")
    .where("id", "=", personId)
    .select("real_name")
    .executeTakeFirstOrThrow();
  await faces.audit.write({ unitId, personId, byId: me.id, deed: "clockedIn", address: request.ip });
  const proof = await faces.proofs.issue(unitId, personId);
  await forgive(unitId, "clocking", context);
  const as = triesAs(await loginNameOf(database, personId), "clocking", context);
  await context.throttle.succeed(guessOf(as, context));
  return { userId: personId, realName, time: wireDate(now(), site), proof };
}

/** Signing in and clocking in by one's face [FACE-06, FACE-07]. */
export const faceTryHandlers = defineHandlers(NEEDS, {
  faceOffer: async ({ unitId }, { database, me, site }) => {
    const unit = await unitFor(database, [unitId, me?.unitId, site.unitId]);
    return { signIn: (await faceUseOf(database, unit.id)).signIn !== "off" };
  },

  faceChallenge: async ({ purpose, unitId: asked }, { database, faces, me, site, request }) => {
    if (purpose === "clocking" && !me) throw refusals.notSignedIn();
    const unitId =
      purpose === "clocking" && me
        ? me.unitId
        : (await unitFor(database, [asked, me?.unitId, site.unitId])).id;
    demandUse(await faceUseOf(database, unitId), purpose);
    const begun = await faces.challenges.begin({
      purpose,
      unitId,
      key: browserKeyOf(request),
      from: me ? { personId: me.id } : { ip: request.ip },
    });
    if (!begun) throw faceRefusals.tooManyTries();
    return { nonce: begun.nonce, acts: [...begun.acts], seconds: CHALLENGE_MS / 1000 };
  },

  faceLogin: signInByFace,

  faceClocking: clockInByFace,

  facePassword: ({ nonce, password }, context) => signInByPassword(nonce, password, context),
});
