import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { KitPage } from "../../../../test/KitPage";
import { readThrough } from "../../../../test/spoken";
import { ScrollWrapper, type More } from "./ScrollWrapper";

/** jsdom has no layout: the test sets the region's size and scroll position. */
function place(scrollTop: number, { clientHeight = 300, scrollHeight = 1000 } = {}) {
  const region = screen.getByRole("region");
  for (const [name, value] of Object.entries({ clientHeight, scrollHeight, scrollTop }))
    Object.defineProperty(region, name, { configurable: true, value });
  fireEvent.scroll(region);
}

const Page = ({ more, threshold }: { readonly more?: More; readonly threshold?: number }) => (
  <KitPage>
    <ScrollWrapper label="通知列表" more={more} threshold={threshold}>
      <p>内容</p>
    </ScrollWrapper>
  </KitPage>
);

const more = (status: More["status"], count = 10) => ({ status, count, onLoad: jest.fn() }) satisfies More;

const spoken = () => screen.getAllByRole("status").map(({ textContent }) => textContent);

it("is a stop of the Tab key only where it scrolls, and shows where there is more [WID-05, A11Y-02]", async () => {
  render(<Page />);
  const region = screen.getByRole("region", { name: "通知列表" });
  expect(region).not.toHaveAttribute("tabindex");
  place(0);
  await userEvent.tab();
  expect(region).toHaveFocus();
  const frame = region.parentElement;
  expect(frame).toHaveAttribute("data-below");
  expect(frame).not.toHaveAttribute("data-above");
  place(350);
  expect(frame).toHaveAttribute("data-above");
  place(700);
  expect(frame).not.toHaveAttribute("data-below");
});

it("loads more ten pixels from its end, once for each load [WID-05]", () => {
  const ready = more("ready");
  const { rerender } = render(<Page more={ready} />);
  place(689);
  expect(ready.onLoad).not.toHaveBeenCalled();
  place(690);
  expect(ready.onLoad).toHaveBeenCalledTimes(1);
  place(695);
  expect(ready.onLoad).toHaveBeenCalledTimes(1);
  rerender(<Page more={{ ...ready, status: "loading" }} />);
  place(699);
  expect(ready.onLoad).toHaveBeenCalledTimes(1);
  rerender(<Page more={{ ...ready, count: 20 }} />);
  expect(ready.onLoad).toHaveBeenCalledTimes(2);
});

it("loads more as near its end as one says [WID-05]", () => {
  const ready = more("ready");
  render(<Page more={ready} threshold={200} />);
  place(500);
  expect(ready.onLoad).toHaveBeenCalledTimes(1);
});

it("does not try again by itself after a failure; the button does [WID-05]", async () => {
  const failed = more("failed");
  render(<Page more={failed} />);
  place(700);
  expect(failed.onLoad).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "重试" }));
  expect(failed.onLoad).toHaveBeenCalledTimes(1);
});

it("loads more by its button, but not twice at a time [WID-05, A11Y-02]", async () => {
  const ready = more("ready");
  const { rerender } = render(<Page more={ready} />);
  await userEvent.click(screen.getByRole("button", { name: "加载更多" }));
  expect(ready.onLoad).toHaveBeenCalledTimes(1);
  rerender(<Page more={{ ...ready, status: "loading" }} />);
  const button = screen.getByRole("button", { name: "正在加载更多…" });
  expect(button).toHaveFocus();
  await userEvent.click(button);
  expect(ready.onLoad).toHaveBeenCalledTimes(1);
});

it("says that it loads, how many came, that it failed, and that this is all [WID-05, A11Y-03]", () => {
  const { rerender } = render(<Page more={more("ready", 10)} />);
  expect(spoken().join("")).toBe("");
  rerender(<Page more={more("loading", 10)} />);
  rerender(<Page more={more("ready", 25)} />);
  rerender(<Page more={more("failed", 25)} />);
  rerender(<Page more={more("ended", 31)} />);
  expect(spoken().join("")).toBe(
    "正在加载更多…又加载了 15 项，共 25 项加载失败又加载了 6 项，共 31 项没有更多了",
  );
});

it("keeps the focus at the end when the button goes [WID-05, A11Y-02]", () => {
  const { rerender } = render(<Page more={more("ready")} />);
  act(() => screen.getByRole("button").focus());
  rerender(<Page more={more("ended")} />);
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByRole("group", { name: "没有更多了" })).toHaveFocus();
});

it("is read as a named region with its end [WID-05, A11Y-03]", async () => {
  const { container } = render(<Page more={more("ready")} />);
  expect(await readThrough(container)).toEqual([
    "region, 通知列表",
    "paragraph",
    "内容",
    "end of paragraph",
    "group, 加载更多",
    "button, 加载更多",
    "end of group, 加载更多",
    "end of region, 通知列表",
  ]);
});
