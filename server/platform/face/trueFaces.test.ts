import sharp, { type Sharp } from "sharp";
import { isLive, LIVE_ACTS, NOT_BEGUN, stepLiveness, type LiveAct } from "../../../src/face/core/liveness";
import { blankPng } from "../../testing/blankPng";
import {
  moved,
  movedFrame,
  movingBurst,
  type Portrait,
  portraitOf,
  POSES,
  SAMPLE_FACES,
} from "../../testing/movingFaces";
import type { Client } from "../../testing/platform";
import { platformOn, signedInOn } from "../../testing/platformOn";
import { CONSENT_VERSION } from "./consentText";
import { distanceOf, THRESHOLD } from "./descriptors";
import { createFaceEyes } from "./eyes";
import { judgeBurst } from "./judge";
import type { Descriptor, Look, SeenFrame } from "./look";

// The nets take as long as the machine needs.
jest.setTimeout(240_000);

const eyes = createFaceEyes({ waitMs: 120_000, runMs: 120_000, niceness: 0 });
const [TEACHER, STUDENT] = ["2001", "2002"] as const;
const NONCE = "n".repeat(43);

/** What a burst and a photograph show to the nets. */
async function lookAt(faceImage: string, burst: readonly string[] = []) {
  const form = Buffer.from(
    new URLSearchParams({ faceImage, nonce: NONCE, burst: burst.join(",") }).toString(),
  );
  const look: Look = await eyes.look({ call: "faceLogin", form }, { path: ["test"] });
  if (look.kind !== "seen") throw new Error(look.message);
  return look;
}
async function describeFace(faceImage: string): Promise<Descriptor> {
  const { photo } = await lookAt(faceImage);
  if (photo.fault !== null) throw new Error(photo.fault);
  return photo.descriptor;
}

/** So many of the acts are done where the page itself judges the same pictures. */
const doneOnPage = ({ burst }: { readonly burst: readonly SeenFrame[] }, acts: readonly LiveAct[]): number =>
  burst.reduce((progress, { pose }) => stepLiveness(progress, pose, acts), NOT_BEGUN).done;

const faultOf = async (faceImage: string) => (await lookAt(faceImage)).photo.fault;

const jpeg = async (picture: Sharp): Promise<string> => (await picture.jpeg().toBuffer()).toString("base64");
const plain = (side: number, background: string): Sharp =>
  sharp({ create: { width: side, height: side, channels: 3, background } });
const drawn = ({ data, side }: Portrait): Sharp =>
  sharp(data, { raw: { width: side, height: side, channels: 3 } });

/** Sequences with every act. */
const SEQUENCES: readonly (readonly LiveAct[])[] = [
  ["left", "mouth"],
  ["closer", "right"],
];

describe("true nets", () => {
  let ann: Portrait;
  let bea: Portrait;
  const platform = platformOn("sqlite", {}, { faceEyes: eyes });
  const { teacher, parent, admin } = signedInOn(platform, "teacher", "parent", "admin");
  beforeAll(async () => {
    [ann, bea] = await Promise.all([portraitOf(SAMPLE_FACES.ann), portraitOf(SAMPLE_FACES.bea)]);
  });

  it("tell seven people apart who look into the camera, and know each in other pictures [FACE-06]", async () => {
    const people = await Promise.all(Object.values(SAMPLE_FACES).map((face) => portraitOf(face)));
    const enrolled: Descriptor[] = [];
    const asked: Descriptor[] = [];
    for (const person of people) {
      enrolled.push(await describeFace(await moved(person, {})));
      // Smaller, darker and less sharp.
      asked.push(await describeFace(await jpeg(drawn(person).resize(320).modulate({ brightness: 0.7 }))));
    }
    enrolled.forEach((one, who) =>
      asked.forEach((other, whose) => {
        const isKnown = distanceOf(one, other) < THRESHOLD;
        expect([who, whose, isKnown]).toEqual([who, whose, who === whose]);
      }),
    );
  });

  it.each(SEQUENCES)("see who does %s, then %s, and no other acts [FACE-07]", async (...wanted) => {
    const look = await lookAt(await moved(ann, { n: 500 }), await movingBurst(ann, wanted));
    if (look.photo.fault !== null) throw new Error(look.photo.fault);
    expect(judgeBurst(look.photo.descriptor, look.burst, wanted)).toBeNull();
    expect(doneOnPage(look, wanted)).toBe(wanted.length);
    for (const act of LIVE_ACTS)
      if (!wanted.includes(act)) expect(judgeBurst(look.photo.descriptor, look.burst, [act])).not.toBeNull();
    // The acts of one, and the photograph of another.
    const other = await describeFace(await moved(bea, {}));
    expect(judgeBurst(other, look.burst, wanted)).toBe("other");
  });

  // Each of them holds her head nearly as the one in the picture.
  it.each([
    ["mouth", SAMPLE_FACES.cleo, { mouth: 0.08 }],
    ["closer", SAMPLE_FACES.bea, { size: 1.6 }],
  ] as const)(
    "see where another person does %s for one in a picture, in two pictures of many [FACE-07]",
    async (act, face, acting) => {
      const other = await portraitOf(face);
      const frames: string[] = [];
      for (let n = 0; n < 12; n += 1) {
        const isOther = n === 5 || n === 6;
        frames.push(await movedFrame(isOther ? other : ann, { ...(isOther ? acting : POSES.rest), n }));
      }
      const look = await lookAt(await moved(ann, { n: 700 }), frames);
      if (look.photo.fault !== null) throw new Error(look.photo.fault);
      expect(
        isLive(
          look.burst.map(({ pose }) => pose),
          [act],
        ),
      ).toBe(true);
      expect(judgeBurst(look.photo.descriptor, look.burst, [act])).toBe("other");
    },
  );

  it("see no act in a picture that is held into the camera, however it is moved [FACE-07]", async () => {
    const held: string[] = [];
    for (let n = 0; n < 8; n += 1)
      held.push(await movedFrame(ann, { turn: -0.03, size: 1 + (n % 4) * 0.03, n }));
    const look = await lookAt(await moved(ann, {}), held);
    if (look.photo.fault !== null) throw new Error(look.photo.fault);
    for (const act of LIVE_ACTS) {
      expect(judgeBurst(look.photo.descriptor, look.burst, [act])).toBe("acts");
      expect(doneOnPage(look, [act])).toBe(0);
    }
    const same = Array.from({ length: 8 }, (_, n) => held[n % 2] ?? "");
    const repeated = await lookAt(await moved(ann, {}), same);
    expect(judgeBurst(look.photo.descriptor, repeated.burst, ["left"])).toBe("repeated");
  });

  it("see no act in a picture that is held into the camera and tilted to both sides [FACE-07]", async () => {
    for (const portrait of [ann, bea]) {
      const held: string[] = [];
      for (const [n, tilt] of [0, 0, 28, 28, 10, 0, -28, -28, -10, 0].entries())
        held.push(await movedFrame(portrait, { ...(tilt !== 0 && { tilt }), n }));
      const look = await lookAt(await moved(portrait, { n: 600 }), held);
      if (look.photo.fault !== null) throw new Error(look.photo.fault);
      for (const act of LIVE_ACTS) {
        expect(judgeBurst(look.photo.descriptor, look.burst, [act])).not.toBeNull();
        expect(doneOnPage(look, [act])).toBe(0);
      }
    }
  });

  it("say what is wrong with a picture, and unpack no trap [FACE-06, SEC-06]", async () => {
    const two = plain(960, "#777").composite([
      { input: Buffer.from(await moved(ann, {}), "base64"), left: 0, top: 200 },
      { input: Buffer.from(await moved(bea, {}), "base64"), left: 480, top: 200 },
    ]);
    expect(await faultOf(await jpeg(two))).toBe("several");
    expect(await faultOf(await jpeg(plain(480, "#777")))).toBe("none");
    expect(await faultOf(await jpeg(plain(480, "#0a0a0a")))).toBe("dark");
    expect(await faultOf(await jpeg(drawn(ann).modulate({ brightness: 0.25 })))).toBe("dark");
    expect(await faultOf(await jpeg(drawn(ann).resize(150)))).toBe("small");
    const whole = Buffer.from(await moved(ann, {}), "base64");
    expect(await faultOf(whole.subarray(0, 900).toString("base64"))).toBe("broken");
    expect(await faultOf(Buffer.from("no picture at all").toString("base64"))).toBe("broken");
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>`;
    expect(await faultOf(Buffer.from(drawing).toString("base64"))).toBe("broken");
    // The same picture in a usual size is read.
    expect(await faultOf(blankPng(480).toString("base64"))).toBe("dark");
    const trap = blankPng(12_000);
    expect(trap.length).toBeLessThan(1_000_000);
    expect(await faultOf(trap.toString("base64"))).toBe("broken");
  });

  it("unpack no trap among the pictures of a burst, where there is room for eighty of them [FACE-07, SEC-06]", async () => {
    const trap = await plain(1200, "#000").png({ progressive: true, palette: true, colours: 2 }).toBuffer();
    expect(trap.length).toBeLessThan(1000);
    const look = await lookAt(await moved(ann, {}), [trap.toString("base64"), await moved(ann, { n: 1 })]);
    expect(look.burst.map(({ print, pose }) => [print.startsWith("broken"), pose !== null])).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  /** Signs in by a photograph and the acts that are asked for. */
  const logIn = async (client: Client, portrait: Portrait, actor: Portrait) => {
    const { data } = await client.call("faceChallenge", { purpose: "login", unitId: "2" });
    const burst = (await movingBurst(actor, data?.acts ?? [])).join(",");
    return client.call("faceLogin", {
      faceImage: await moved(portrait, { n: 7 }),
      nonce: data?.nonce ?? "",
      burst,
    });
  };

  it("let the person in who was enrolled, and neither another one nor one with their picture [FACE-06, FACE-07]", async () => {
    await teacher.call("giveFaceConsent", { version: CONSENT_VERSION });
    const withNotes = await sharp(Buffer.from(await moved(ann, {}), "base64"))
      .withExif({ IFD0: { Copyright: "the place where it was taken" } })
      .jpeg()
      .toBuffer();
    const faceImage = withNotes.toString("base64");
    expect(await teacher.call("faceCheck", { userId: TEACHER, faceImage })).toMatchObject({ status: 200 });
    await parent.call("giveFaceConsent", { userId: STUDENT, version: CONSENT_VERSION });
    const asPupil = { userId: STUDENT, faceImage: await moved(ann, { n: 3 }) };
    expect(await admin.call("faceCheck", asPupil)).toMatchObject({ code: "face_taken" });
    const own = { userId: STUDENT, faceImage: await moved(bea, {}) };
    expect(await admin.call("faceCheck", own)).toMatchObject({ status: 200 });

    const client = platform.client();
    expect(await logIn(client, ann, ann)).toMatchObject({ status: 200 });
    expect((await client.call("me", {})).data?.loginName).toBe("teacher");
    expect(await logIn(platform.client(), bea, ann)).toMatchObject({ code: "not_live" });

    const { data } = await teacher.call("faceUser", { userId: TEACHER });
    const kept = Buffer.from(data?.faceImage ?? "", "base64");
    expect(await sharp(kept).metadata()).toMatchObject({ format: "jpeg", width: 480 });
    expect(kept.toString("latin1")).not.toContain("the place");
  });
});
