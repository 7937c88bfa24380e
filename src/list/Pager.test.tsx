import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { KitPage } from "../../test/KitPage";
import { Pager } from "./Pager";

function show(page: number, total: number, compact = false) {
  const onPage = jest.fn();
  const onSize = jest.fn();
  render(
    <KitPage>
      <Pager
        page={page}
        size={30}
        sizes={[30, 100]}
        total={total}
        compact={compact}
        onPage={onPage}
        onSize={onSize}
      />
    </KitPage>,
  );
  return { onPage, onSize, pager: within(screen.getByRole("navigation", { name: "分页" })) };
}

const named = (element: Element) => element.getAttribute("aria-label") ?? element.textContent;

describe("the foot of a list", () => {
  it("has total, sizes, back, pages and ahead in this order, then the jump [WID-03]", () => {
    show(5, 300);
    const nav = screen.getByRole("navigation");
    expect(nav).toHaveTextContent(/^共 300 条每页条数/);
    expect([...nav.querySelectorAll("[role=combobox], button, input:not([aria-hidden])")].map(named)).toEqual(
      [
        "30 条/页",
        "上一页",
        "第 1 页",
        "向前 5 页",
        "第 4 页",
        "第 5 页",
        "第 6 页",
        "向后 5 页",
        "第 10 页",
        "下一页",
        "",
      ],
    );
  });

  it("goes to pages, by strides, and to other sizes [WID-03]", async () => {
    const { pager, onPage, onSize } = show(7, 600);
    for (const name of ["上一页", "下一页", "第 20 页", "向前 5 页", "向后 5 页"])
      await userEvent.click(pager.getByRole("button", { name }));
    expect(onPage.mock.calls.flat()).toEqual([6, 8, 20, 2, 12]);
    await userEvent.click(pager.getByRole("combobox"));
    await userEvent.click(screen.getByRole("option", { name: "100 条/页" }));
    expect(onSize).toHaveBeenCalledWith(100);
  });

  it("keeps what leads nowhere in its place and in the order of Tab, and it does nothing [WID-03, A11Y-02]", async () => {
    const { pager, onPage } = show(1, 20);
    for (const name of ["上一页", "下一页"]) {
      const button = pager.getByRole("button", { name });
      expect(button).toHaveAttribute("aria-disabled", "true");
      await userEvent.click(button);
      expect(button).toHaveFocus();
    }
    expect(onPage).not.toHaveBeenCalled();
    expect(pager.queryByRole("textbox")).not.toBeInTheDocument();
  });

  it("jumps to a number that is typed, of any width, and to nothing else [WID-03]", async () => {
    const { pager, onPage } = show(3, 600);
    const field = pager.getByRole("textbox", { name: "前往页码" });
    expect(field).toHaveValue("3");
    await userEvent.type(field, "１a2{Enter}", { initialSelectionStart: 0, initialSelectionEnd: 1 });
    expect(onPage.mock.calls).toEqual([[12]]);
    await userEvent.clear(field);
    await userEvent.type(field, "{Enter}");
    expect(onPage).toHaveBeenCalledTimes(1);
    expect(field).toHaveValue("3");
    await userEvent.type(field, "9");
    await userEvent.tab();
    expect(field).toHaveValue("3");
    expect(onPage).toHaveBeenCalledTimes(1);
  });

  it("says the page instead of numbering them where there is little room [WID-03]", () => {
    const { pager } = show(4, 300, true);
    expect(pager.getByText("第 4 页，共 10 页")).toBeInTheDocument();
    expect(pager.getAllByRole("button").map(named)).toEqual(["上一页", "下一页"]);
  });
});
