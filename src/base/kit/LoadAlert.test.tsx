import { act, render, screen, within } from "@testing-library/react";
import * as stories from "../../../stories/kit/LoadAlert.stories";
import { KitPage } from "../../../test/KitPage";
import { prepareStories, storiesOf } from "../../../test/stories";
import { DialogNotice, NoticePlace } from "./dialog/DialogNotice";
import { LoadAlert } from "./LoadAlert";
import { PageFoot } from "./PageFoot";
import { PageFrame } from "./PageFrame";

beforeAll(prepareStories);

const composed = storiesOf(stories);

it("says what could not be loaded and why, and loads it again [REL-01]", async () => {
  await composed.Failed.run();
  expect(screen.getByText("平台正在维护，请稍后再试")).toBeVisible();
});

it("says that what shows is from before, and needs no reason [REL-01]", async () => {
  await composed.Stale.run();
  expect(screen.queryByText("课表加载失败。")).toBeNull();
});

it("shows nothing until something has failed [REL-01]", () => {
  const of = { data: null, text: null, reload: () => undefined };
  const { container } = render(
    <KitPage>
      <LoadAlert of={{ ...of, status: "loading" }} what="x" />
      <LoadAlert of={{ ...of, status: "ready", data: {} }} what="x" />
    </KitPage>,
  );
  expect(within(container).queryByRole("button")).toBeNull();
});

it("leaves it to the portal to say that there is no network, and moves nothing that still shows [REL-01, A11Y-05]", () => {
  const of = { status: "failed", text: null, reload: () => undefined } as const;
  const { container } = render(
    <KitPage>
      <LoadAlert of={{ ...of, data: {} }} what="kept" />
      <LoadAlert of={{ ...of, data: null }} what="never loaded" />
    </KitPage>,
  );
  expect(within(container).getAllByRole("button", { name: /重试/ })).toHaveLength(2);
  const onLine = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event("offline")));
  expect(within(container).getAllByRole("button", { name: /重试/ })).toHaveLength(1);
  expect(within(container).getByText("never loaded")).toBeVisible();
  onLine.mockRestore();
  act(() => void window.dispatchEvent(new Event("online")));
  expect(within(container).getAllByRole("button", { name: /重试/ })).toHaveLength(2);
});

it("moves no row of a page: that its rows are from before stands at its foot, beside what else does [REL-01, A11Y-05]", () => {
  const of = { status: "failed", text: null, reload: () => undefined } as const;
  const page = (data: object | null) => (
    <KitPage>
      <PageFrame data-testid="page">
        <LoadAlert of={{ ...of, data }} what="never loaded" />
        <PageFoot>undo</PageFoot>
        <p>a row</p>
      </PageFrame>
    </KitPage>
  );
  const { rerender } = render(page(null));
  const order = () => screen.getByTestId("page").textContent;
  expect(order()).toMatch(/^never loaded重试a rowundo$/);
  rerender(page({}));
  expect(order()).toMatch(/^a row没有更新成功.*重试undo$/);
});

it("stays among the notices of a dialog that a page has opened [REL-03]", () => {
  const place = document.body.appendChild(document.createElement("div"));
  const of = { status: "failed", text: null, reload: () => undefined, data: {} } as const;
  render(
    <KitPage>
      <PageFrame>
        <NoticePlace value={place}>
          <DialogNotice>
            <LoadAlert of={of} what="x" />
          </DialogNotice>
        </NoticePlace>
      </PageFrame>
    </KitPage>,
  );
  expect(within(place).getByRole("button", { name: /重试/ })).toBeVisible();
  place.remove();
});
