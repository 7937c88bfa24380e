import { hasLostFocus } from "./lostFocus";

const element = (id: string) => document.getElementById(id)!;

describe("the focus around a place", () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<div id="frame" tabindex="-1"><div id="place" tabindex="-1"><button id="inside"></button></div></div><button id="beside"></button>';
  });

  it.each([
    ["the page", null, true],
    ["the frame around it", "frame", true],
    ["the place itself", "place", false],
    ["a control in it", "inside", false],
    ["a control beside it", "beside", false],
  ] as const)("held by %s (#%s) is lost: %s [A11Y-02]", (_, id, lost) => {
    if (id) element(id).focus();
    expect(hasLostFocus(element("place"))).toBe(lost);
  });
});
