import { act, fireEvent, render, screen } from "@testing-library/react";
import { KitPage } from "../../../../test/KitPage";
import { NameTips } from "./NameTips";

const tip = () => document.querySelector("[data-tip]");

function open() {
  render(
    <KitPage>
      <NameTips />
      <button aria-label="搜索">
        <svg aria-hidden />
      </button>
      <button aria-label="消息，3 条未读">
        <svg aria-hidden />3
      </button>
      <button aria-label="撤销：已移动 1 项">
        <svg aria-hidden />
        撤销
      </button>
      <button aria-label="2026年11月29日">29</button>
    </KitPage>,
  );
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const wait = (time: number) => act(() => jest.advanceTimersByTime(time));

it("shows the name of a glyph that the keys reach, and of none that shows a word or a number [A11Y-02]", () => {
  open();
  const shown = screen.getAllByRole("button").map((button) => {
    fireEvent.keyDown(document.body, { key: "Tab" });
    act(() => button.focus());
    wait(10);
    return tip()?.textContent;
  });
  expect(shown).toEqual(["搜索", "消息，3 条未读", undefined, undefined]);
});

it("leaves the focus that a press has brought alone [A11Y-02]", () => {
  open();
  const search = screen.getByRole("button", { name: "搜索" });
  fireEvent.pointerDown(search);
  act(() => search.focus());
  wait(10);
  expect(tip()).toBeNull();
});

it("shows the name of a glyph on which a pointer rests, to the eye alone, and goes by Escape or a press [A11Y-02]", () => {
  open();
  const search = screen.getByRole("button", { name: "搜索" });
  const rest = () => {
    fireEvent.pointerOver(document.body);
    fireEvent.pointerOver(search);
  };
  rest();
  wait(400);
  expect(tip()).toBeNull();
  wait(200);
  expect(tip()).toHaveTextContent("搜索");
  expect(tip()).toHaveAttribute("aria-hidden", "true");
  fireEvent.keyDown(search, { key: "Escape" });
  expect(tip()).toBeNull();
  rest();
  wait(600);
  expect(tip()).toBeVisible();
  fireEvent.pointerDown(search);
  expect(tip()).toBeNull();
});

it("stays while the pointer is on it, and leaves soon after the pointer [A11Y-02]", () => {
  open();
  fireEvent.pointerOver(screen.getByRole("button", { name: "搜索" }));
  wait(600);
  fireEvent.pointerOver(document.body);
  wait(100);
  const shown = tip();
  if (shown) fireEvent.pointerOver(shown);
  wait(1_000);
  expect(tip()).toBeVisible();
  fireEvent.pointerOver(document.body);
  wait(200);
  expect(tip()).toBeNull();
});
