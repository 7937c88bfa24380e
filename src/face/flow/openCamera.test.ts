import { fakeClock } from "../../../test/fakePorts";
import type { FaceWorker } from "./detect/FaceWorker";
import { openCamera } from "./openCamera";
import type { FaceLook } from "./ports";

const settle = () => new Promise((resolve) => setImmediate(resolve));
const LOOK: FaceLook = { frame: { width: 320, height: 320, faces: [], light: 0.5 }, pose: null };

interface World {
  /** How the picture begins to run. */
  readonly play?: () => Promise<void>;
  readonly nets?: () => Promise<boolean>;
  readonly look?: () => Promise<FaceLook | null>;
  /** Why there is no worker at all. */
  readonly noWorker?: Error;
}

const never = () => new Promise<never>(() => undefined);
const now = () => Promise.resolve();

/** A page with a camera and a worker, both of which do as the test says. */
function begin({ play = now, nets = () => Promise.resolve(true), look, noWorker }: World = {}) {
  const { clock, advance } = fakeClock(0);
  const track = new EventTarget();
  const log = { stopped: 0, closed: 0, drawn: true };
  const stream = { getTracks: () => [track] } as unknown as MediaStream;
  const drawn: { readonly width: number; readonly height: number }[] = [];
  const canvas = () => {
    const made = {
      width: 0,
      height: 0,
      getContext: () => null,
      toBlob: (take: (blob: Blob | null) => void) => {
        drawn.push({ width: made.width, height: made.height });
        take(log.drawn ? new Blob(["picture"]) : null);
      },
    };
    return made;
  };
  const page = {
    createElement: (name: string) =>
      name === "video" ? { play, videoWidth: 640, videoHeight: 480 } : canvas(),
  } as unknown as Document;
  const worker = {
    ready: nets,
    look: look ?? (() => Promise.resolve(LOOK)),
    close: () => (log.closed += 1),
  } as unknown as FaceWorker;
  const opening = openCamera({
    media: { open: () => Promise.resolve({ stream, stop: () => (log.stopped += 1) }) },
    openWorker: () => {
      if (noWorker) throw noWorker;
      return worker;
    },
    clock,
    page,
  });
  const opened = async () => {
    const camera = await opening;
    if ("fault" in camera) throw new Error(camera.fault);
    return camera;
  };
  return { opening, opened, log, drawn, advance, pullOut: () => track.dispatchEvent(new Event("ended")) };
}

beforeAll(() => {
  Object.assign(globalThis, { createImageBitmap: () => Promise.resolve({}) });
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, "createImageBitmap");
});

it("looks, keeps the pictures of a challenge, and photographs; its end leaves none of them [FACE-04, FACE-05]", async () => {
  const { opened, log } = begin();
  const camera = await opened();
  expect(await camera.look(false)).toEqual(LOOK);
  expect(await camera.look(true)).toEqual(LOOK);
  const photo = btoa("picture");
  expect(await camera.pictures()).toEqual({ photo, burst: [photo] });
  camera.stop();
  expect([log.stopped, log.closed]).toEqual([1, 1]);
  expect(await camera.pictures()).toEqual({ photo, burst: [] });
});

it("photographs 480 by 480 pixels [FACE-04]", async () => {
  const { opened, drawn } = begin();
  await (await opened()).pictures();
  expect(drawn).toEqual([{ width: 480, height: 480 }]);
});

it.each([
  ["detector", "nets that do not come", { nets: () => Promise.resolve(false) }],
  ["unsupported", "a picture that may not run", { play: () => Promise.reject(new Error("no")) }],
] as const)("is %s by %s, and off [FACE-01, FACE-04]", async (fault, _, world) => {
  const { opening, log } = begin(world);
  expect(await opening).toEqual({ fault });
  expect([log.stopped, log.closed]).toEqual([1, 1]);
});

it("is off where the browser lets the page have no worker [FACE-01, FACE-04]", async () => {
  const { opening, log } = begin({ noWorker: new Error("refused") });
  expect(await opening).toEqual({ fault: "unsupported" });
  expect(log.stopped).toBe(1);
});

it("is in use elsewhere where it shows nothing for ten seconds [FACE-01, FACE-04]", async () => {
  const { opening, log, advance } = begin({ play: never });
  await settle();
  advance(10_000);
  expect(await opening).toEqual({ fault: "busy" });
  expect([log.stopped, log.closed]).toEqual([1, 1]);
});

it("that is pulled out says so while it opens, at a look that is under way, and at the photograph [FACE-04]", async () => {
  const opening = begin({ play: never, nets: never });
  await settle();
  opening.pullOut();
  expect(await opening.opening).toEqual({ fault: "lost" });
  expect([opening.log.stopped, opening.log.closed]).toEqual([1, 1]);

  let fail: (look: null) => void = () => undefined;
  const looking = begin({ look: () => new Promise((resolve) => (fail = resolve)) });
  const camera = await looking.opened();
  const look = camera.look(true);
  await settle();
  looking.pullOut();
  fail(null);
  expect(await look).toEqual({ fault: "lost" });
  expect(await camera.look(true)).toEqual({ fault: "lost" });
  expect(await camera.pictures()).toEqual({ fault: "lost" });
});

it("says that it has stopped where the worker was killed, or a picture cannot be drawn [FACE-05]", async () => {
  const { opened, log } = begin({ look: () => Promise.resolve(null) });
  const camera = await opened();
  expect(await camera.look(false)).toEqual({ fault: "stopped" });
  log.drawn = false;
  expect(await camera.pictures()).toEqual({ fault: "stopped" });
});
