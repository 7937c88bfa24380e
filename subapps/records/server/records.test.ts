import { CONSENT_VERSION } from "../../../server/platform/face/consentText";
import { DATABASES } from "../../../server/testing/databases";
import { drawFace, drawnEyes } from "../../../server/testing/faces";
import type { Client } from "../../../server/testing/platform";
import { platformOn, signedInOn } from "../../../server/testing/platformOn";
import { contract } from "../contract";
import { AGAIN_MS } from "./remind";

jest.setTimeout(120_000);

const MINUTE = 60_000;
const FIFTH = "5（2）班";
const THIRD = "3（1）班";
const EIGHTH = "8（1）班";
const [STUDENT, STUDENT_B, OTHER_SCHOOL] = ["2002", "2003", "3002"] as const;
/** A pupil of the demo whose guardian has withdrawn, and that guardian's name. */
const WITHDRAWN = ["康芷晴", "康健"] as const;

describe.each(DATABASES)("class photos on %s", (kind) => {
  const platform = platformOn(kind, {}, { faceEyes: drawnEyes() });
  const people = signedInOn(
    platform,
    "teacher",
    "linked-teacher",
    "staff",
    "student",
    "parent",
    "admin",
    "teacher2",
    "admin2",
    "area",
    "guardian-2-5-2-3",
    "guardian-2-5-2-7",
  );
  const { teacher, staff, student, parent, admin, teacher2, admin2 } = people;

  // A session is refreshed after half an hour.
  const pass = async (milliseconds: number) => {
    platform.pass(milliseconds);
    for (const client of Object.values(people)) await client.call("refresh", {});
  };
  afterEach(() => expect(platform.log).toEqual([]));

  const classes = async (who: Client) => (await who.ask(contract.classes, {})).data?.list ?? [];
  const pupils = async (who: Client, group: string = FIFTH) => {
    const { data } = await who.ask(contract.pupils, { class: group });
    if (!data) throw new Error("There is no class.");
    return data.pupils;
  };
  const one = async (id: string, who = teacher, group: string = FIFTH) =>
    (await pupils(who, group)).find((pupil) => pupil.id === id);
  const agree = (userId: string) => parent.call("giveFaceConsent", { userId, version: CONSENT_VERSION });
  const take = (who: Client, userId: string, face: number) =>
    who.call("faceCheck", { userId, faceImage: drawFace({ who: face }) });
  const remind = (who: Client, more: object = {}) => who.ask(contract.remind, { class: FIFTH, ...more });
  const asked = async (who: Client) =>
    ((await who.call("unreadMessages", {})).data ?? []).filter(
      ({ module }) => module === "班级照片|||Class photos",
    );

  it("shows teachers the classes that they teach, and other staff all of the school [FACE-02, SEC-04]", async () => {
    const codes = async (who: Client) => (await classes(who)).map(({ code }) => code);
    expect(await codes(teacher)).toEqual(["5（1）班", FIFTH, "5（3）班", "5（4）班"]);
    expect(await codes(people["linked-teacher"])).not.toContain(FIFTH);
    for (const who of [staff, admin]) {
      expect(await codes(who)).toEqual(expect.arrayContaining([FIFTH, THIRD, "1（3）班"]));
      expect(await codes(who)).not.toContain(EIGHTH);
    }
    expect(await codes(admin2)).toEqual([EIGHTH]);
    expect(await codes(people.area)).toEqual([]);
  });

  it("tells pupils and parents nothing, and nobody of classes that are not theirs [FACE-02, SEC-04]", async () => {
    const forbidden = { status: 403, data: null };
    for (const who of [student, parent]) {
      expect(await who.ask(contract.classes, {})).toMatchObject(forbidden);
      expect(await who.ask(contract.pupils, { class: FIFTH })).toMatchObject(forbidden);
      expect(await remind(who)).toMatchObject(forbidden);
    }
    const none = { status: 404, code: "no_class", data: null };
    for (const [who, group] of [
      [teacher, THIRD],
      [teacher, EIGHTH],
      [teacher, "%"],
      [admin, EIGHTH],
      [teacher2, FIFTH],
      [admin2, FIFTH],
      [people.area, FIFTH],
    ] as const) {
      expect(await who.ask(contract.pupils, { class: group })).toMatchObject(none);
      expect(await remind(who, { class: group })).toMatchObject(none);
    }
    for (const group of ["", "x".repeat(65), "a\nb"])
      expect(await teacher.ask(contract.pupils, { class: group })).toMatchObject({ status: 400 });
    expect(await platform.client().ask(contract.classes, {})).toMatchObject({ status: 401 });
    // Whose permission is taken away collects no more.
    const permission = platform.database.updateTable("permission").where("code", "=", "face_collect");
    await permission.set({ user_types: "4" }).execute();
    expect(await teacher.ask(contract.classes, {})).toMatchObject(forbidden);
    expect((await admin.ask(contract.classes, {})).status).toBe(200);
    await permission.set({ user_types: "2,4" }).execute();
  });

  it("begins with classes that are under way: consents, withdrawn ones, and no photo [FACE-02, RUN-01]", async () => {
    const list = await classes(teacher);
    expect(list).toEqual([
      { code: "5（1）班", name: "5（1）班|||Class 5(1)", total: 22, done: 0, ready: 17, waiting: 5 },
      { code: FIFTH, name: "5（2）班|||Class 5(2)", total: 26, done: 0, ready: 21, waiting: 5 },
      { code: "5（3）班", name: "5（3）班|||Class 5(3)", total: 20, done: 0, ready: 15, waiting: 5 },
      expect.objectContaining({ code: "5（4）班", total: 21 }),
    ]);
    const all = await pupils(teacher);
    expect(all.map(({ name }) => name)).toEqual(
      all.map(({ name }) => name).toSorted(new Intl.Collator("zh-CN").compare),
    );
    const [name, guardian] = WITHDRAWN;
    expect(all.find((pupil) => pupil.name === name)).toMatchObject({
      state: "waiting",
      consent: "withdrawn",
      consentBy: guardian,
      consentAt: expect.stringMatching(/^2026-10-\d\d /) as string,
      takenAt: "",
      guardians: 1,
    });
    expect(await one(STUDENT)).toMatchObject({ state: "waiting", consent: "none", guardians: 1 });
  });

  it("follows a pupil from the consent to the photo, its deletion and the withdrawal [FACE-02, FACE-08]", async () => {
    expect(await take(teacher, STUDENT, 2)).toMatchObject({ status: 400, code: "no_consent" });
    await agree(STUDENT);
    expect(await one(STUDENT)).toMatchObject({ state: "ready", consent: "given", consentBy: "李建国" });
    expect(await take(teacher, STUDENT, 2)).toMatchObject({ status: 200 });
    expect(await one(STUDENT)).toMatchObject({
      state: "done",
      takenAt: expect.stringMatching(/^2026-10-15 /) as string,
    });
    const fifth = async () => (await classes(teacher)).find(({ code }) => code === FIFTH);
    expect(await fifth()).toMatchObject({ done: 1, ready: 21, waiting: 4 });
    // Consented to an earlier text: the photo stays, and another one needs a new consent.
    const consents = platform.database.updateTable("face_consent").where("person_id", "=", STUDENT);
    await consents.set({ version: "2020-01-01" }).execute();
    expect(await one(STUDENT)).toMatchObject({ state: "done", consent: "old" });
    await consents.set({ version: CONSENT_VERSION }).execute();
    expect(await teacher.call("deleteFace", { userId: STUDENT })).toMatchObject({ status: 200 });
    expect(await one(STUDENT)).toMatchObject({ state: "ready", takenAt: "" });
    await take(teacher, STUDENT, 2);
    await parent.call("withdrawFaceConsent", { userId: STUDENT });
    expect(await one(STUDENT)).toMatchObject({ state: "waiting", consent: "withdrawn", takenAt: "" });
  });

  it("asks guardians who have said nothing, and none of those who have withdrawn [FACE-08, MSG-01]", async () => {
    const [silent, withdrawn] = [people["guardian-2-5-2-3"], people["guardian-2-5-2-7"]];
    // Three have said nothing; the pupil of the test before has withdrawn, as another had.
    // Who would get what is said before, and nothing is sent by that.
    const reminding = async (who: Client, more: object = {}) =>
      (await who.ask(contract.reminding, { class: FIFTH, ...more })).data?.sending;
    expect(await reminding(teacher)).toMatchObject({
      count: 3,
      title: expect.stringMatching(/^是否同意采集.+\|\|\|May a photo of /) as string,
    });
    expect((await reminding(teacher))?.about).toHaveLength(3);
    const one = (await pupils(teacher)).find(({ consent }) => consent === "none");
    expect(await reminding(teacher, { person: one?.id })).toMatchObject({ count: 1, about: [one?.name] });
    expect(await teacher.ask(contract.reminding, { class: FIFTH, person: STUDENT })).toMatchObject({
      data: null,
    });
    expect(await asked(silent)).toEqual([]);
    expect(await student.ask(contract.reminding, { class: FIFTH })).toMatchObject({ status: 403 });
    expect(await remind(teacher)).toMatchObject({ data: { told: 3, recent: 0, without: 0 } });
    expect(await reminding(teacher)).toBeNull();
    expect(await asked(silent)).toMatchObject([
      {
        messageMeno: "是否同意采集丁若瑶的人脸照片？|||May a photo of Ding Ruoyao's face be taken?",
        url: null,
      },
    ]);
    for (const who of [withdrawn, parent]) expect(await asked(who)).toEqual([]);
    const waiting = (await pupils(teacher)).filter(({ consent }) => consent === "none");
    expect(waiting.every(({ remindedAt }) => remindedAt.startsWith("2026-10-15 "))).toBe(true);
  });

  it("asks nobody again within a day, nor while the message is unread [FACE-08, MSG-01]", async () => {
    const silent = people["guardian-2-5-2-3"];
    expect(await remind(admin)).toMatchObject({ data: { told: 0, recent: 3 } });
    const [message] = await asked(silent);
    await silent.call("readMessage", { desktopMessageId: message?.id ?? "" });
    await pass(MINUTE);
    expect(await remind(teacher)).toMatchObject({ data: { told: 0, recent: 3 } });
    await pass(AGAIN_MS);
    expect(await remind(teacher)).toMatchObject({ data: { told: 1, recent: 2 } });
    expect(await asked(silent)).toHaveLength(1);
  });

  it("asks about one pupil, and not where there is nothing to be decided [FACE-08, MSG-01]", async () => {
    const third = { class: THIRD, person: STUDENT_B };
    expect(await remind(staff, third)).toMatchObject({ data: { told: 1, recent: 0, without: 0 } });
    expect(await remind(staff, { class: FIFTH, person: STUDENT })).toMatchObject({
      status: 409,
      code: "has_answered",
    });
    for (const person of [STUDENT_B, OTHER_SCHOOL, "2005"])
      expect(await remind(staff, { person })).toMatchObject({ status: 404, code: "no_pupil" });
    // Without a guardian there is nobody to ask.
    await platform.database
      .updateTable("parent_child")
      .where("child_id", "=", "2009")
      .set({ status: 0 })
      .execute();
    expect(await remind(staff, { class: "1（3）班" })).toMatchObject({
      data: { told: 0, recent: 0, without: 1 },
    });
  });

  it("asks each guardian once, however many press at the same moment [FACE-08, MSG-01]", async () => {
    const answers = await Promise.all(
      [teacher, staff, admin, teacher].map((who) => remind(who, { class: "5（3）班" })),
    );
    const told = answers.map(({ data }) => data?.told ?? 0);
    expect(told.toSorted((one, other) => one - other)).toEqual([0, 0, 0, 5]);
  });
});
