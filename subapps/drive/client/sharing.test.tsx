import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { contract } from "../contract";
import { listed, option, show, TOP } from "./testing/showDrive";

const button = (name: string | RegExp) => screen.getByRole("button", { name });

it("shares a thing with a class and a person until a day, and ends a share [UP-12, A11Y-01]", async () => {
  const user = userEvent.setup();
  const { shares, said } = await show();
  await listed(...TOP);
  await user.click(await option(/春游/));
  await user.click(button("共享"));
  const dialog = within(await screen.findByRole("dialog", { name: "共享“春游.png”" }));
  expect(await dialog.findByText("目前只有您自己能查看。")).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "与5（2）班共享" }));
  expect(await dialog.findByText("长期有效")).toBeVisible();
  expect(dialog.getByRole("button", { name: "与5（2）班共享", pressed: true })).toBeVisible();
  await user.type(dialog.getByLabelText("截止日期（可不填）"), "2026-12-31");
  await user.type(dialog.getByLabelText("查找人员"), "李");
  await user.click(await dialog.findByRole("button", { name: /李思涵.*5（2）班/ }));
  // A person gets a message, so that it is asked first.
  const asked = within(await screen.findByRole("dialog", { name: "与李思涵共享？" }));
  expect(asked.getByText("王雅琴与您共享了“春游.png”")).toBeVisible();
  await user.click(asked.getByRole("button", { name: "取消" }));
  expect(shares).toHaveLength(1);
  await user.click(await dialog.findByRole("button", { name: /李思涵.*5（2）班/ }));
  await user.click(await screen.findByRole("button", { name: "共享并通知" }));
  expect(await dialog.findByText("2026-12-31截止")).toBeVisible();
  expect(said).toEqual(["已与5（2）班共享。", "已与李思涵共享。"]);
  expect(await dialog.findByText("找到的人员都已获得共享。")).toBeVisible();
  expect(await axe(screen.getByRole("dialog"))).toHaveNoViolations();
  await user.click(dialog.getByRole("button", { name: "取消与李思涵的共享" }));
  await waitFor(() => expect(shares.map(({ target }) => target)).toEqual(["5（2）班"]));
  await waitFor(() => expect(dialog.queryByText("2026-12-31截止")).toBeNull());
  expect(document.activeElement).not.toBe(document.body);
  // What was ended keeps its place with the way back, and so does a class.
  expect(dialog.getByText("已取消共享")).toBeVisible();
  await user.clear(dialog.getByLabelText("截止日期（可不填）"));
  await user.click(dialog.getByRole("button", { name: "恢复与李思涵的共享" }));
  await user.click(await screen.findByRole("button", { name: "共享并通知" }));
  expect(await dialog.findByText("2026-12-31截止")).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "与5（2）班共享", pressed: true }));
  expect(await dialog.findByRole("button", { name: "恢复与5（2）班的共享" })).toBeVisible();
  const rows = dialog.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(rows).toEqual([expect.stringContaining("5（2）班"), expect.stringContaining("李思涵")]);
  await user.click(dialog.getByRole("button", { name: "与5（2）班共享", pressed: false }));
  await waitFor(() => expect(dialog.queryByRole("button", { name: "恢复与5（2）班的共享" })).toBeNull());
  expect(dialog.getByRole("button", { name: "与5（2）班共享", pressed: true })).toBeVisible();
});

it("tells in the window why a thing could not be shared, and keeps what was chosen [UP-12]", async () => {
  const user = userEvent.setup();
  const { shares } = await show();
  await listed(...TOP);
  await user.click(await option(/春游/));
  await user.click(button("共享"));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText("截止日期（可不填）"), "2020-01-01");
  await user.click(await dialog.findByRole("button", { name: "与5（1）班共享" }));
  expect(await dialog.findByRole("alert")).toHaveTextContent("截止日期已过或不正确");
  expect(dialog.getByLabelText("截止日期（可不填）")).toHaveValue("2020-01-01");
  expect(shares).toEqual([]);
});

it("shows what is shared with the person, from whom and until when, to be read only [UP-12]", async () => {
  const user = userEvent.setup();
  const { sent } = await show("/shared");
  await listed("讲义.pdf");
  expect(await option(/讲义\.pdf，.*，我的 · 2026-12-31截止$/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "上传文件" })).toBeNull();
  await user.click(await option(/讲义/));
  expect(screen.getByRole("link", { name: "下载" })).toHaveAttribute(
    "href",
    `/api/storage/show/file/c?save=true&name=${encodeURIComponent("讲义.pdf")}`,
  );
  await user.keyboard("{Delete}{F2}{Control>}x{/Control}");
  expect(screen.queryByRole("button", { name: "移到回收站" })).toBeNull();
  expect(sent.map(({ path }) => path)).not.toContain(contract.remove.path);
  await user.click(button("在我的文件中显示"));
  await listed("讲义.pdf");
  expect(screen.getByRole("button", { name: "我的文件", pressed: true })).toBeVisible();
});

it("takes what is shared with the person off their list, once they are sure [UP-12]", async () => {
  const user = userEvent.setup();
  const { sent } = await show("/shared");
  await listed("讲义.pdf");
  await user.click(await option(/讲义/));
  await user.click(button("从我的列表移除"));
  const dialog = within(await screen.findByRole("dialog", { name: "从您的列表移除 1 项？" }));
  await user.click(dialog.getByRole("button", { name: "取消" }));
  await listed("讲义.pdf");
  await user.click(button("从我的列表移除"));
  const sure = within(await screen.findByRole("dialog"));
  await user.click(sure.getByRole("button", { name: "从我的列表移除" }));
  expect(await screen.findByText("还没有与您共享的文件。")).toBeVisible();
  expect(sent.filter(({ path }) => path === contract.leave.path)).toEqual([
    expect.objectContaining({ data: { ids: ["c"] } }),
  ]);
});

it("shows the files of a class, and puts new ones where the class sees them [UP-12]", async () => {
  const user = userEvent.setup();
  const { sent } = await show("/class");
  await listed("讲义.pdf");
  expect(screen.getByText("5（2）班", { selector: "[aria-current]" })).toBeVisible();
  await user.click(button("新建文件夹"));
  const dialog = within(await screen.findByRole("dialog", { name: "新建文件夹" }));
  await user.type(dialog.getByRole("textbox"), "一{Enter}");
  await waitFor(() =>
    expect(sent.find(({ path }) => path === contract.makeFolder.path)?.data).toMatchObject({ folder: "cf" }),
  );
  await user.click(screen.getByRole("combobox", { name: "班级" }));
  await user.click(await screen.findByRole("option", { name: "5（1）班" }));
  expect(await screen.findByText(/这个班级还没有文件。您上传/)).toBeVisible();
});

it("downloads several things, or a folder, as one zip file [UP-12]", async () => {
  const user = userEvent.setup();
  await show();
  await listed(...TOP);
  await user.click(await option(/课件/));
  expect(screen.getByRole("link", { name: "下载" })).toHaveAttribute("href", "/api/drive/zip?ids=f1");
  await user.keyboard("{Control>}a{/Control}");
  expect(screen.getByRole("link", { name: "下载" })).toHaveAttribute("href", "/api/drive/zip?ids=f1,f2,a,b");
});
