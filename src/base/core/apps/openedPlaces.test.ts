import { movePlace, NONE_OPENED, showPlace } from "./openedPlaces";

const place = (app: string, at = "", id: string | null = null) => ({ app, fileId: app, id, at });
const after = (...wanted: readonly (ReturnType<typeof place> | null)[]) =>
  wanted.reduce(showPlace, NONE_OPENED);

describe("the sub-applications of the viewport", () => {
  it("come to the front in turn and keep their order [VIEW-01]", () => {
    const opened = after(place("a"), place("b"), place("a"));
    expect(opened.places).toEqual([place("a"), place("b")]);
    expect(opened.front).toBe("a/a");
    expect(showPlace(opened, place("a"))).toBe(opened);
  });

  it("go on where they were when they come from behind without a place [VIEW-01, VIEW-08]", () => {
    const resumed = after(place("a", "/list?page=2"), place("b"), place("a"));
    expect(resumed.places[0]).toEqual(place("a", "/list?page=2"));
    expect(resumed.resumed).toEqual(place("a", "/list?page=2"));
    // Drawn once more before the address follows.
    expect(showPlace(resumed, place("a"))).toBe(resumed);
    const settled = showPlace(resumed, place("a", "/list?page=2"));
    expect(settled.resumed).toBeNull();
    expect(showPlace(settled, place("a")).places[0]).toEqual(place("a"));
  });

  it("show what the address names, whatever they showed [VIEW-08]", () => {
    expect(after(place("a", "/one"), place("b"), place("a", "/two")).places[0]).toEqual(place("a", "/two"));
    expect(after(place("a", "/one"), place("b"), place("a", "", "7")).places[0]).toEqual(place("a", "", "7"));
    expect(after(place("a", "/one"), null, place("a")).resumed).toEqual(place("a", "/one"));
  });

  it("move while they are behind [VIEW-08]", () => {
    const opened = after(place("a"), place("b"));
    expect(showPlace(movePlace(opened, place("a", "/done")), place("a")).resumed).toEqual(
      place("a", "/done"),
    );
    expect(movePlace(opened, place("c", "/x"))).toBe(opened);
    expect(movePlace(opened, place("a"))).toBe(opened);
  });
});
