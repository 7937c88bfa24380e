import { act, render } from "@testing-library/react";
import { fakePorts } from "../../test/fakePorts";
import { memoryPlaces } from "../base/platform/memoryPlaces";
import { PlaceProvider } from "../base/platform/PlaceProvider";
import { PortsContext } from "../base/platform/PortsContext";
import { ScrollPlaces } from "./ScrollPlaces";

const scrolled: number[] = [];
let look: () => void = () => undefined;
const page = { height: 3_000 };

beforeEach(() => {
  scrolled.length = 0;
  page.height = 3_000;
  window.scrollTo = ((to: ScrollToOptions) => {
    scrolled.push(to.top ?? 0);
    Object.defineProperty(window, "scrollY", { value: to.top ?? 0, configurable: true });
  }) as typeof window.scrollTo;
  window.ResizeObserver = class {
    constructor(seen: ResizeObserverCallback) {
      look = () => seen([], this);
    }
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect() {
      look = () => undefined;
    }
  };
  Object.defineProperty(document, "scrollingElement", {
    value: {
      clientHeight: 800,
      get scrollHeight() {
        return page.height;
      },
    },
    configurable: true,
  });
});

function open() {
  const { ports } = fakePorts();
  const places = memoryPlaces();
  render(
    <PortsContext value={ports}>
      <PlaceProvider places={places}>
        <ScrollPlaces />
      </PlaceProvider>
    </PortsContext>,
  );
  const go = (to: string | number, how?: { readonly replace: boolean }) =>
    act(() => {
      if (typeof to === "number") places.travel(to);
      else places.go(to, how);
      return Promise.resolve();
    });
  const scroll = (top: number) =>
    act(() => {
      Object.defineProperty(window, "scrollY", { value: top, configurable: true });
      for (const event of ["scroll", "scrollend"]) document.dispatchEvent(new Event(event));
      return Promise.resolve();
    });
  return { go, scroll };
}

describe("how far a page was scrolled", () => {
  it("comes back with Back, and another page begins at its top [VIEW-08]", async () => {
    const { go, scroll } = open();
    await scroll(1_200);
    await go("/notice");
    expect(scrolled).toEqual([0]);
    await scroll(300);
    await go(-1);
    expect(scrolled).toEqual([0, 1_200]);
    await go(1);
    expect(scrolled).toEqual([0, 1_200, 300]);
  });

  it("comes back to the top with Back where nothing was scrolled [VIEW-08]", async () => {
    const { go, scroll } = open();
    await go("/notice");
    await scroll(300);
    await go(-1);
    expect(window.scrollY).toBe(0);
  });

  it("waits until the page is as long as it was, and gives way to the person's own hand [VIEW-08]", async () => {
    const { go, scroll } = open();
    await scroll(1_200);
    await go("/notice");
    page.height = 900;
    await go(-1);
    expect(scrolled).toEqual([0]);
    page.height = 3_000;
    act(() => look());
    expect(scrolled).toEqual([0, 1_200]);
    await go("/other");
    page.height = 900;
    await go(-1);
    act(() => void window.dispatchEvent(new Event("wheel")));
    page.height = 3_000;
    act(() => look());
    expect(scrolled).toEqual([0, 1_200, 0]);
  });

  it("stays where an address replaces the one before [VIEW-08]", async () => {
    const { go, scroll } = open();
    await scroll(700);
    await go("/list?page=2", { replace: true });
    expect(scrolled).toEqual([]);
  });
});
