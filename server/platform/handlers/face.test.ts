import { calls, type In } from "../../../contract/calls";
import { DEMO_PASSWORD } from "../../demo/seed/people";
import { DATABASES, onOne } from "../../testing/databases";
import { burstOf, drawFace, type DrawnFace, drawFrames, drawnEyes } from "../../testing/faces";
import type { Client } from "../../testing/platform";
import { platformOn, signedInOn } from "../../testing/platformOn";
import { CONSENT_VERSION } from "../face/consentText";
import { CHALLENGE_MS, createFaceChallenges, MATCH_MS } from "../face/challenges";
import { createFaceProofs, PROOF_MS } from "../face/proofs";

jest.setTimeout(60_000);

const HOUR = 3_600_000;
/** The people of the school of these tests, and their faces. */
const [TEACHER, STUDENT, ADMIN, STAFF] = ["2001", "2002", "2007", "2006"] as const;
/** A pupil whose class the teacher does not teach. */
const OTHER_CLASS = "2003";
const FACES = { [TEACHER]: 1, [STUDENT]: 2, [ADMIN]: 7, [STAFF]: 6 } as const;
const STRANGER = 20;

describe.each(DATABASES)("faces on %s", (kind) => {
  let work: () => Promise<unknown> = () => Promise.resolve();
  const platform = platformOn(kind, {}, { faceEyes: drawnEyes(() => work()) });
  const { teacher, student, parent, admin, staff, admin2 } = signedInOn(
    platform,
    "teacher",
    "student",
    "parent",
    "admin",
    "staff",
    "admin2",
  );

  /** What was done before an hour counts no longer. */
  beforeEach(() => platform.pass(HOUR));
  afterEach(() => {
    work = () => Promise.resolve();
  });
  // Sessions live for half an hour.
  beforeEach(async () => {
    for (const client of [teacher, student, parent, admin, staff, admin2]) await client.call("refresh", {});
  });

  const agree = async (client: Client, userId?: string) =>
    client.call("giveFaceConsent", { userId, version: CONSENT_VERSION });
  const enrol = (client: Client, userId: string, face: DrawnFace) =>
    client.call("faceCheck", { userId, faceImage: drawFace(face) });
  const challenge = async (client: Client, purpose: "login" | "clocking" = "login", unitId = "2") => {
    const { data } = await client.call("faceChallenge", { purpose, unitId });
    if (!data) throw new Error("There was no challenge.");
    return data;
  };
  /** Tries to sign in as a person who does what is asked. */
  const logIn = async (who: number, client = platform.client(), more: Partial<In<"faceLogin">> = {}) => {
    const { nonce, acts } = await challenge(client);
    const burst = burstOf(drawFrames(who, acts));
    return client.call("faceLogin", { faceImage: drawFace({ who, off: 0.2 }), nonce, burst, ...more });
  };
  const clockIn = async (who: number, client: Client) => {
    const { nonce, acts } = await challenge(client, "clocking");
    const burst = burstOf(drawFrames(who, acts));
    return client.call("faceClocking", { faceImage: drawFace({ who }), nonce, burst });
  };
  const uses = async (client: Client, all = true) =>
    (await client.call("faceAudit", { all })).data?.list ?? [];
  const setSignIn = (signIn: "off" | "challenge" | "password") => admin.call("setFaceSettings", { signIn });

  /** The teacher and the pupil are known from here on. */
  beforeAll(async () => {
    await agree(teacher);
    await enrol(teacher, TEACHER, { who: FACES[TEACHER] });
    await agree(parent, STUDENT);
    await enrol(admin, STUDENT, { who: FACES[STUDENT] });
  });

  it("are known once they are enrolled, and strangers are refused [FACE-06]", async () => {
    const client = platform.client();
    expect(await logIn(FACES[TEACHER], client)).toMatchObject({
      status: 200,
      data: { userType: 2, unitId: "2" },
    });
    expect((await client.call("me", {})).data?.loginName).toBe("teacher");
    const stranger = platform.client();
    expect(await logIn(STRANGER, stranger)).toMatchObject({ status: 400, code: "not_known", data: null });
    expect((await stranger.call("me", {})).status).toBe(401);
  });

  it("stay unknown without what is asked for: a burst, the acts, the same person, a new picture each time [FACE-07]", async () => {
    const who = FACES[STUDENT];
    const client = platform.client();
    const attempt = async (burstFor: (acts: readonly string[]) => readonly DrawnFace[]) => {
      // Each of them counts as another person with the pupil's picture.
      platform.pass(HOUR);
      const { nonce, acts } = await challenge(client);
      return client.call("faceLogin", {
        faceImage: drawFace({ who }),
        nonce,
        burst: burstOf(burstFor(acts)),
      });
    };
    const notLive = { status: 400, code: "not_live", data: null };
    const [still = { who }] = drawFrames(who, []);
    expect(await attempt(() => [])).toMatchObject(notLive);
    expect(await attempt(() => Array.from({ length: 20 }, (_, n) => ({ ...still, n })))).toMatchObject(
      notLive,
    );
    expect(await attempt(() => Array.from({ length: 20 }, () => still))).toMatchObject(notLive);
    // Few pictures that are shown in turn.
    expect(await attempt((acts) => drawFrames(who, acts).map((frame) => ({ ...frame, n: 0 })))).toMatchObject(
      notLive,
    );
    // Another person who holds the picture; and one who holds it into the camera now and then.
    expect(await attempt((acts) => drawFrames(STRANGER, acts))).toMatchObject(notLive);
    expect(
      await attempt((acts) =>
        drawFrames(who, acts).map((frame, n) => (n === 4 ? { ...frame, who: STRANGER } : frame)),
      ),
    ).toMatchObject(notLive);
    expect(await attempt((acts) => drawFrames(who, acts).reverse().slice(0, 5))).toMatchObject(notLive);
    expect(await attempt((acts) => drawFrames(who, acts))).toMatchObject({ status: 200 });
    await student.call("refresh", {});
    const reasons = (await uses(student, false)).map(({ deed, reason }) => [deed, reason.split("|||")[1]]);
    expect(reasons).toEqual(
      expect.arrayContaining([
        ["refused", "The same picture came twice"],
        ["refused", "The acts were another person's"],
        ["refused", "The acts that were asked for were not seen"],
        ["signedIn", undefined],
      ]),
    );
  });

  it("are judged also where the try is named with the pictures, and not where a form names two [FACE-07]", async () => {
    const client = platform.client();
    const headers = { "x-device-type": "pc" };
    const send = async (address: string, more: Readonly<Record<string, string>>) => {
      const { nonce, acts } = await challenge(client);
      const burst = burstOf(drawFrames(FACES[TEACHER], acts));
      const body = new URLSearchParams({
        faceImage: drawFace({ who: FACES[TEACHER] }),
        nonce,
        burst,
        ...more,
      });
      const answer = await client.fetch(`${calls.faceLogin.path}${address}`, {
        method: "POST",
        headers,
        body,
      });
      return (await answer.json()) as unknown;
    };
    expect(await send("", {})).toMatchObject({ status: 200 });
    const { nonce } = await challenge(client);
    expect(await send(`?nonce=${nonce}`, {})).toMatchObject({ code: "try_over" });
  });

  onOne(kind, () => {
    it("are asked for two acts to sign in, and for one to clock in, never to come closer alone [FACE-07]", async () => {
      for (let round = 0; round < 12; round += 1) {
        const { acts } = await challenge(platform.client());
        expect(new Set(acts).size).toBe(2);
        const [act, ...others] = (await challenge(teacher, "clocking")).acts;
        expect(others).toEqual([]);
        expect(["left", "right", "mouth"]).toContain(act);
      }
    });
  });

  it("are judged once for each try, which is of its purpose, browser, unit and time [FACE-07]", async () => {
    const who = FACES[TEACHER];
    const client = platform.client();
    const over = { status: 400, code: "try_over", data: null };
    const begin = async (purpose: "login" | "clocking" = "login", from = client) => {
      const { nonce, acts } = await challenge(from, purpose);
      return { faceImage: drawFace({ who }), nonce, burst: burstOf(drawFrames(who, acts)) };
    };
    expect(await client.call("faceLogin", { ...(await begin()), nonce: undefined })).toMatchObject(over);
    const once = await begin();
    expect(await client.call("faceLogin", { ...once, burst: "" })).toMatchObject({ code: "not_live" });
    expect(await client.call("faceLogin", once)).toMatchObject(over);
    expect(await client.call("faceLogin", await begin("clocking", teacher))).toMatchObject(over);
    expect(await teacher.call("faceClocking", await begin("login"))).toMatchObject(over);
    expect(await admin2.call("faceClocking", await begin("clocking", teacher))).toMatchObject(over);
    const late = await begin();
    platform.pass(CHALLENGE_MS);
    expect(await client.call("faceLogin", late)).toMatchObject(over);

    const headers = { "x-device-type": "pc", "x-browser-key": "a".repeat(43) };
    const begun = await client.call("faceChallenge", { purpose: "login", unitId: "2" }, { headers });
    const { nonce = "", acts = [] } = begun.data ?? {};
    const form = { faceImage: drawFace({ who }), nonce, burst: burstOf(drawFrames(who, acts)) };
    expect(await client.call("faceLogin", form)).toMatchObject(over);
    expect(await platform.client().call("faceLogin", form, { headers })).toMatchObject({ status: 200 });
  });

  it("are judged once also where the match of a try waits for its password when a second request comes to use it [FACE-07]", async () => {
    const { begin, find, take, keepMatch, matchOf } = createFaceChallenges(
      platform.database,
      () => platform.now,
    );
    const [purpose, key] = ["login", null] as const;
    const nonce = (await begin({ purpose, unitId: "2", key, from: { ip: "192.0.2.7" } }))?.nonce ?? "";
    const [first, second] = [await find({ nonce, purpose, key }), await find({ nonce, purpose, key })];
    if (!first || !second) throw new Error("The try was not found.");
    expect(await take(first)).toBe(true);
    await keepMatch(first, TEACHER);
    expect(await take(second)).toBe(false);
    expect(await matchOf({ nonce, key })).toMatchObject({ personId: TEACHER });
  });

  it("belong to a unit, and nobody of another one is known [FACE-06]", async () => {
    const client = platform.client();
    const { nonce, acts } = await challenge(client, "login", "3");
    const burst = burstOf(drawFrames(FACES[TEACHER], acts));
    expect(
      await client.call("faceLogin", { faceImage: drawFace({ who: FACES[TEACHER] }), nonce, burst }),
    ).toMatchObject({ status: 400, code: "not_known" });
  });

  onOne(kind, () => {
    it.each(["broken", "none", "several", "small", "dark", "aside"] as const)(
      "say what is wrong with a picture: %s [FACE-06]",
      async (fault) => {
        const code = {
          broken: "not_a_picture",
          none: "no_face",
          several: "several_faces",
          small: "too_small",
          dark: "too_dark",
          aside: "look_ahead",
        }[fault];
        const faceImage = drawFace({ who: 1, fault });
        expect(await logIn(1, platform.client(), { faceImage })).toMatchObject({
          status: 400,
          code,
          data: null,
        });
        expect(await enrol(teacher, TEACHER, { who: 1, fault })).toMatchObject({
          status: 400,
          code,
          data: null,
        });
        expect((await teacher.call("faceConsent", {})).data?.registerTime).not.toBeNull();
      },
    );
  });

  it("are enrolled by the person, or by an administrator of the unit, and by nobody else [FACE-02, FACE-06]", async () => {
    const forbidden = { status: 403, data: null };
    for (const [client, userId] of [
      [student, TEACHER],
      [teacher, OTHER_CLASS],
      [teacher, ADMIN],
      [staff, ADMIN],
      [parent, STUDENT],
      [admin2, TEACHER],
      [teacher, "nobody"],
      [teacher, "%00"],
    ] as const) {
      expect((await enrol(client, userId, { who: STRANGER })).status).toBe(userId === "%00" ? 400 : 403);
      if (userId !== "%00") expect(await client.call("faceUser", { userId })).toMatchObject(forbidden);
    }
    expect(await logIn(STRANGER)).toMatchObject({ code: "not_known" });
    expect(await student.call("faceUser", { userId: STUDENT })).toMatchObject({
      status: 200,
      data: { faceImage: Buffer.from(`photo of ${FACES[STUDENT]}`).toString("base64"), userId: STUDENT },
    });
    expect((await admin.call("faceUser", { userId: STUDENT })).status).toBe(200);
    expect((await uses(student, false)).map(({ deed, byName }) => [deed, byName])).toEqual(
      expect.arrayContaining([
        ["enrolled", "陈志强"],
        ["read", "陈志强"],
        ["consented", "李建国"],
      ]),
    );
    const messages = await student.call("unreadMessages", { start: 1, size: 30 } as never);
    expect(JSON.stringify(messages)).toContain("has registered your face");
  });

  it("are collected by those whom an application permits to: pupils' alone, and by teachers those of their classes [FACE-06]", async () => {
    const code = "face_collect";
    const row = await platform.database
      .selectFrom("permission")
      .where("code", "=", code)
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(row.user_types).toBe("2,4");
    expect(await enrol(teacher, STUDENT, { who: FACES[STUDENT] })).toMatchObject({ status: 200 });
    expect((await enrol(teacher, ADMIN, { who: FACES[TEACHER] })).status).toBe(403);
    // Staff who do not teach collect all pupils' faces of the unit, and wait for consents like all others.
    expect((await enrol(teacher, OTHER_CLASS, { who: STRANGER })).status).toBe(403);
    expect(await enrol(staff, OTHER_CLASS, { who: STRANGER })).toMatchObject({ code: "no_consent" });
    expect((await teacher.call("faceConsent", { userId: STUDENT })).data).toMatchObject({ mayGive: false });
    expect(
      (await teacher.call("giveFaceConsent", { userId: STUDENT, version: CONSENT_VERSION })).status,
    ).toBe(403);
    for (const who of [teacher, staff])
      expect((await who.call("deleteFace", { userId: "3002" })).status).toBe(403);
    await platform.database.deleteFrom("permission").where("code", "=", code).execute();
    expect((await enrol(teacher, STUDENT, { who: FACES[STUDENT] })).status).toBe(403);
    expect((await enrol(admin, STUDENT, { who: FACES[STUDENT] })).status).toBe(200);
    await platform.database.insertInto("permission").values(row).execute();
  });

  it("are taken only with a consent to the present text: a guardian's for pupils [FACE-08]", async () => {
    const none = { status: 400, code: "no_consent", data: null };
    expect(await enrol(staff, STAFF, { who: FACES[STAFF] })).toMatchObject(none);
    expect((await agree(admin, STAFF)).status).toBe(403);
    expect((await agree(student)).status).toBe(403);
    expect((await agree(parent, "3002")).status).toBe(403);
    // A child who has left the school.
    expect((await agree(parent, "2004")).status).toBe(403);
    expect(await staff.call("giveFaceConsent", { version: "2020-01-01" })).toMatchObject({
      status: 400,
      code: "old_version",
    });
    expect((await student.call("faceConsent", {})).data).toMatchObject({ mayGive: false });
    expect((await parent.call("faceConsent", { userId: STUDENT })).data).toMatchObject({
      mayGive: true,
      version: CONSENT_VERSION,
      given: { version: CONSENT_VERSION, byName: "李建国" },
    });
    await agree(staff);
    const older = { version: "2020-01-01" };
    await platform.database.updateTable("face_consent").set(older).where("person_id", "=", STAFF).execute();
    expect((await staff.call("faceConsent", {})).data?.given).toBeNull();
    expect(await enrol(staff, STAFF, { who: FACES[STAFF] })).toMatchObject(none);
    await agree(staff);
    expect(await enrol(staff, STAFF, { who: FACES[STAFF] })).toMatchObject({ status: 200 });
    expect(await logIn(FACES[STAFF])).toMatchObject({ status: 200 });

    expect(await staff.call("withdrawFaceConsent", {})).toMatchObject({ status: 200 });
    expect((await staff.call("faceConsent", {})).data).toMatchObject({ given: null, registerTime: null });
    expect(await logIn(FACES[STAFF])).toMatchObject({ code: "not_known" });
    expect(await enrol(staff, STAFF, { who: FACES[STAFF] })).toMatchObject(none);
  });

  it("are withdrawn and deleted as often as a person asks, of which the lists tell once [FACE-08, SEC-06]", async () => {
    await agree(staff);
    const lines = async () => {
      const noted = platform.database.selectFrom("face_deleted").where("person_id", "=", STAFF).selectAll();
      return [(await uses(staff, false)).length, (await noted.execute()).length];
    };
    const [told = 0, noted = 0] = await lines();
    for (let time = 0; time < 3; time += 1) {
      platform.pass(1000);
      expect(await staff.call("withdrawFaceConsent", {})).toMatchObject({ status: 200 });
      expect(await staff.call("deleteFace", {})).toMatchObject({ status: 200 });
    }
    expect(await lines()).toEqual([told + 1, noted + 1]);
  });

  it("are consented to and withdrawn twenty times a day, not without end [FACE-08, SEC-11]", async () => {
    const answers: number[] = [];
    for (let turn = 0; turn < 22; turn += 1) {
      platform.pass(1000);
      answers.push((await agree(staff)).status);
      await staff.call("withdrawFaceConsent", {});
    }
    expect(answers.filter((status) => status === 200).length).toBeLessThanOrEqual(20);
    expect(answers.at(-1)).toBe(429);
    platform.pass(24 * HOUR);
    for (const client of [teacher, student, parent, admin, staff, admin2]) await client.call("refresh", {});
    expect((await agree(staff)).status).toBe(200);
    await staff.call("withdrawFaceConsent", {});
  });

  it("lose their consent also where the clock was set back since it was given, and stay deleted in an older database [FACE-08]", async () => {
    await agree(staff);
    expect(await enrol(staff, STAFF, { who: FACES[STAFF] })).toMatchObject({ status: 200 });
    const given = platform.now;
    platform.pass(-60_000);
    expect(await staff.call("withdrawFaceConsent", {})).toMatchObject({ status: 200 });
    expect((await staff.call("faceConsent", {})).data).toMatchObject({ given: null, registerTime: null });
    const noted = platform.database.selectFrom("face_deleted").where("person_id", "=", STAFF).select("at");
    expect(Math.max(...(await noted.execute()).map(({ at }) => at))).toBeGreaterThanOrEqual(given);
    platform.pass(60_000);
  });

  it("are refused where another person of the unit has them already [FACE-06]", async () => {
    await agree(admin);
    platform.pass(1000);
    expect(await enrol(admin, ADMIN, { who: FACES[TEACHER], off: 0.3 })).toMatchObject({
      status: 400,
      code: "face_taken",
      data: null,
    });
    expect((await uses(admin, false))[0]).toMatchObject({ deed: "refusedEnrolment", userId: ADMIN });
  });

  it("are refused as often as a person asks, of which the list of uses tells once a minute [FACE-08, SEC-06]", async () => {
    const refusals = async () =>
      (await uses(parent, false)).filter(({ deed }) => deed === "refusedEnrolment").length;
    const ask = async () =>
      expect(await enrol(parent, "2005", { who: FACES[STAFF] })).toMatchObject({ code: "no_consent" });
    await ask();
    await ask();
    expect(await refusals()).toBe(1);
    platform.pass(61_000);
    await ask();
    expect(await refusals()).toBe(2);
  });

  it("are exported with all that is kept of them, for the person and a guardian [FACE-08]", async () => {
    for (const [client, payload] of [
      [student, {}],
      [parent, { userId: STUDENT }],
    ] as const) {
      const answer = await client.send("faceExport", payload);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(answer.headers.get("content-disposition")).toContain(`face-${STUDENT}.json`);
      const { consents, face, uses: lines } = (await answer.json()) as Record<string, never>;
      expect(consents).toMatchObject([{ version: CONSENT_VERSION, givenBy: "李建国", withdrawn: null }]);
      const { photo, template } = face as unknown as {
        readonly photo: string;
        readonly template: readonly number[];
      };
      expect(photo).toMatch(/^data:image\/jpeg;base64,/);
      expect(template.filter(Number.isFinite)).toHaveLength(128);
      expect(lines).toEqual(expect.arrayContaining([expect.objectContaining({ deed: "exported" })]));
    }
    expect((await (await admin.send("faceExport", { userId: STUDENT })).json()) as unknown).toMatchObject({
      status: 403,
    });
  });

  it("have a list of uses: one's own, a child's, and all for administrators alone [FACE-08]", async () => {
    expect((await teacher.call("faceAudit", { all: true })).status).toBe(403);
    expect((await teacher.call("faceAudit", { userId: OTHER_CLASS })).status).toBe(403);
    expect((await parent.call("faceAudit", { userId: STUDENT })).data?.total).toBeGreaterThan(0);
    const { data } = await admin.call("faceAudit", { all: true, size: 2 });
    expect(data?.list).toHaveLength(2);
    expect(data?.total).toBeGreaterThan(10);
    const others = await uses(admin2);
    expect(others.filter(({ deed }) => deed === "refused")).toHaveLength(1);
    expect(others.some(({ userId }) => userId?.startsWith("2"))).toBe(false);
    const own = await uses(teacher, false);
    expect(new Set(own.map(({ userId }) => userId))).toEqual(new Set([TEACHER]));
  });

  it("clock in where a session is there, with a proof for an application's server [FACE-06, FACE-09]", async () => {
    expect((await platform.client().call("faceChallenge", { purpose: "clocking" })).status).toBe(401);
    const answer = await clockIn(FACES[STUDENT], admin);
    expect(answer).toMatchObject({ status: 200, data: { userId: STUDENT, realName: "李思涵" } });
    expect(answer.data?.proof).toMatch(/^[\w-]{43}$/);
    expect(await clockIn(STRANGER, admin)).toMatchObject({
      code: "not_known",
      message: expect.stringMatching(/^没有认出您.*老师登记\|\|\|/) as string,
    });
    expect((await uses(student, false))[0]).toMatchObject({ deed: "clockedIn", byName: "陈志强" });
    await admin.call("setFaceSettings", { clocking: false });
    expect(await admin.call("faceChallenge", { purpose: "clocking" })).toMatchObject({ code: "face_off" });
    await admin.call("setFaceSettings", { clocking: true });
    // Kept as a hash, for ten minutes.
    const rows = await platform.database.selectFrom("face_proof").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(answer.data?.proof);
    expect(rows[0]).toMatchObject({ unit_id: "2", person_id: STUDENT, until: platform.now + PROOF_MS });
    // Once, and in its unit alone.
    const { redeem } = createFaceProofs(platform.database, () => platform.now);
    const proof = answer.data?.proof ?? "";
    expect(await redeem(platform.database, "3", proof)).toBeNull();
    expect(await redeem(platform.database, "2", proof)).toEqual({ personId: STUDENT, at: platform.now });
    expect(await redeem(platform.database, "2", proof)).toBeNull();
    const late = (await clockIn(FACES[STUDENT], admin)).data?.proof ?? "";
    platform.pass(PROOF_MS);
    expect(await redeem(platform.database, "2", late)).toBeNull();
  });

  it("are told to staff who have others clock in; a pupil or a parent learns of nobody but themselves [FACE-06, SEC-04]", async () => {
    expect(await clockIn(FACES[STUDENT], teacher)).toMatchObject({ status: 200, data: { userId: STUDENT } });
    expect(await clockIn(FACES[STUDENT], student)).toMatchObject({ status: 200, data: { userId: STUDENT } });
    for (const client of [student, parent]) {
      const refused = await clockIn(FACES[TEACHER], client);
      expect(refused).toMatchObject({ code: "not_known", data: null });
      expect(JSON.stringify(refused)).not.toContain("王雅琴");
    }
    const refusals = (await uses(admin)).filter(({ reason }) => reason === "不是本人|||Another person");
    expect(refusals.map(({ deed }) => deed)).toEqual(["refused", "refused"]);
  });

  onOne(kind, () => {
    it("sign nobody in where the unit has switched that off, and say so before a picture is looked at [FACE-06]", async () => {
      const client = platform.client();
      const { nonce, acts } = await challenge(client);
      expect((await teacher.call("setFaceSettings", { signIn: "off" })).status).toBe(403);
      await setSignIn("off");
      expect((await client.call("faceOffer", { unitId: "2" })).data).toEqual({ signIn: false });
      expect((await client.call("faceOffer", { unitId: "3" })).data).toEqual({ signIn: true });
      expect(await client.call("faceChallenge", { purpose: "login", unitId: "2" })).toMatchObject({
        status: 400,
        code: "face_off",
      });
      const burst = burstOf(drawFrames(1, acts));
      expect(await client.call("faceLogin", { faceImage: drawFace({ who: 1 }), nonce, burst })).toMatchObject(
        {
          code: "face_off",
        },
      );
      await setSignIn("challenge");
      expect((await teacher.call("faceSettings", {})).data).toEqual({
        signIn: "challenge",
        clocking: true,
        enrolled: 2,
      });
      const changes = (await uses(admin)).filter(({ deed }) => deed === "settings");
      expect(changes[0]).toMatchObject({ userId: null });
      expect(changes.map(({ reason }) => reason)).toContain(
        "刷脸登录：按提示做动作；刷脸打卡：开|||Sign-in by face: doing as asked; check-in by face: on",
      );
    });
  });

  describe("where staff need their password as well", () => {
    beforeAll(async () => {
      await admin.call("refresh", {});
      await setSignIn("password");
    });
    afterAll(async () => {
      await admin.call("refresh", {});
      await setSignIn("challenge");
    });

    /** A teacher's face that was known, and the name of the try. */
    const known = async (client: Client) => {
      const { nonce, acts } = await challenge(client);
      const who = FACES[TEACHER];
      const form = { faceImage: drawFace({ who }), nonce, burst: burstOf(drawFrames(who, acts)) };
      expect(await client.call("faceLogin", form)).toMatchObject({
        status: 400,
        code: "password_needed",
        data: null,
      });
      return nonce;
    };

    it("the face opens no session, the password after it does, once [FACE-06]", async () => {
      const client = platform.client();
      const nonce = await known(client);
      expect((await client.call("me", {})).status).toBe(401);
      expect(await client.call("facePassword", { nonce, password: DEMO_PASSWORD })).toMatchObject({
        status: 200,
      });
      expect((await client.call("me", {})).data?.loginName).toBe("teacher");
      expect(await client.call("facePassword", { nonce, password: DEMO_PASSWORD })).toMatchObject({
        code: "try_over",
      });
    });

    it("three guesses and two minutes are all there is [FACE-06]", async () => {
      const client = platform.client();
      const nonce = await known(client);
      for (const guess of ["a", "b", "c"])
        expect(await client.call("facePassword", { nonce, password: guess })).toMatchObject({
          code: "invalid_grant",
        });
      expect(await client.call("facePassword", { nonce, password: DEMO_PASSWORD })).toMatchObject({
        code: "try_over",
      });
      platform.pass(HOUR);
      const late = await known(client);
      platform.pass(MATCH_MS);
      expect(await client.call("facePassword", { nonce: late, password: DEMO_PASSWORD })).toMatchObject({
        code: "try_over",
      });
    });

    it("pupils come in by their face alone [FACE-06]", async () => {
      expect(await logIn(FACES[STUDENT])).toMatchObject({ status: 200 });
    });
  });

  it("open no session where they are deleted, the account is closed or sign-in switched off meanwhile [FACE-06, FACE-08]", async () => {
    const again = async () => {
      await admin.call("refresh", {});
      await agree(teacher);
      await enrol(teacher, TEACHER, { who: FACES[TEACHER] });
    };
    const during = async (what: () => Promise<unknown>) => {
      work = what;
      const client = platform.client();
      const answer = await logIn(FACES[TEACHER], client);
      work = () => Promise.resolve();
      expect((await client.call("me", {})).status).toBe(401);
      return answer;
    };
    expect(await during(() => teacher.call("deleteFace", {}))).toMatchObject({ code: "not_known" });
    await again();
    expect(await during(() => teacher.call("withdrawFaceConsent", {}))).toMatchObject({ code: "not_known" });
    await again();
    expect(await during(() => setSignIn("off"))).toMatchObject({ code: "face_off" });
    await setSignIn("challenge");
    const setStatus = (status: number) =>
      platform.database.updateTable("person").set({ status }).where("id", "=", TEACHER).execute();
    expect(await during(() => setStatus(0))).toMatchObject({ code: "not_known" });
    expect(await logIn(FACES[TEACHER])).toMatchObject({ code: "not_known" });
    await setStatus(1);
    platform.pass(HOUR);
    await teacher.call("refresh", {});
    expect(await logIn(FACES[TEACHER])).toMatchObject({ status: 200 });
  });

  it("are gone when they are deleted: nobody is known by them, and nothing is stored [FACE-08]", async () => {
    expect((await teacher.call("deleteFace", { userId: OTHER_CLASS })).status).toBe(403);
    expect(await parent.call("deleteFace", { userId: STUDENT })).toMatchObject({ status: 200 });
    expect(await logIn(FACES[STUDENT])).toMatchObject({ code: "not_known" });
    const rows = platform.database.selectFrom("face").where("person_id", "=", STUDENT).selectAll();
    expect(await rows.execute()).toEqual([]);
    expect((await student.call("faceUser", { userId: STUDENT })).data).toBeNull();
    // The consent stands until it is withdrawn.
    expect((await student.call("faceConsent", {})).data?.given).not.toBeNull();
    expect(await enrol(student, STUDENT, { who: FACES[STUDENT] })).toMatchObject({ status: 200 });
  });

  onOne(kind, () => {
    it("that fail from one address are slowed down, and no account is locked out by it [SEC-06, FACE-06]", async () => {
      const client = platform.client();
      const faceImage = drawFace({ who: STRANGER, fault: "none" });
      let refused: Response | undefined;
      for (let attempt = 0; attempt < 260 && !refused; attempt += 1) {
        const { nonce } = await challenge(client);
        const answer = await client.send("faceLogin", { faceImage, nonce });
        if (answer.status === 429) refused = answer;
      }
      expect(await refused?.json()).toMatchObject({ status: 429, code: "too_many_attempts" });
      expect(refused?.headers.get("retry-after")).toMatch(/^\d+$/);
      const login = { username: "teacher", password: DEMO_PASSWORD };
      expect((await platform.client().call("login", login)).status).toBe(200);
    });

    it("of one person who clocks in delay nobody else's of the school, neither by empty tries nor by another person's picture [SEC-06, SEC-07]", async () => {
      const tryAs = async (client: Client, photo: DrawnFace, burst = "") => {
        const { nonce } = await challenge(client, "clocking");
        return client.call("faceClocking", { faceImage: drawFace(photo), nonce, burst });
      };
      for (let attempt = 0; attempt < 51; attempt += 1)
        await tryAs(student, { who: STRANGER, fault: "none" });
      expect(await tryAs(student, { who: STRANGER })).toMatchObject({ code: "too_many_attempts" });
      for (let attempt = 0; attempt < 8; attempt += 1)
        expect(await tryAs(parent, { who: FACES[TEACHER] })).toMatchObject({ code: "not_live" });
      expect(await clockIn(FACES[TEACHER], admin)).toMatchObject({ status: 200, data: { userId: TEACHER } });
      // To clock in is no sign-in by a device of the person's.
      const devices = platform.database.selectFrom("known_device").where("at", "=", platform.now).selectAll();
      expect(await devices.execute()).toEqual([]);
    });

    it("begin without a session as often as may be, which keeps no session of that address from its own [SEC-06, FACE-07]", async () => {
      const { begin } = createFaceChallenges(platform.database, () => platform.now);
      const from = { ip: "127.0.0.1" };
      for (let count = 0; count < 300; count += 1)
        await begin({ purpose: "login", unitId: "2", key: null, from });
      const ask = (purpose: "login" | "clocking", client: Client) =>
        client.call("faceChallenge", { purpose, unitId: "2" });
      expect(await ask("login", platform.client())).toMatchObject({ code: "too_many_attempts" });
      expect(await ask("clocking", admin)).toMatchObject({ status: 200 });
      platform.pass(CHALLENGE_MS);
    });

    it("wait for nobody else, and 200 at once are told to come again [SEC-06, FACE-06]", async () => {
      let letGo: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      work = () => held;
      const clients = Array.from({ length: 200 }, () => platform.client());
      const tries = await Promise.all(
        clients.map(async (client) => {
          const { nonce, acts } = await challenge(client);
          return { client, nonce, burst: burstOf(drawFrames(FACES[TEACHER], acts)) };
        }),
      );
      const faceImage = drawFace({ who: FACES[TEACHER] });
      const statuses = Promise.all(
        tries.map(async ({ client, nonce, burst }) => {
          const answer = await client.send("faceLogin", { faceImage, nonce, burst });
          const after = answer.headers.get("retry-after");
          if (answer.status !== 200) expect(after).toMatch(/^\d+$/);
          return answer.status;
        }),
      );
      // While a picture is still looked at.
      for (let call = 0; call < 10; call += 1) expect((await teacher.call("me", {})).status).toBe(200);
      letGo();
      const all = await statuses;
      expect(all.filter((status) => status === 200).length).toBeGreaterThan(0);
      expect(all.filter((status) => status === 429 || status === 503).length).toBeGreaterThan(100);
      expect(all.filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
    });
  });
});
