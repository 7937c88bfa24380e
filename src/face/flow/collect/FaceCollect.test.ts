import { fakeClock, fakeVisibility } from "../../../../test/fakePorts";
import type { FaceFault } from "../../core/facePictures";
import { FaceCollect, type CollectPorts } from "./FaceCollect";
import type { CollectState } from "./step";

const settle = () => new Promise((resolve) => setImmediate(resolve));
const FACE = { x: 156, y: 156, width: 168, height: 168 };
const frame = (faces = [FACE]) => ({ width: 480, height: 480, faces, light: 0.5 });

/** Somewhere to take a picture, whose camera sees what the test says. */
function begin(ports: Partial<CollectPorts> = {}) {
  const { clock, advance } = fakeClock(0);
  const { visibility, see } = fakeVisibility(true);
  const said: string[] = [];
  const saved: string[] = [];
  const seen = { faces: [FACE], fault: null as FaceFault | null };
  let on = 0;
  const collect = new FaceCollect({
    open: () => {
      on += 1;
      return Promise.resolve({
        stream: null,
        look: () =>
          Promise.resolve(seen.fault ? { fault: seen.fault } : { frame: frame(seen.faces), pose: null }),
        pictures: () => Promise.resolve(seen.fault ? { fault: seen.fault } : { photo: "new", burst: [] }),
        stop: () => (on -= 1),
      });
    },
    clock,
    visibility,
    stored: () => Promise.resolve("old"),
    save: (photo) => {
      saved.push(photo);
      return Promise.resolve(null);
    },
    ...ports,
  });
  let heard: CollectState["said"] = null;
  collect.subscribe(() => {
    const { said: now } = collect.getSnapshot();
    if (now && now !== heard) said.push(now.cue);
    heard = now;
  });
  collect.start();
  const pass = async (milliseconds: number) => {
    for (let at = 0; at < milliseconds; at += 250) {
      await settle();
      advance(250);
      await settle();
    }
  };
  const at = () => collect.getSnapshot().at;
  return { collect, said, saved, seen, pass, see, at, isOn: () => on > 0 };
}

it("shows what is kept, opens the camera when it is told to, and takes a photograph after three seconds [FACE-02]", async () => {
  const { collect, pass, at, isOn } = begin();
  await settle();
  expect(collect.getSnapshot()).toMatchObject({ at: { phase: "closed" }, stored: "old" });
  expect(isOn()).toBe(false);
  collect.send({ type: "open" });
  await settle();
  expect([at(), isOn()]).toEqual([{ phase: "live", seconds: 3, of: 3 }, true]);
  await pass(2000);
  collect.send({ type: "photograph" });
  await settle();
  expect(at()).toEqual({ phase: "live", seconds: 1, of: 3 });
  await pass(1000);
  collect.send({ type: "photograph" });
  await settle();
  expect([at(), isOn()]).toEqual([{ phase: "taken", photo: "new", failed: null }, false]);
});

it("does not say that there is no picture where that is not known, and asks again [FACE-02, REL-01]", async () => {
  const answers = [{ refused: { id: "x" } }, "old"];
  const { collect } = begin({ stored: () => Promise.resolve(answers.shift() ?? null) });
  await settle();
  expect(collect.getSnapshot()).toMatchObject({ stored: undefined, unknown: { id: "x" } });
  collect.send({ type: "recall" });
  expect(collect.getSnapshot()).toMatchObject({ stored: undefined, unknown: null });
  await settle();
  expect(collect.getSnapshot()).toMatchObject({ stored: "old", unknown: null });
});

it("takes another photograph, or has one kept, and the camera is off then [FACE-02, FACE-04]", async () => {
  const { collect, pass, at, isOn, saved } = begin({ waitTime: 0 });
  collect.send({ type: "save" });
  expect(saved).toEqual([]);
  collect.send({ type: "open" });
  await pass(250);
  collect.send({ type: "photograph" });
  await settle();
  collect.send({ type: "retake" });
  await settle();
  expect([at().phase, isOn()]).toEqual(["live", true]);
  collect.send({ type: "photograph" });
  await settle();
  collect.send({ type: "save" });
  collect.send({ type: "save" });
  await settle();
  expect([at(), saved, isOn()]).toEqual([{ phase: "closed", isKept: true }, ["new"], false]);
  expect(collect.getSnapshot().stored).toBe("new");
});

it("keeps a photograph that the platform refuses, with its words, to be saved again [FACE-02, REL-02]", async () => {
  const answers = [{ refused: { id: "x" } }, null];
  const { collect, at } = begin({ save: () => Promise.resolve(answers.shift() ?? null) });
  collect.send({ type: "pictured", photo: "chosen" });
  collect.send({ type: "save" });
  await settle();
  expect(at()).toEqual({ phase: "taken", photo: "chosen", failed: { id: "x" } });
  collect.send({ type: "save" });
  await settle();
  expect(at()).toEqual({ phase: "closed", isKept: true });
});

it("says how the face has to move, not more than once in two seconds [FACE-02, A11Y-05]", async () => {
  const { collect, pass, said, seen } = begin();
  collect.send({ type: "open" });
  seen.faces = [];
  await pass(500);
  seen.faces = [FACE, FACE];
  await pass(500);
  seen.faces = [FACE];
  await pass(2000);
  expect(said).toEqual(["none", "hold"]);
});

it("has the camera off while the page is hidden, once it is closed, and where it fails [FACE-04]", async () => {
  const { collect, pass, see, seen, at, isOn } = begin();
  collect.send({ type: "open" });
  await settle();
  see(false);
  expect([at().phase, isOn()]).toEqual(["asleep", false]);
  see(true);
  await settle();
  expect([at().phase, isOn()]).toEqual(["live", true]);
  seen.fault = "lost";
  await pass(500);
  expect([at(), isOn()]).toEqual([{ phase: "unusable", fault: "lost" }, false]);
  seen.fault = null;
  collect.send({ type: "open" });
  collect.close();
  await settle();
  expect([at().phase, isOn()]).toEqual(["closed", false]);
});

it("says why there is no camera [FACE-01]", async () => {
  const { collect, at } = begin({ open: () => Promise.resolve({ fault: "missing" }) });
  collect.send({ type: "open" });
  await settle();
  expect(at()).toEqual({ phase: "unusable", fault: "missing" });
});
