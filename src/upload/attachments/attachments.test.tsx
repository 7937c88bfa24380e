import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AttachmentsPage, drive, unknown } from "../../../stories/upload/AttachmentsPage";
import { fakeUploads } from "../../../test/fakeUploads";
import { KitPage, type TestKit } from "../../../test/KitPage";
import type { Attachment } from "../../base/core/file/attachment";

// jsdom lays nothing out.
beforeAll(() => Object.assign(Element.prototype, { scrollIntoView: () => undefined }));

/** A form with files, opened. */
async function open({ initial = [] as readonly Attachment[], most = 4, sources = [drive, unknown] } = {}) {
  const fake = fakeUploads();
  const [release, onSave] = [jest.fn<undefined, [string]>(), jest.fn<undefined, [readonly Attachment[]]>()];
  const user = userEvent.setup({ delay: null });
  const kits: TestKit[] = [];
  const world = { uploads: fake.uploads, sources, release };
  render(
    <KitPage unstyled onKit={(made) => kits.push(made)}>
      <AttachmentsPage world={world} initial={initial} most={most} onSave={onSave} />
    </KitPage>,
  );
  await user.click(screen.getByRole("button", { name: "打开 Open" }));
  await screen.findByRole("dialog");
  const toasts = () =>
    kits
      .at(-1)
      ?.toasts.getSnapshot()
      .map(({ text }) => text);
  return { fake, release, onSave, user, toasts };
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const focus = (element: HTMLElement) => act(() => element.focus());
const rows = () => within(screen.getByRole("group", { name: "附件" })).queryAllByRole("listitem");
const aFile = (name: string, size = 10) => new File(["a".repeat(size)], name);
const said = () =>
  screen
    .getAllByRole("status")
    .map(({ textContent }) => textContent)
    .join("");

/** Drops files over the page, and answers the ids of their uploads once they are under way. */
async function drop(fake: ReturnType<typeof fakeUploads>, ...files: readonly File[]) {
  const before = fake.uploads.list.get().length;
  const items = files.map((file) => ({ kind: "file", getAsFile: () => file, webkitGetAsEntry: () => null }));
  await act(async () => {
    window.dispatchEvent(
      Object.assign(new Event("drop", { cancelable: true }), { dataTransfer: { types: ["Files"], items } }),
    );
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
  return fake.uploads.list
    .get()
    .slice(before)
    .map(({ id }) => id);
}

const move = (fake: ReturnType<typeof fakeUploads>, ...moved: Parameters<typeof fake.move>) =>
  act(() => fake.move(...moved));
const done = (fake: ReturnType<typeof fakeUploads>, id: string, file: string) =>
  move(fake, id, { phase: "done", stored: { id: file } });

it("saves with the form what has been uploaded, and waits for what is under way [UP-12, A11Y-03]", async () => {
  const { fake, onSave, release } = await open();
  const [id = ""] = await drop(fake, aFile("录像.mp4", 100));
  move(fake, id, { phase: "sending", sent: 40 });
  expect(screen.getByRole("progressbar", { name: "录像.mp4" })).toHaveAttribute("aria-valuenow", "40");
  await press("立即修改");
  const device = screen.getByRole("button", { name: "从本机添加" });
  await waitFor(() => expect(device).toHaveFocus());
  expect(device).toHaveAccessibleDescription(/还有文件正在上传/);
  expect(onSave).not.toHaveBeenCalled();
  done(fake, id, "stored-1");
  expect(said()).toContain("已添加：录像.mp4");
  await waitFor(() => expect(screen.queryByText(/还有文件正在上传/)).not.toBeInTheDocument());
  // The field shows it; the list of uploads need not.
  expect(fake.uploads.list.get()).toEqual([]);
  await press("立即修改");
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
  expect(onSave.mock.calls[0]?.[0]).toMatchObject([{ file: "stored-1", name: "录像.mp4", size: 100 }]);
  // Harmless, because the application keeps it by then.
  await waitFor(() => expect(release.mock.calls).toEqual([["stored-1"]]));
});

it("tells of what failed, tries it again, and does not save without it [UP-12]", async () => {
  const { fake, onSave } = await open();
  const [id = ""] = await drop(fake, aFile("a.pdf"));
  move(fake, id, { phase: "failed", failure: { error: "quota", text: "空间已满" } });
  expect(screen.getByText("空间已满")).toBeVisible();
  expect(said()).toContain("上传失败：a.pdf");
  await press("立即修改");
  expect(await screen.findByText(/有文件没有上传成功/)).toBeVisible();
  await press("重新上传 a.pdf");
  expect(screen.getByRole("progressbar", { name: "a.pdf" })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(/有文件没有上传成功/)).not.toBeInTheDocument());
  done(fake, id, "stored-1");
  await press("立即修改");
  await waitFor(() => expect(onSave).toHaveBeenCalled());
});

it("does not offer to try again what is never allowed [UP-05, UP-12]", async () => {
  const { fake } = await open();
  const [id = ""] = await drop(fake, aFile("a.pdf"));
  move(fake, id, {
    phase: "failed",
    failure: { error: "file_type", text: "不允许上传此类文件", final: true },
  });
  expect(screen.getByText("不允许上传此类文件")).toBeVisible();
  expect(screen.queryByRole("button", { name: "重新上传 a.pdf" })).toBeNull();
  expect(screen.getByRole("button", { name: /移除 a\.pdf/ })).toBeVisible();
});

it("gives up what was uploaded for a form that is left, and not what was there before [UP-12]", async () => {
  const initial = [{ file: "kept", name: "a.pdf", size: 1 }];
  const { fake, onSave, release } = await open({ initial });
  const [first = "", second = "", third = ""] = await drop(
    fake,
    aFile("b.pdf"),
    aFile("c.pdf"),
    aFile("d.pdf"),
  );
  done(fake, first, "stored-b");
  done(fake, second, "stored-c");
  await press("移除 c.pdf");
  expect(release.mock.calls).toEqual([["stored-c"]]);
  await press("移除 a.pdf");
  expect(said()).toContain("已移除：a.pdf");
  expect(rows()).toHaveLength(2);
  await press("取消");
  await press("放弃");
  await waitFor(() => expect(release.mock.calls).toEqual([["stored-c"], ["stored-b"]]));
  expect(fake.uploads.list.get().map(({ id }) => id)).not.toContain(third);
  expect(onSave).not.toHaveBeenCalled();
});

it("keeps the focus in the field when a file is removed by the keyboard [UP-12, A11Y-02]", async () => {
  const { user } = await open({ initial: [{ file: "kept", name: "a.pdf", size: 1 }] });
  focus(screen.getByRole("button", { name: "移除 a.pdf" }));
  await user.keyboard("{Enter}");
  expect(screen.getByRole("group", { name: "附件" })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole("button", { name: "从本机添加" })).toHaveFocus();
});

it("takes no more files than it may, and one content under each name [UP-12]", async () => {
  const { fake, toasts } = await open({ initial: [{ file: "kept", name: "a.pdf", size: 1 }], most: 3 });
  const ids = await drop(fake, aFile("b.pdf"), aFile("c.pdf"), aFile("d.pdf"));
  expect(ids).toHaveLength(2);
  expect(toasts()).toEqual([{ id: "kit.attachments.tooMany", values: { most: 3, left: 1 } }]);
  done(fake, ids[0] ?? "", "kept");
  expect(rows()).toHaveLength(3);
});

it("keeps equal bytes under each of their names, and says so where a name is there already [UP-12]", async () => {
  const { fake, onSave, release, toasts } = await open({
    initial: [{ file: "kept", name: "draft.pdf", size: 10 }],
  });
  const [final = "", copy = "", again = ""] = await drop(
    fake,
    aFile("final.pdf"),
    aFile("copy.pdf"),
    aFile("draft.pdf"),
  );
  for (const id of [final, copy, again]) done(fake, id, "kept");
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("draft.pdf"),
    expect.stringContaining("final.pdf"),
    expect.stringContaining("copy.pdf"),
  ]);
  expect(toasts()).toEqual([{ id: "kit.attachments.twice", values: { name: "draft.pdf" } }]);
  // The others still have its bytes.
  await press("移除 copy.pdf");
  await press("移除 draft.pdf");
  expect(release).not.toHaveBeenCalled();
  await press("立即修改");
  await waitFor(() => expect(onSave).toHaveBeenCalled());
  expect(onSave.mock.calls[0]?.[0]).toMatchObject([{ file: "kept", name: "final.pdf" }]);
});

it("has two files of equal bytes chosen by their names [UP-12]", async () => {
  const items = ["draft.pdf", "final.pdf"].map((name) => ({
    id: name,
    kind: "file" as const,
    name,
    size: 10,
    file: "stored",
  }));
  const source: typeof drive = {
    ...drive,
    ask: () => Promise.resolve({ page: { items, total: 2, path: [] }, isLast: true }),
  };
  const { user } = await open({ sources: [source] });
  await press("从校园云盘添加");
  const dialog = within(await screen.findByRole("dialog", { name: "从校园云盘中选择文件" }));
  await user.click(await dialog.findByRole("checkbox", { name: /draft/ }));
  expect(dialog.getByRole("checkbox", { name: /final/ })).not.toBeChecked();
  await user.click(dialog.getByRole("checkbox", { name: /final/ }));
  await user.click(dialog.getByRole("button", { name: "添加（2）" }));
  await waitFor(() => expect(rows()).toHaveLength(2));
});

it("has files of an application chosen, in folders and by words, several at once, by the keyboard alone [UP-12, A11Y-02]", async () => {
  const { user, onSave, release } = await open({
    initial: [{ file: "file-b", name: "校徽 Crest.png", size: 1 }],
    most: 3,
  });
  // What the platform does not know of is not offered.
  await waitFor(() => expect(screen.queryByRole("button", { name: "从旧应用添加" })).not.toBeInTheDocument());
  focus(screen.getByRole("button", { name: "从校园云盘添加" }));
  await user.keyboard("{Enter}");
  const dialog = within(await screen.findByRole("dialog", { name: "从校园云盘中选择文件" }));
  focus(await dialog.findByRole("checkbox", { name: /校历/ }));
  await user.keyboard(" ");
  focus(dialog.getByRole("button", { name: /加载更多/ }));
  await user.keyboard("{Enter}");
  expect(await dialog.findByRole("checkbox", { name: "校徽 Crest.png 已添加" })).toBeDisabled();
  focus(dialog.getByRole("button", { name: /春游/ }));
  await user.keyboard("{Enter}");
  const inside = await dialog.findByRole("group", { name: "“春游 Spring outing”中的内容" });
  expect(inside).toHaveFocus();
  await user.tab();
  await user.keyboard(" ");
  expect(dialog.getByText("已选 2 个，最多可选 2 个")).toBeVisible();
  expect(dialog.getByRole("checkbox", { name: /报名表/ })).toBeDisabled();
  await user.click(dialog.getByRole("button", { name: "添加（2）" }));
  await waitFor(() => expect(rows()).toHaveLength(3));
  await press("立即修改");
  await waitFor(() => expect(onSave).toHaveBeenCalled());
  expect(onSave.mock.calls[0]?.[0].map(({ file }) => file)).toEqual(["file-b", "file-a", "file-c"]);
  // They are the other application's.
  expect(release).not.toHaveBeenCalled();
});

it("says so where an application's files cannot be had, and asks again [UP-12, REL-03]", async () => {
  const broken = { is: true };
  const source: typeof drive = {
    ...drive,
    ask: (place) => (broken.is ? Promise.resolve({ text: "平台暂时不可用", gone: false }) : drive.ask(place)),
  };
  const { user } = await open({ sources: [source] });
  await press("从校园云盘添加");
  const dialog = within(await screen.findByRole("dialog", { name: "从校园云盘中选择文件" }));
  expect(await dialog.findByText("平台暂时不可用")).toBeVisible();
  broken.is = false;
  await user.click(dialog.getByRole("button", { name: "重试" }));
  expect(await dialog.findByRole("checkbox", { name: /校历/ })).toBeVisible();
  await user.type(dialog.getByRole("searchbox"), "路线{Enter}");
  expect(await dialog.findByRole("checkbox", { name: /路线/ })).toBeVisible();
});
