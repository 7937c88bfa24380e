import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "react-redux";
import { face } from "../../contract/face";
import { fakeHttp, fakePorts, failure, success, wireUser } from "../../test/fakePorts";
import { KitPage, type TestKit } from "../../test/KitPage";
import type { HttpRequest, HttpResult } from "../base/core/wire/exchange";
import { readUser } from "../base/core/wire/user";
import { PortsContext } from "../base/platform/PortsContext";
import { childChosen } from "../base/state/child";
import { signedIn } from "../base/state/session";
import { createStore } from "../base/state/store";
import { FaceDialog } from "./FaceDialog";

type FaceCall = keyof typeof face;
type Answers = Partial<Record<FaceCall, (request: HttpRequest) => HttpResult | Promise<HttpResult>>>;

const ME = "7";
const CHILD = "9";
const OTHER = "10";
const CHILDREN = "/api/base/student/find_all_student_by_parent_id";
const GIVEN = { version: "2", time: "2026-11-26 08:00:00", byName: "李明" };

const consent = (userId: string, fields: object = {}) =>
  success({
    userId,
    realName: "李思涵",
    version: "2",
    text: "保存一张照片。|||One photo is kept.",
    mayGive: true,
    given: null,
    registerTime: null,
    ...fields,
  });

const record = (number: number, fields: object = {}) => ({
  id: String(number),
  time: "2026-11-26 08:00:00",
  deed: "signedIn",
  realName: "李思涵",
  byName: "李思涵",
  reason: "",
  ...fields,
});

const nameOfChild = (id: string) => (id === CHILD ? "王小明" : "王小红");
const childCalled = (id: string) => ({ id, realName: nameOfChild(id), status: 1 });

const idIn = ({ url }: HttpRequest) => new URL(url, "http://localhost").searchParams.get("userId") ?? "";

/** Opens the dialog of a person, before a platform that answers so; what it is not told of, it does not know. */
async function open(answers: Answers, { isAdministrator = false, children = [] as readonly string[] } = {}) {
  const asked: [FaceCall, string][] = [];
  const nameOf = ({ url, method }: HttpRequest) =>
    (Object.keys(face) as FaceCall[]).find(
      (name) => url.split("?")[0] === face[name].path && face[name].method === method,
    );
  const usual: Answers = {
    faceConsent: (request) => consent(idIn(request)),
    faceUser: () => success({ faceImage: null }),
    faceAudit: () => success({ list: [], total: 0 }),
  };
  const { http } = fakeHttp((request) => {
    const name = nameOf(request);
    if (request.url.startsWith(CHILDREN)) return success({ chirdenList: children.map(childCalled) });
    if (request.url.includes("/api/base/role/user/")) return success(isAdministrator);
    if (!name) return success(null);
    asked.push([name, request.method === "GET" ? request.url : JSON.stringify(request.body)]);
    return (answers[name] ?? usual[name])?.(request) ?? failure(404);
  });
  const { ports } = fakePorts({ http });
  const store = createStore(ports);
  const user = readUser(wireUser({ userId: ME }));
  if (!user) throw new Error("There is no person.");
  store.dispatch(signedIn(user));
  const [first] = children;
  if (first !== undefined) store.dispatch(childChosen({ id: first, realName: nameOfChild(first) } as never));
  let kit: TestKit | undefined;
  render(
    <PortsContext value={ports}>
      <Provider store={store}>
        <KitPage onKit={(made) => (kit = made)} />
      </Provider>
    </PortsContext>,
  );
  const parentId = children.length > 0 ? ME : null;
  const person = { userId: ME, userType: user.userType };
  act(() => void kit?.dialogs.open(FaceDialog, { person, parentId }));
  await screen.findByRole("dialog", { name: "人脸" });
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  return {
    /** What has been asked by a call, in its order. */
    asked: (call: FaceCall) => asked.filter(([name]) => name === call).map(([, what]) => what),
    toasts: () => kit?.toasts,
  };
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

it("records the consent to the text that was shown, and only then offers to take the photo, showing the one that is kept [FACE-06, FACE-08]", async () => {
  let given: object | null = null;
  const { asked } = await open({
    faceConsent: () => consent(ME, { given, registerTime: given && "2026-11-26 09:00:00" }),
    giveFaceConsent: () => {
      given = GIVEN;
      return success(null);
    },
    faceUser: () => success({ faceImage: "/9j/4AAQ" }),
  });
  expect(screen.getByRole("region", { name: "保存什么，用来做什么" })).toHaveTextContent("保存一张照片。");
  expect([asked("faceUser"), screen.queryByRole("heading", { name: "照片" })]).toEqual([[], null]);
  await press("我同意");
  expect(await screen.findByText(/李明于.*同意/)).toBeVisible();
  expect(asked("giveFaceConsent").join()).toMatch(/7.*2/);
  expect(await screen.findByRole("heading", { name: "照片" })).toBeVisible();
  await waitFor(() =>
    expect(document.querySelector("img")?.getAttribute("src")).toBe("data:image/jpeg;base64,/9j/4AAQ"),
  );
  expect(screen.getByRole("link", { name: "下载保存的全部内容" })).toHaveAttribute(
    "href",
    `${face.faceExport.path}?userId=7`,
  );
  // The list of what has happened is asked for again.
  expect(asked("faceAudit")).toHaveLength(2);
});

it("shows a parent the child of the portal first, and the others; says for whom one agrees, and takes no photo of a child here [FACE-06, FACE-08]", async () => {
  const given: Record<string, object> = {};
  const { asked, toasts } = await open(
    {
      faceConsent: (request) =>
        consent(idIn(request), {
          given: given[idIn(request)] ?? null,
          realName: nameOfChild(idIn(request)),
        }),
      giveFaceConsent: () => {
        given[OTHER] = GIVEN;
        return success(null);
      },
    },
    { children: [CHILD, OTHER] },
  );
  expect(screen.getAllByRole("radio").map((radio) => (radio as HTMLInputElement).checked)).toEqual([
    true,
    false,
    false,
  ]);
  expect(screen.getByRole("radio", { name: "王小明" })).toBeChecked();
  expect(await screen.findByRole("button", { name: "我为王小明同意" })).toBeVisible();
  await userEvent.click(screen.getByRole("radio", { name: "王小红" }));
  await userEvent.click(await screen.findByRole("button", { name: "我为王小红同意" }));
  await screen.findByText(/李明于.*同意/);
  expect(asked("giveFaceConsent").join()).toContain(OTHER);
  expect(JSON.stringify(toasts()?.getSnapshot())).toContain("face.consented");
  expect(screen.queryByRole("heading", { name: "照片" })).toBeNull();
  // The button is gone, and the focus is not.
  expect(screen.getByRole("region", { name: "保存什么，用来做什么" })).toHaveFocus();
});

it("withdraws for a child once the parent is sure [FACE-06, FACE-08]", async () => {
  let given: object | null = GIVEN;
  const { asked, toasts } = await open(
    {
      faceConsent: (request) =>
        consent(idIn(request), { given: idIn(request) === CHILD ? given : null, realName: "王小明" }),
      withdrawFaceConsent: () => {
        given = null;
        return success(null);
      },
    },
    { children: [CHILD] },
  );
  await screen.findByText(/李明于.*同意/);
  await press("撤回同意");
  const sure = within(await screen.findByRole("dialog", { name: "撤回对王小明的同意" }));
  expect(asked("withdrawFaceConsent")).toEqual([]);
  await userEvent.click(sure.getByRole("button", { name: "撤回同意" }));
  expect(await screen.findByRole("button", { name: "我为王小明同意" })).toBeVisible();
  expect(asked("withdrawFaceConsent").join()).toContain(CHILD);
  expect(JSON.stringify(toasts()?.getSnapshot())).toContain("face.withdrawn");
});

it("says why where the platform refuses, keeps what is shown, and asks again where nothing came [FACE-06, REL-03]", async () => {
  let isDown = true;
  const { asked } = await open({
    faceConsent: () => (isDown ? failure(500) : consent(ME)),
    giveFaceConsent: () =>
      failure(409, { intercept: false, message: "文本已更新。|||The text has changed." }),
  });
  expect(screen.getAllByRole("alert")[0]).toBeVisible();
  isDown = false;
  await press("重试");
  await press("我同意");
  expect(await screen.findByText("文本已更新。")).toBeVisible();
  expect(screen.getByRole("button", { name: "我同意" })).toBeVisible();
  expect(asked("faceConsent").length).toBeGreaterThanOrEqual(3);
});

it("has an administrator choose how the school uses faces, and see what has happened, more of it at wish [FACE-06, FACE-08]", async () => {
  let set: object = { signIn: "challenge", clocking: true, enrolled: 2 };
  const { asked } = await open(
    {
      faceSettings: () => success(set),
      setFaceSettings: () => {
        set = { ...set, signIn: "off" };
        return success(null);
      },
      faceAudit: ({ url }) =>
        url.includes("all=")
          ? success({
              list: [record(1), record(2, { deed: "refused", reason: "太暗|||Too dark" })],
              total: 12,
            })
          : success({ list: [], total: 0 }),
    },
    { isAdministrator: true },
  );
  expect(screen.getByText("已采集 2 人的人脸")).toBeVisible();
  await userEvent.click(screen.getByRole("radio", { name: "关闭" }));
  await waitFor(() => expect(screen.getByRole("radio", { name: "关闭" })).toBeChecked());
  expect(asked("setFaceSettings").join()).toContain("off");
  // The change stands in the list of the school.
  expect(asked("faceAudit").filter((url) => url.includes("all="))).toHaveLength(2);
  expect(screen.getByText("太暗")).toBeVisible();
  await press("更多");
  await waitFor(() => expect(asked("faceAudit").at(-1)).toMatch(/size=20.*all=true|all=true.*size=20/));
});

it("leaves the settings as they are where they cannot be changed, and says so [FACE-06, REL-03]", async () => {
  await open(
    {
      faceSettings: () => success({ signIn: "challenge", clocking: true, enrolled: 0 }),
      setFaceSettings: () => failure(403, { message: "没有权限。|||Not allowed." }),
    },
    { isAdministrator: true },
  );
  await userEvent.click(screen.getByRole("switch", { name: "刷脸打卡" }));
  expect(await screen.findByText("没有权限。")).toBeVisible();
  expect(screen.getByRole("switch", { name: "刷脸打卡" })).toBeChecked();
});

it("names its subject where a change fails after the dialog was closed [FACE-06, REL-03]", async () => {
  let refuse: () => void = () => undefined;
  await open({
    faceConsent: () => consent(ME),
    giveFaceConsent: () =>
      new Promise<HttpResult>((resolve) => {
        refuse = () =>
          resolve(failure(409, { intercept: false, message: "文本已更新。|||The text has changed." }));
      }),
  });
  await press("我同意");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "人脸" })).toBeNull());
  act(() => refuse());
  expect((await screen.findAllByText("人脸数据更改失败：文本已更新。"))[0]).toBeVisible();
});

it.each([
  ["a person", {}],
  ["a parent", { children: [CHILD, OTHER] }],
  ["an administrator", { isAdministrator: true }],
])(
  "asks %s for the own photo without more where the platform knows no more of faces [FACE-06]",
  async (_, who) => {
    const absent = () => failure(404);
    const { asked } = await open(
      {
        faceConsent: absent,
        faceAudit: absent,
        faceSettings: absent,
        faceUser: () => success({ faceImage: "/9j/4AAQ" }),
      },
      who,
    );
    expect(await screen.findByRole("heading", { name: "照片" })).toBeVisible();
    expect(asked("faceUser")).toEqual([expect.stringContaining(`userId=${ME}`)]);
    expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual(["人脸", "照片"]);
    expect([screen.queryByRole("button", { name: "重试" }), screen.queryByRole("radio")]).toEqual([
      null,
      null,
    ]);
  },
);
