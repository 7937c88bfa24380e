import { LIGHT } from "../test/lightStyle";

/** The properties as jsdom's whole style has them. */
const whole = (element: Element) => {
  const { style } = document.createElement("p");
  style.cssText = getComputedStyle(element).cssText;
  return LIGHT.map((property) => style.getPropertyValue(property));
};
const light = (element: Element) => {
  const style = getComputedStyle(element);
  return LIGHT.map((property) => style.getPropertyValue(property));
};

const SHEET = `
  .flex { display: flex } .flex.none { display: none } [hidden] { display: none }
  .gone { visibility: hidden } .back { visibility: visible } .unset { visibility: unset }
  .still { pointer-events: none } .still button { pointer-events: auto }
  .clear { opacity: 0 } .clear.unset { opacity: unset }
  @media screen { .screen { display: grid } } @media print { .print { display: none } }
  @media (max-width: 1px) { .narrow { display: none } }
  .late { display: block; color: red } .important { display: none !important }`;

const BODY = `
  <main class="flex"><p>a</p><p class="flex none">b</p><span hidden>c</span><dialog>d</dialog></main>
  <div class="gone"><i class="back"><b>e</b></i><i class="unset"><b>f</b></i><u style="visibility: unset">g</u></div>
  <div class="still"><button>h</button><a href="#" style="pointer-events: auto">i</a><em>j</em></div>
  <p class="screen">k</p><p class="print">l</p><p class="narrow">m</p><p class="important late">n</p>
  <p class="late" style="display: inline-block">o</p>
  <p class="clear"><b>r</b><b style="opacity: 1">s</b></p><p class="clear unset">t</p><p class="clear" style="opacity: 1">u</p><template><p>p</p></template><script>"q"</script>`;

// Testing Library asks it of each element; a test may see nothing else in it than in jsdom's own style.
it("whether an element is shown and can be pressed is what jsdom's whole style says", () => {
  document.head.innerHTML = `<style>${SHEET}</style>`;
  document.body.innerHTML = BODY;
  const all = [...document.querySelectorAll("*")];
  expect(all.length).toBeGreaterThan(20);
  expect(all.map(light)).toEqual(all.map(whole));
  const [screen] = document.getElementsByClassName("screen");
  expect(screen && light(screen)).toEqual(["grid", "visible", "auto", ""]);

  const style = document.createElement("style");
  style.textContent = ".screen { display: inline; visibility: hidden; opacity: 0.5 }";
  document.head.append(style);
  expect(screen && light(screen)).toEqual(["inline", "hidden", "auto", "0.5"]);
  screen?.setAttribute("class", "still");
  expect(screen && light(screen)).toEqual(["block", "visible", "none", ""]);
  expect(getComputedStyle(document.body).pointerEvents).toBe("auto");
});
