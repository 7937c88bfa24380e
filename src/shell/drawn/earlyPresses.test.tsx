import { act, fireEvent, render, screen } from "@testing-library/react";
import { noteEarlyEvents } from "../../base/platform/earlyEvents";
import { createInertPorts } from "../../base/platform/inertPorts";
import { carryPresses, focusIn, LivePage } from "./earlyPresses";

beforeAll(() => noteEarlyEvents(document));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** What the server has drawn, and two presses in it. */
function drawn(): HTMLElement {
  const { container } = render(
    <div id="app" data-early="">
      <a href="#/viewport?app=notices">通知</a>
      <button type="button" aria-label="搜索">
        K
      </button>
      <button type="button" data-panel="person">
        欢迎
      </button>
      <button type="button">不再有的</button>
    </div>,
  );
  const app = container.firstElementChild as HTMLElement;
  for (const name of ["搜索", "欢迎", "不再有的"]) fireEvent.click(screen.getByRole("button", { name }));
  screen.getByRole("link").focus();
  return app;
}

it("does in the page that replaces the drawn one what was pressed before, as far as it is there, and keeps the focus [DESK-14]", () => {
  const app = drawn();
  const focused = focusIn(app);
  const done: string[] = [];
  const clock = {
    ...createInertPorts().clock,
    after: (milliseconds: number, run: () => void) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
  };
  // As late as can be: React is about to put its page in the place of the drawn one.
  fireEvent.click(screen.getByRole("link"));
  app.replaceChildren();
  render(
    <LivePage clock={clock} onLive={() => carryPresses(app, focused)}>
      <button type="button" aria-label="搜索" onClick={() => done.push("search")}>
        Ctrl K
      </button>
      {/* In the person's other language by now. */}
      <button type="button" data-panel="person" onClick={() => done.push("person")}>
        Welcome
      </button>
      <a href="#/viewport?app=notices" onClick={() => done.push("notices")}>
        Notices
      </a>
      <button type="button">Other</button>
    </LivePage>,
    { container: app },
  );
  act(() => jest.runAllTimers());
  expect(done).toEqual(["search", "person", "notices"]);
  expect(screen.getByRole("link")).toHaveFocus();
  expect(document.querySelector("[data-early], [data-pressed], [data-presses]")).toBeNull();
});
