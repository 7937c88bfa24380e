import type { PictureFailed } from "../Pictures";
import { CropFlow, type CropPorts } from "./CropFlow";
import { NOTHING_CHOSEN, stepCrop, type CropEvent, type CropState } from "./step";

const fileOf = (name: string) => new File(["x"], name);
const ONE = fileOf("one.jpg");
const TWO = fileOf("two.jpg");
const SIZE = { width: 400, height: 300 };
const FAULT = { id: "kit.picture.unreadable" };

const opened = (file: File, url = "blob:1"): CropEvent<string, File> => ({
  type: "opened",
  file,
  url,
  size: SIZE,
});
const after = (...events: readonly CropEvent<string, File>[]): CropState<string, File> =>
  events.reduce<CropState<string, File>>((state, event) => stepCrop(state, event)[0], NOTHING_CHOSEN);
const cropping = () => after({ type: "chosen", file: ONE }, opened(ONE));

describe("the steps of cropping", () => {
  it("go from choosing over opening and cropping to what was kept [UP-08]", () => {
    const [opening, open] = stepCrop<string, File>(NOTHING_CHOSEN, { type: "chosen", file: ONE });
    expect([opening.phase, open]).toEqual(["opening", { run: "open", file: ONE }]);
    const [shown] = stepCrop(opening, opened(ONE));
    expect(shown).toMatchObject({ phase: "cropping", cropping: { url: "blob:1", view: { zoom: 1 } } });
    const [near] = stepCrop(shown, { type: "zoomed", factor: 2 });
    const [saving, keep] = stepCrop(near, { type: "save" });
    expect(keep).toMatchObject({ run: "keep", cropping: { view: { zoom: 2 } } });
    expect(stepCrop(saving, { type: "kept", result: "r" })[0]).toMatchObject({ phase: "done", result: "r" });
  });

  it("say why a picture cannot be used, and let another be chosen [UP-08]", () => {
    const failed = after({ type: "chosen", file: ONE }, { type: "unusable", file: ONE, fault: FAULT });
    expect(failed).toEqual({ phase: "empty", fault: FAULT });
    expect(stepCrop(failed, { type: "chosen", file: TWO })[0].phase).toBe("opening");
  });

  it("show the one chosen last, and give the other's memory back [UP-08]", () => {
    const second = after({ type: "chosen", file: ONE }, { type: "chosen", file: TWO });
    expect(stepCrop(second, opened(ONE))).toEqual([second, { run: "drop", url: "blob:1" }]);
    expect(stepCrop(second, { type: "unusable", file: ONE, fault: FAULT })).toEqual([second, null]);
    expect(stepCrop(cropping(), { type: "another" })).toEqual([NOTHING_CHOSEN, null]);
  });

  it("keep what was cropped where it could not be kept [UP-08, REL-03]", () => {
    const saving = stepCrop(cropping(), { type: "save" })[0];
    expect(stepCrop(saving, { type: "refused", fault: FAULT })[0]).toEqual({ ...cropping(), fault: FAULT });
    const removing = after({ type: "remove" });
    expect(removing).toEqual({ phase: "saving", cropping: null });
    expect(stepCrop(removing, { type: "refused", fault: FAULT })[0]).toEqual({
      phase: "empty",
      fault: FAULT,
    });
  });

  it("take nothing while they save, nor what belongs to another phase [UP-08]", () => {
    const saving = stepCrop(cropping(), { type: "save" })[0];
    const done = stepCrop(saving, { type: "kept", result: "r" })[0];
    const all: readonly CropEvent<string, File>[] = [
      { type: "chosen", file: TWO },
      { type: "moved", by: { right: 1, down: 0 } },
      { type: "turned", clockwise: true },
      { type: "another" },
      { type: "save" },
      { type: "remove" },
    ];
    for (const event of all)
      for (const state of [saving, done]) expect(stepCrop(state, event)).toEqual([state, null]);
    for (const event of all.slice(1, 5))
      expect(stepCrop<string, File>(NOTHING_CHOSEN, event)[0]).toBe(NOTHING_CHOSEN);
    expect(stepCrop(cropping(), { type: "remove" })[1]).toBeNull();
  });
});

/** A flow in a world that answers at once, and the addresses that are in use. */
function begin(ports: Partial<CropPorts<string>> = {}) {
  const addresses = new Set<string>();
  const kept: (File | null)[] = [];
  const flow = new CropFlow<string>({
    pictures: {
      open: () => Promise.resolve({ blob: new Blob(), size: SIZE }),
      cut: () => Promise.resolve({ file: TWO }),
    },
    addresses: {
      make: () => {
        addresses.add("blob:1");
        return "blob:1";
      },
      drop: (url) => void addresses.delete(url),
    },
    keep: (picture) => {
      kept.push(picture);
      return Promise.resolve({ result: "kept" });
    },
    ...ports,
  });
  return { flow, addresses, kept };
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
const FAILED: PictureFailed = { fault: "unreadable" };

describe("the flow of cropping", () => {
  it("opens, cuts and has the picture kept, and gives its memory back [UP-08]", async () => {
    const { flow, addresses, kept } = begin();
    flow.send({ type: "chosen", file: ONE });
    await settle();
    expect([flow.getSnapshot().phase, [...addresses]]).toEqual(["cropping", ["blob:1"]]);
    flow.send({ type: "save" });
    await settle();
    expect([flow.getSnapshot(), kept]).toMatchObject([{ phase: "done", result: "kept" }, [TWO]]);
    flow.end();
    expect(addresses.size).toBe(0);
  });

  it("gives the memory back when another picture is chosen, or the dialog has gone [UP-08]", async () => {
    const { flow, addresses } = begin();
    flow.send({ type: "chosen", file: ONE });
    await settle();
    flow.send({ type: "another" });
    expect(addresses.size).toBe(0);
    flow.send({ type: "chosen", file: ONE });
    flow.end();
    await settle();
    expect([flow.getSnapshot().phase, addresses.size]).toEqual(["opening", 0]);
  });

  it("takes the former picture away [UP-08]", async () => {
    const { flow, kept } = begin();
    flow.send({ type: "remove" });
    await settle();
    expect([flow.getSnapshot().phase, kept]).toEqual(["done", [null]]);
  });

  it.each<[string, Partial<CropPorts<string>>, CropState<string, File>["phase"]]>([
    [
      "opened",
      { pictures: { open: () => Promise.resolve(FAILED), cut: () => Promise.resolve(FAILED) } },
      "empty",
    ],
    [
      "cut",
      {
        pictures: {
          open: () => Promise.resolve({ blob: new Blob(), size: SIZE }),
          cut: () => Promise.resolve(FAILED),
        },
      },
      "cropping",
    ],
    ["kept", { keep: () => Promise.resolve({ text: FAULT }) }, "cropping"],
  ])("says why where a picture cannot be %s [UP-08, REL-03]", async (_, ports, phase) => {
    const { flow } = begin(ports);
    flow.send({ type: "chosen", file: ONE });
    await settle();
    flow.send({ type: "save" });
    await settle();
    expect(flow.getSnapshot()).toMatchObject({ phase, fault: { id: "kit.picture.unreadable" } });
  });
});
