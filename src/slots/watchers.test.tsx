import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { calls } from "../../contract/calls";
import { InboxWorld, NOW } from "../../stories/support/InboxWorld";
import { pageOfTodos } from "../../stories/todo/Todo.stories";
import { fakeClock, fakeHttp, fakeNavigation, success, wireUser } from "../../test/fakePorts";
import { KitPage } from "../../test/KitPage";
import { prepareStories } from "../../test/stories";
import type { HttpRequest, HttpResult } from "../base/core/wire/exchange";
import { LicenceWatcher } from "../licence/LicenceWatcher";
import { TodoWatcher } from "../todo/TodoWatcher";

beforeAll(prepareStories);

const DAY = 86_400_000;
const LICENCES = success([
  { code: "exams", name: "考务管理", englishName: "Examinations", endTime: NOW + 42 * DAY },
]);

/** An answer that comes when the test says so. */
function later() {
  let give: (result: HttpResult) => void = () => undefined;
  const answer = new Promise<HttpResult>((resolve) => {
    give = resolve;
  });
  return { answer: () => answer, give };
}

const settled = () => act(() => new Promise((done) => setTimeout(done, 20)));

const PAGE = "http://localhost/pages/base/pc_desktop_all/index.html#";

/** An administrator who has signed in at a page: to-dos wait for them, a module's licence ends soon. */
function signIn(path: string) {
  const { clock, advance } = fakeClock(NOW);
  const { navigation } = fakeNavigation(PAGE + path);
  const [todos, licences, unit] = [later(), later(), later()];
  const answers = new Map<string, (request: HttpRequest) => HttpResult | Promise<HttpResult>>([
    [calls.popUpBox.path, (request) => todos.answer().then(() => pageOfTodos(request))],
    [calls.modules.path, licences.answer],
    [calls.unitLicence.path, unit.answer],
    [calls.adminRole.path.replace("{userId}", wireUser().userId), () => success(true)],
  ]);
  const { http } = fakeHttp(
    (request) => answers.get(request.url.split("?")[0] ?? "")?.(request) ?? success(null),
  );
  const page = (at: string) => (
    <KitPage>
      <InboxWorld answers={{}} path={at} ports={{ clock, http, navigation }}>
        <TodoWatcher />
        <LicenceWatcher />
      </InboxWorld>
    </KitPage>
  );
  const { rerender } = render(page(path));
  const go = (to: string) => {
    navigation.rewrite(PAGE + to);
    rerender(page(to));
  };
  const pass = async () => {
    act(() => advance(3_000));
    await settled();
  };
  return { todos, licences, unit, pass, go };
}

const close = async (name: string | RegExp) => {
  const dialog = await screen.findByRole("dialog", { name });
  expect(screen.getAllByRole("dialog")).toHaveLength(1);
  await userEvent.click(within(dialog).getByRole("button", { name: "关闭" }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
};

describe("at an administrator's sign-in, dialogs that open by themselves never stand over each other", () => {
  it("the licences wait while the to-dos are there, and come on the desktop [TODO-01, LIC-02]", async () => {
    const { todos, licences, pass, go } = signIn("/messages");
    todos.give(success(null));
    await settled();
    const shown = await screen.findByRole("dialog", { name: "待办 4" });
    licences.give(LICENCES);
    await settled();
    await pass();
    expect(screen.getAllByRole("dialog")).toEqual([shown]);
    go("/");
    await waitFor(() => expect(shown).not.toBeInTheDocument());
    await pass();
    await close("应用授权");
  });

  it("the to-dos wait until the licences are closed [TODO-01, LIC-02]", async () => {
    const { todos, licences, pass, go } = signIn("/");
    licences.give(LICENCES);
    await settled();
    await screen.findByRole("dialog", { name: "应用授权" });
    todos.give(success(null));
    await settled();
    go("/messages");
    await pass();
    await close("应用授权");
    await pass();
    await close("待办 4");
  });

  it("the end of the school's licence waits for nothing, and closes what is open [TODO-01, LIC-01]", async () => {
    const { todos, licences, unit, pass } = signIn("/messages");
    todos.give(success(null));
    await settled();
    const shown = await screen.findByRole("dialog", { name: "待办 4" });
    licences.give(LICENCES);
    await settled();
    unit.give(success(false));
    await settled();
    expect(await screen.findByRole("dialog", { name: "学校授权已到期" })).toBeVisible();
    await waitFor(() => expect(shown).not.toBeInTheDocument());
    await pass();
    expect(screen.getAllByRole("dialog")).toHaveLength(1);
  });
});
