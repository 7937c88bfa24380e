import { watchPage } from "./watchPage";

/** Runs code as a script of the application does, so that its name is in the stack of what it calls. */
const asApp = (body: string) =>
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the name of a script is what is tested
  (new Function(`${body}\n//# sourceURL=https://school.example/notes/notes.js`) as () => void)();

let host: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<main><h1>应用检测</h1><div id="pane"></div></main>';
  host = document.querySelector<HTMLElement>("#pane") ?? document.body;
  // jsdom has none.
  document.adoptedStyleSheets = [];
});
afterEach(() => {
  document.querySelectorAll("head style").forEach((style) => style.remove());
});

const begin = () => watchPage(window, host, "notes", { portal: "p", own: "lab" });

it("finds nothing of an application that stays in its pane and cleans up [MORE-06]", () => {
  const watch = begin();
  host.innerHTML = '<p style="z-index: 2">笔记</p>';
  asApp(`
    const hear = () => undefined;
    window.addEventListener("resize", hear);
    const timer = window.setInterval(hear, 1000);
    window.removeEventListener("resize", hear);
    window.clearInterval(timer);
  `);
  expect(watch.observe()).toEqual({ outside: [], styles: [], attributes: [], above: [] });
  watch.ended();
  expect(watch.leave()).toEqual({ nodes: [], styles: [], attributes: [], listeners: [], timers: [] });
});

it("finds what an application does to the page, and takes it away [MORE-06]", () => {
  const cleared = jest.spyOn(window, "clearTimeout");
  const watch = begin();
  document.body.insertAdjacentHTML(
    "beforeend",
    '<div id="toast" class="open" style="z-index: 999999"></div>',
  );
  document.head.insertAdjacentHTML(
    "beforeend",
    "<style>main h1 { color: red } .notes p { color: red }</style>",
  );
  document.documentElement.setAttribute("data-notes", "");
  asApp(`
    window.addEventListener("resize", () => undefined);
    document.addEventListener("keydown", () => undefined, true);
    window.setInterval(() => undefined, 1000);
  `);
  window.addEventListener("scroll", () => undefined);
  document.head.insertAdjacentHTML("beforeend", '<style data-emotion="p-global">html { color: red }</style>');
  document.head.insertAdjacentHTML("beforeend", '<style data-emotion="lab">.lab-x1y2 { color: red }</style>');
  expect(watch.observe()).toEqual({
    outside: ["div#toast.open"],
    styles: ["main h1"],
    attributes: ["html[data-notes]"],
    above: ["div#toast.open: 999999"],
  });
  watch.ended();
  asApp("window.setTimeout(() => undefined, 50)");
  expect(watch.leave()).toEqual({
    nodes: ["div#toast.open"],
    styles: ["style"],
    attributes: ["html[data-notes]"],
    listeners: ["window resize", "document keydown"],
    timers: ["setInterval 1000", "setTimeout 50"],
  });
  expect(document.querySelector("#toast, head style:not([data-emotion]), [data-notes]")).toBeNull();
  expect(document.querySelector('style[data-emotion="p-global"]')).not.toBeNull();
  expect(cleared).toHaveBeenCalledTimes(2);
  cleared.mockRestore();
});

it("gives the window its own functions back [MORE-06]", () => {
  const { setInterval, addEventListener } = window;
  const watch = begin();
  expect(window.setInterval).not.toBe(setInterval);
  watch.leave();
  expect([window.setInterval === setInterval, window.addEventListener === addEventListener]).toEqual([
    true,
    true,
  ]);
});
