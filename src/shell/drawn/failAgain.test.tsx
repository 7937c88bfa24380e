import { act, render } from "@testing-library/react";
import { KitPage } from "../../../test/KitPage";
import { AppIcon } from "../../apps/AppIcon";
import { RemoteImage } from "../../base/kit/RemoteImage";
import { failAgain } from "./failAgain";

const [BROKEN, WHOLE, UNASKED] = ["/broken.png", "/whole.png", "/far-below.png"];
const [LOST_GLYPH, GLYPH] = ["/lost.svg#bell", "/glyphs.svg#book"];

const picture = (src: string) => <RemoteImage src={src} size="1rem" fallback={<b>{`no ${src}`}</b>} />;
const icon = (name: string, href: string) => (
  <AppIcon name={name} app={{ images: {}, glyph: { href, tint: 1 } }} />
);

const page = (
  <KitPage>
    {picture(BROKEN)}
    {picture(WHOLE)}
    {picture(UNASKED)}
    {icon("Notices", LOST_GLYPH)}
    {icon("Timetable", GLYPH)}
  </KitPage>
);

/** jsdom fetches no pictures. This does what a browser has done by then, and does again where an address is set. */
function asInBrowser(container: HTMLElement) {
  const widths: Readonly<Record<string, number>> = { [WHOLE]: 36, [GLYPH]: 24 };
  const addressOf = (element: Element) =>
    element.getAttribute(element.localName === "use" ? "href" : "src") ?? "";
  jest.spyOn(HTMLImageElement.prototype, "complete", "get").mockImplementation(function (
    this: HTMLImageElement,
  ) {
    return addressOf(this) !== UNASKED;
  });
  jest.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockImplementation(function (
    this: HTMLImageElement,
  ) {
    return widths[addressOf(this)] ?? 0;
  });
  Object.defineProperty(SVGElement.prototype, "getBBox", {
    configurable: true,
    value(this: Element) {
      return { width: widths[addressOf(this)] ?? 0 };
    },
  });
  const asked: string[] = [];
  const load = (element: Element) => {
    const address = addressOf(element);
    asked.push(address);
    if (address !== UNASKED) element.dispatchEvent(new Event(address in widths ? "load" : "error"));
  };
  container.querySelectorAll("img, use").forEach(load);
  asked.length = 0;
  const observer = new MutationObserver((changes) =>
    changes.forEach(({ target }) => target instanceof Element && load(target)),
  );
  observer.observe(container, { subtree: true, attributeFilter: ["src", "href"] });
  return { asked, stop: () => observer.disconnect() };
}

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(SVGElement.prototype, "getBBox");
});

it("puts fallbacks in the place of pictures and glyphs that had failed before React took the drawn page over, and asks for no others [DESK-14, REL-03]", async () => {
  const drawn = render(page);
  // As it came from the server: React knows nothing of it.
  const container = drawn.container.cloneNode(true) as HTMLElement;
  drawn.unmount();
  document.body.append(container);
  const { asked, stop } = asInBrowser(container);

  render(page, { container, hydrate: true });
  // React was not there to hear of it.
  expect(container.querySelectorAll("img")).toHaveLength(3);
  expect(container.querySelectorAll("use")).toHaveLength(2);

  await act(() => {
    failAgain(container);
    return Promise.resolve();
  });
  stop();
  expect(asked).toEqual([BROKEN, LOST_GLYPH]);
  expect(container).toHaveTextContent(`no ${BROKEN}`);
  expect([...container.querySelectorAll("img")].map((it) => it.getAttribute("src"))).toEqual([
    WHOLE,
    UNASKED,
  ]);
  expect(container.querySelector("[data-letter]")).toHaveTextContent("N");
  expect([...container.querySelectorAll("use")].map((it) => it.getAttribute("href"))).toEqual([GLYPH]);
});
