import fc from "fast-check";
import { fakeClock, fakeVisibility } from "../../../test/fakePorts";
import type { FaceBox } from "../core/faceBox";
import type { LiveAct } from "../core/liveness";
import type { Pose } from "../core/pose";
import type { Challenge } from "../core/readFace";
import { FaceTry } from "./FaceTry";
import type { FaceFault } from "../core/facePictures";
import type { FaceLook, FacePorts } from "./ports";
import { isSlow, type FaceState } from "./step";

const settle = () => new Promise((resolve) => setImmediate(resolve));

const box = (x: number, side = 168): FaceBox => ({ x, y: 156, width: side, height: side });
const AHEAD: Pose = { turn: 0, mouth: 0.1, size: 0.35 };
const seen = (faces: readonly FaceBox[], pose: Pose | null = AHEAD): FaceLook => ({
  frame: { width: 480, height: 480, faces, light: 0.5 },
  pose: faces.length === 1 ? pose : null,
});
const INSIDE = seen([box(156)]);
const LEFT = seen([box(156)], { ...AHEAD, turn: 0.5 });
const OPEN = seen([box(156)], { ...AHEAD, mouth: 0.5 });
const ASIDE = seen([box(0)]);
const TWO = seen([box(156), box(0)]);

type Ports = FacePorts<string>;
type Sent = Awaited<ReturnType<Ports["send"]>>;

/** A try before a camera that sees what the test says, the last thing again and again. */
function begin(
  looks: (FaceLook | { fault: FaceFault })[],
  {
    challenge = null,
    answer = { result: "李思涵" },
    /** How long a look takes. */
    takes = 20,
    visible = true,
    pictures,
    ...ports
  }: Partial<Omit<Ports, "challenge">> & {
    challenge?: Awaited<ReturnType<Ports["challenge"]>>;
    /** What the photograph comes to; `never` is one that takes long. */
    pictures?: { fault: FaceFault } | "never";
    answer?: Sent;
    takes?: number;
    visible?: boolean;
  } = {},
) {
  const { clock, advance } = fakeClock(0);
  const log: string[] = [];
  const said: string[] = [];
  let heard: FaceState<string>["said"] = null;
  let on = 0;
  let kept = 0;
  const { visibility, see: show } = fakeVisibility(visible);
  const camera = () => {
    on += 1;
    kept = 0;
    return {
      stream: null,
      look: (keeps: boolean) => {
        if (keeps) kept += 1;
        advance(takes);
        const next = looks.length > 1 ? looks.shift() : looks[0];
        log.push("look");
        return Promise.resolve(next ?? ASIDE);
      },
      pictures: () =>
        pictures === "never"
          ? new Promise<never>(() => undefined)
          : Promise.resolve(pictures ?? { photo: "photo", burst: Array.from({ length: kept }, () => "x") }),
      stop: () => {
        on -= 1;
      },
    };
  };
  const face = new FaceTry<string>({
    open: () => {
      log.push("open");
      return Promise.resolve(camera());
    },
    challenge: () => Promise.resolve(challenge),
    send: (pictures, asked) => {
      log.push(`send ${pictures.burst.length} ${asked?.nonce ?? "-"}`);
      return Promise.resolve(answer);
    },
    clock,
    visibility,
    ...ports,
  });
  face.subscribe(() => {
    const { said: now } = face.getSnapshot();
    if (now && now !== heard) said.push(now.cue);
    heard = now;
  });
  face.start();
  /** Lets so many looks happen. */
  const pass = async (count: number) => {
    for (let look = 0; look < count; look += 1) {
      await settle();
      advance(250);
      await settle();
    }
  };
  const see = async (shown: boolean) => {
    show(shown);
    await settle();
  };
  return {
    face,
    log,
    said,
    pass,
    see,
    advance,
    clock,
    isOn: () => on > 0,
    cameras: () => on,
    at: () => face.getSnapshot().at,
    cue: () => face.getSnapshot().cue,
    looks: () => log.filter((entry) => entry === "look").length,
  };
}

it("photographs a face after more than eight looks in a row inside the target, and tells who it is [FACE-03]", async () => {
  const test = begin([INSIDE]);
  await test.pass(8);
  expect([test.looks(), test.at().phase]).toEqual([8, "aligning"]);
  await test.pass(1);
  expect(test.log.slice(-2)).toEqual(["look", "send 0 -"]);
  expect(test.at()).toEqual({ phase: "done", result: "李思涵" });
  expect(test.isOn()).toBe(false);
});

it.each([
  ["out of the target", ASIDE],
  ["beside another one", TWO],
  ["away", seen([])],
])("counts anew once the face was %s for one look [FACE-03]", async (_, look) => {
  const test = begin([...Array.from({ length: 8 }, () => INSIDE), look, INSIDE]);
  await test.pass(17);
  expect(test.at()).toMatchObject({ phase: "aligning", inRow: 8 });
  await test.pass(1);
  expect(test.at().phase).toBe("done");
});

it("looks once each 250 ms, however long a look takes, and says where a machine is too slow [FACE-05]", async () => {
  const quick = begin([ASIDE], { takes: 100 });
  const times: number[] = [];
  quick.face.subscribe(() => times.push(quick.clock.now()));
  for (let look = 0; look < 200; look += 1) {
    await settle();
    quick.advance(10);
  }
  const looked = times.slice(2, 9);
  expect(looked.slice(1).map((time, index) => time - (looked[index] ?? 0))).toEqual(
    Array.from({ length: 6 }, () => 250),
  );
  expect(isSlow(quick.face.getSnapshot())).toBe(false);
  const slow = begin([ASIDE], { takes: 400 });
  await slow.pass(7);
  expect(isSlow(slow.face.getSnapshot())).toBe(true);
});

it("a machine is slow that comes late to its looks, and not one that did so once [FACE-05]", () => {
  const began = (pauses: readonly number[]) =>
    pauses.map((_, at) => pauses.slice(0, at).reduce((a, b) => a + b, 0));
  const slow = (...pauses: readonly number[]) => isSlow({ began: began([...pauses, 0]) });
  expect(slow(2000, 250, 252, 250, 251, 250, 255, 250)).toBe(false);
  expect(slow(250, 330, 250, 330, 250, 330, 250, 330)).toBe(true);
  expect(slow(400, 400, 400)).toBe(false);
});

it("gives up after 15 seconds, with the camera off, and begins again when asked to [FACE-03]", async () => {
  const test = begin([ASIDE]);
  await test.pass(54);
  expect(test.at().phase).toBe("aligning");
  await test.pass(7);
  expect(test.at()).toEqual({ phase: "timedOut", acting: false });
  expect([test.isOn(), test.cue()]).toEqual([false, null]);
  const looks = test.looks();
  await test.pass(4);
  expect(test.looks()).toBe(looks);
  test.face.retry();
  await test.pass(1);
  expect([test.at().phase, test.cameras()]).toEqual(["aligning", 1]);
});

describe("a challenge", () => {
  const challenge: Challenge = { nonce: "n1", acts: ["left", "mouth"] };
  const inside = Array.from({ length: 9 }, () => INSIDE);
  const acted = [INSIDE, INSIDE, LEFT, LEFT, INSIDE, OPEN, OPEN, INSIDE];

  it("is asked for act by act, and its pictures go with the photograph [FACE-07]", async () => {
    const test = begin([...inside, ...acted, INSIDE], { challenge });
    await test.pass(9);
    expect([test.at().phase, test.cue()]).toEqual(["acting", "ahead"]);
    await test.pass(2);
    expect(test.cue()).toBe("turnLeft");
    await test.pass(2);
    expect(test.cue()).toBe("ahead");
    await test.pass(1);
    expect(test.cue()).toBe("mouth");
    await test.pass(3);
    expect(test.log.at(-1)).toBe("send 8 n1");
    expect(test.at().phase).toBe("done");
  });

  it("ends where the head is turned another way, and is asked for again [FACE-07]", async () => {
    const RIGHT = seen([box(156)], { ...AHEAD, turn: -0.5 });
    const test = begin([...inside, INSIDE, INSIDE, RIGHT, RIGHT, INSIDE], { challenge });
    await test.pass(13);
    expect([test.at().phase, test.isOn()]).toEqual(["astray", false]);
    test.face.retry();
    await test.pass(1);
    expect(test.at().phase).toBe("aligning");
  });

  it("has 15 seconds of its own, and another person in view does not count [FACE-07]", async () => {
    const test = begin([...inside, INSIDE, INSIDE, TWO], { challenge });
    await test.pass(12);
    expect(test.cue()).toBe("several");
    await test.pass(60);
    expect(test.at()).toEqual({ phase: "timedOut", acting: true });
    expect(test.log.some((entry) => entry.startsWith("send"))).toBe(false);
  });

  it("is not sent before it is done, whatever is seen [FACE-07]", async () => {
    const acts = fc.constantFrom<FaceLook>(INSIDE, ASIDE, TWO, LEFT);
    await fc.assert(
      fc.asyncProperty(fc.array(acts, { maxLength: 40 }), async (looks) => {
        const test = begin([...inside, ...looks, INSIDE], { challenge });
        await test.pass(50);
        expect(test.log.some((entry) => entry.startsWith("send"))).toBe(false);
        test.face.close();
        expect(test.isOn()).toBe(false);
      }),
      { numRuns: 30 },
    );
  });
});

it("speaks what has to be done, not more than once in two seconds and nothing twice [FACE-03, A11Y-05]", async () => {
  const test = begin([ASIDE, ASIDE, INSIDE, ASIDE, INSIDE, INSIDE, INSIDE, INSIDE, INSIDE, INSIDE, ASIDE]);
  await test.pass(8);
  expect(test.said).toEqual(["left"]);
  await test.pass(2);
  expect(test.said).toEqual(["left", "hold"]);
  await test.pass(12);
  expect(test.said).toEqual(["left", "hold", "left"]);
});

it("tells a refusal, and tries again with a new camera [FACE-03]", async () => {
  const test = begin([INSIDE], { answer: { refused: "人脸识别失败" } });
  await test.pass(9);
  expect(test.at()).toEqual({ phase: "refused", text: "人脸识别失败" });
  expect(test.isOn()).toBe(false);
  test.face.retry();
  await settle();
  expect(test.log.filter((entry) => entry === "open")).toHaveLength(2);
});

it.each<FaceFault>(["missing", "refused", "busy", "insecure", "unsupported", "detector", "lost"])(
  "says why there is nothing to look at: %s [FACE-01, FACE-04]",
  async (fault) => {
    const test = begin([INSIDE], { open: () => Promise.resolve({ fault }) });
    await test.pass(2);
    expect(test.at()).toEqual({ phase: "unusable", fault });
    expect(test.looks()).toBe(0);
  },
);

it("a camera that is pulled out ends a try at each of its stages [FACE-04]", async () => {
  const lost = { fault: "lost" } as const;
  const aligning = begin([INSIDE, lost]);
  await aligning.pass(2);
  expect([aligning.at(), aligning.isOn()]).toEqual([{ phase: "unusable", fault: "lost" }, false]);
  const challenge: Challenge = { nonce: "n", acts: ["left"] satisfies LiveAct[] };
  const acting = begin([...Array.from({ length: 9 }, () => INSIDE), lost], { challenge });
  await acting.pass(10);
  expect(acting.at()).toEqual({ phase: "unusable", fault: "lost" });
  const photographing = begin([INSIDE], { pictures: lost });
  await photographing.pass(9);
  expect([photographing.at(), photographing.isOn()]).toEqual([{ phase: "unusable", fault: "lost" }, false]);
});

describe("the camera is off", () => {
  it("while the page is hidden, and the try begins again when it is seen [FACE-04]", async () => {
    const test = begin([INSIDE]);
    await test.pass(5);
    await test.see(false);
    expect([test.at().phase, test.isOn()]).toEqual(["asleep", false]);
    await test.pass(4);
    expect(test.looks()).toBe(5);
    await test.see(true);
    await test.pass(8);
    expect(test.at()).toMatchObject({ phase: "aligning", inRow: 8 });
  });

  it("while the platform is asked, and a page that is hidden then still learns who it was [FACE-04]", async () => {
    let answer: (answer: Sent) => void = () => undefined;
    const test = begin([INSIDE], { send: () => new Promise((resolve) => (answer = resolve)) });
    await test.pass(9);
    expect([test.at(), test.isOn()]).toEqual([{ phase: "sending", photo: "photo" }, false]);
    await test.see(false);
    answer({ result: "李思涵" });
    await settle();
    expect(test.at()).toEqual({ phase: "done", result: "李思涵" });
  });

  it("where the page is hidden while the photograph is taken, and nothing is sent [FACE-04]", async () => {
    const test = begin([INSIDE], { pictures: "never" });
    await test.pass(9);
    expect([test.at().phase, test.isOn()]).toEqual(["sending", true]);
    await test.see(false);
    expect([test.at().phase, test.isOn()]).toEqual(["asleep", false]);
    await test.see(true);
    expect([test.at().phase, test.isOn()]).toEqual(["aligning", true]);
    expect(test.log.some((entry) => entry.startsWith("send"))).toBe(false);
  });

  it("until a page that opens in the background is looked at [FACE-04]", async () => {
    const test = begin([INSIDE], { visible: false });
    await test.pass(3);
    expect([test.at().phase, test.log]).toEqual(["asleep", []]);
    await test.see(true);
    await test.pass(1);
    expect(test.isOn()).toBe(true);
  });

  it("once a try is closed, also where it opens only afterwards, or a look or an answer is under way [FACE-04]", async () => {
    for (const looks of [0, 3, 9]) {
      const test = begin([INSIDE], { send: () => new Promise(() => undefined) });
      for (let look = 0; look < looks; look += 1) await test.pass(1);
      test.face.close();
      await test.pass(3);
      expect([test.at().phase, test.isOn(), test.looks()]).toEqual(["closed", false, looks]);
    }
  });

  it("where a challenge is refused, which is told [FACE-07]", async () => {
    const test = begin([INSIDE], { challenge: { refused: "未开通人脸登录" } });
    await settle();
    expect([test.at(), test.isOn()]).toEqual([{ phase: "refused", text: "未开通人脸登录" }, false]);
  });
});
