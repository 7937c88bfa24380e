import { z } from "zod";
import { defineContract } from "../../../contract/define";
import { DATABASES } from "../../testing/databases";
import { drawFace, drawnEyes } from "../../testing/faces";
import type { Client } from "../../testing/platform";
import { platformOn, signedInOn } from "../../testing/platformOn";
import { CONSENT_VERSION } from "../face/consentText";
import { defineModule, type FaceState } from "../module";
import type { Guest } from "./load";

jest.setTimeout(60_000);

const [TEACHER, STUDENT, OTHER_CLASS, ADMIN, OTHER_SCHOOL] = [
  "2001",
  "2002",
  "2003",
  "2007",
  "3002",
] as const;
const NONE = { consent: "none", consentAt: null, consentBy: "", takenAt: null } as const;

/** Whom the next call asks about, and what it learnt. */
let ids: readonly string[] = [];
let learnt: readonly FaceState[] = [];

const contract = defineContract({
  look: {
    path: "/api/test-look/look",
    summary: "Learns how it stands with faces",
    in: z.object({}),
    out: z.object({ count: z.number() }),
  },
});

const both = (text: string) => ({ "zh-CN": text, en: text });
const GUEST: Guest = {
  folder: "/none",
  module: defineModule()({
    contract,
    handlers: {
      look: async (_, { database, faces }) => {
        learnt = await faces.about(database, ids);
        return { count: learnt.length };
      },
    },
  }),
  app: {
    code: "test-look",
    name: both("Look"),
    version: "1.0.0",
    kit: "^1.5.0",
    icon: "camera",
    category: "administration",
    permissions: [],
    searchKeys: { "zh-CN": [], en: [] },
    keys: [],
    fills: { page: { "test-look": "./client/main.tsx" }, badge: false },
  },
};

describe.each(DATABASES)("what applications learn of faces on %s", (kind) => {
  const platform = platformOn(kind, {}, { moreGuests: [GUEST], faceEyes: drawnEyes() });
  const { teacher, staff, student, parent, admin, admin2 } = signedInOn(
    platform,
    "teacher",
    "staff",
    "student",
    "parent",
    "admin",
    "admin2",
  );

  const about = async (who: Client, ...asked: readonly string[]) => {
    ids = asked;
    learnt = [];
    const { status } = await who.ask(contract.look, {});
    return status === 200 ? learnt : status;
  };
  const known = async (who: Client, ...asked: readonly string[]) => {
    const states = await about(who, ...asked);
    return typeof states === "number" ? states : states.map(({ personId }) => personId).toSorted();
  };

  it("is of the people alone whose faces the person who asks collects [FACE-06, SEC-04]", async () => {
    const all = [TEACHER, STUDENT, STUDENT, OTHER_CLASS, ADMIN, OTHER_SCHOOL, "nobody"];
    expect(await known(teacher, ...all)).toEqual([STUDENT]);
    expect(await known(staff, ...all)).toEqual([STUDENT, OTHER_CLASS]);
    expect(await known(admin, ...all)).toEqual([TEACHER, STUDENT, OTHER_CLASS, ADMIN]);
    expect(await known(admin2, ...all)).toEqual([OTHER_SCHOOL]);
    expect(await about(student, STUDENT)).toBe(403);
    expect(await about(parent, STUDENT)).toBe(403);
    expect(await about(admin)).toEqual([]);
    const permission = platform.database.updateTable("permission").where("code", "=", "face_collect");
    await permission.set({ user_types: "4" }).execute();
    expect(await about(teacher, STUDENT)).toBe(403);
    await permission.set({ user_types: "2,4" }).execute();
  });

  it("is whether there is a consent, to which text, by whom and since when, and when a photo was taken; nothing of the face [FACE-08]", async () => {
    const state = async () => (await about(teacher, STUDENT)) as readonly FaceState[];
    expect(await state()).toEqual([{ personId: STUDENT, ...NONE }]);
    await parent.call("giveFaceConsent", { userId: STUDENT, version: CONSENT_VERSION });
    const consent = { personId: STUDENT, consentAt: platform.now, consentBy: "李建国" };
    expect(await state()).toEqual([{ ...consent, consent: "given", takenAt: null }]);
    platform.pass(1000);
    await teacher.call("faceCheck", { userId: STUDENT, faceImage: drawFace({ who: 2 }) });
    const takenAt = platform.now;
    expect(await state()).toEqual([{ ...consent, consent: "given", takenAt }]);
    const row = platform.database.updateTable("face_consent").where("person_id", "=", STUDENT);
    await row.set({ version: "2020-01-01" }).execute();
    expect(await state()).toEqual([{ ...consent, consent: "old", takenAt }]);
    platform.pass(1000);
    await parent.call("withdrawFaceConsent", { userId: STUDENT });
    const withdrawn = { ...consent, consentAt: platform.now, consent: "withdrawn", takenAt: null };
    expect(await state()).toEqual([withdrawn]);
    platform.pass(1000);
    await parent.call("giveFaceConsent", { userId: STUDENT, version: CONSENT_VERSION });
    expect(await state()).toEqual([{ ...consent, consentAt: platform.now, consent: "given", takenAt: null }]);
  });

  it("is answered for a whole school, however many there are [FACE-06]", async () => {
    const strangers = Array.from({ length: 2_500 }, (_, index) => `stranger-${index}`);
    expect(await known(admin, ...strangers, STUDENT)).toEqual([STUDENT]);
  });

  it("has no photo where an account was closed [FACE-08]", async () => {
    const status = (to: number) =>
      platform.database.updateTable("person").set({ status: to }).where("id", "=", OTHER_CLASS).execute();
    await status(0);
    expect(await known(admin, OTHER_CLASS)).toEqual([]);
    await status(1);
    expect(await known(admin, OTHER_CLASS)).toEqual([OTHER_CLASS]);
  });
});
