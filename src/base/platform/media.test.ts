import { fakeMedia, fakeTrack } from "../../../test/fakeMedia";

describe("a camera", () => {
  it("is opened as it is wanted, and every track of it stopped once [REL-03]", async () => {
    const tracks = [fakeTrack(), fakeTrack()];
    const { media, asked, hide } = fakeMedia(() => Promise.resolve(tracks));
    const opened = await media.open({ video: { width: 480 }, audio: true });
    if ("failure" in opened) throw new Error(opened.failure);
    expect(asked).toEqual([{ video: { width: 480 }, audio: true }]);
    expect(tracks.map(({ stopped }) => stopped)).toEqual([0, 0]);
    opened.stop();
    expect(tracks.map(({ stopped }) => stopped)).toEqual([1, 1]);
    hide();
    expect(tracks.map(({ stopped }) => stopped)).toEqual([1, 1]);
  });

  it("is let go when the page is left, even while the browser still asks for it [REL-03]", async () => {
    const track = fakeTrack();
    const open = fakeMedia(() => Promise.resolve([track]));
    await open.media.open({ video: true });
    open.hide();
    expect(track.stopped).toBe(1);

    const late = fakeTrack();
    let allow: () => void = () => undefined;
    const asking = fakeMedia(
      () =>
        new Promise((resolve) => {
          allow = () => {
            resolve([late]);
          };
        }),
    );
    const opening = asking.media.open({ video: true });
    asking.hide();
    allow();
    await opening;
    expect(late.stopped).toBe(1);
  });

  it.each([
    ["NotAllowedError", "refused"],
    ["NotFoundError", "missing"],
    ["OverconstrainedError", "missing"],
    ["NotReadableError", "busy"],
    ["TypeError", "unsupported"],
  ])("that ends in %s is %s [REL-03]", async (name, failure) => {
    const { media } = fakeMedia(() => Promise.reject(Object.assign(new Error("no"), { name })));
    expect(await media.open({ video: true })).toEqual({ failure });
  });

  it("is not asked for over an insecure line, nor of a browser that has none [REL-03]", async () => {
    const give = () => Promise.resolve([fakeTrack()]);
    const insecure = fakeMedia(give, { secure: false });
    expect(await insecure.media.open({ video: true })).toEqual({ failure: "insecure" });
    expect(insecure.asked).toEqual([]);
    const { media } = fakeMedia(give, { devices: undefined });
    expect(await media.open({ audio: true })).toEqual({ failure: "unsupported" });
    expect(await media.devices()).toEqual([]);
  });

  it("is listed with the microphones, and nothing else", async () => {
    expect(await fakeMedia(() => Promise.resolve([])).media.devices()).toEqual([
      { id: "c1", kind: "camera", label: "Front" },
      { id: "m1", kind: "microphone", label: "" },
    ]);
  });
});
