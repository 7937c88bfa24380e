import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { KitPage } from "../../test/KitPage";
import { createSearchWatcher } from "./createSearchWatcher";

function Panel(): never {
  throw new DOMException("The node to be removed is not a child of this node.", "NotFoundError");
}

const crash = () => Promise.resolve({ Panel });
const miss = () => Promise.reject(new Error("ChunkLoadError"));

it.each([
  ["crashes", crash, "这部分内容无法显示，其他部分仍可使用。"],
  ["does not load", miss, "这部分没有加载成功，请检查网络后再试；仍不行时，请重新加载页面。"],
])(
  "a search that %s says so, and blames the network only for what did not load [REL-03, DESK-10]",
  async (_, load, told) => {
    const quiet = jest.spyOn(console, "error").mockImplementation(() => undefined);
    const SearchWatcher = createSearchWatcher(load);
    render(
      <KitPage>
        <SearchWatcher />
      </KitPage>,
    );
    await act(() => userEvent.keyboard("{Control>}k{/Control}"));
    expect(await screen.findAllByText(told)).not.toHaveLength(0);
    quiet.mockRestore();
  },
);
