import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as stories from "../../../../stories/kit/file/FileIntake.stories";
import { KitPage, type TestKit } from "../../../../test/KitPage";
import { prepareStories, storiesOf } from "../../../../test/stories";
import { REJECTED_EXTENSIONS } from "../../core/file/fileNames";
import { FileIntake, type Intake } from "./FileIntake";

const composed = storiesOf(stories);

beforeAll(prepareStories);
afterEach(() => jest.restoreAllMocks());

/** A place that takes files of a thousand bytes. */
function open({ active = true } = {}) {
  const given: Intake[] = [];
  let kit: TestKit | null = null;
  render(
    <KitPage onKit={(made) => (kit = made)}>
      <FileIntake into="课件" active={active} most={1_000} onFiles={(intake) => given.push(intake)}>
        {(choose) => (
          <>
            <button onClick={() => choose("files")}>files</button>
            <button onClick={() => choose("folder")}>folder</button>
            <input aria-label="name" />
          </>
        )}
      </FileIntake>
    </KitPage>,
  );
  const toasts = () => kit?.toasts.getSnapshot().map(({ text }) => text) ?? [];
  return { given, toasts };
}

const names = ([intake]: readonly Intake[]) =>
  intake?.files.map(({ file, path }) => [...path, file.name].join("/")) ?? [];
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
const aFile = (name: string, size = 1) => new File(["a".repeat(size)], name);
const placed = (name: string, value: string) =>
  Object.defineProperty(aFile(name), "webkitRelativePath", { value });
const dropOf = (items: readonly object[]) => ({ types: ["Files"], items, dropEffect: "none" });
const itemOf = (entry: object | null, file: File | null = null) => ({
  kind: "file",
  getAsFile: () => file,
  webkitGetAsEntry: () => entry,
});

/** Entries of the older interface, which every browser has; a folder gives a hundred at a time. */
const fileEntry = (file: File) => ({
  isFile: true,
  name: file.name,
  file: (found: (file: File) => void) => found(file),
});
const folderEntry = (name: string, ...batches: readonly (readonly object[])[]) => ({
  isFile: false,
  name,
  createReader: () => {
    const left = [...batches];
    return { readEntries: (found: (some: readonly object[]) => void) => found(left.shift() ?? []) };
  },
});

it("reads dropped folders with all that is in them, the empty ones too [UP-07]", async () => {
  const { given } = open();
  const folder = folderEntry(
    "课件",
    [fileEntry(aFile("a.mp4")), folderEntry("空")],
    [folderEntry("第一单元", [fileEntry(aFile("b.mp4"))])],
  );
  fireEvent.drop(window, { dataTransfer: dropOf([itemOf(folder), itemOf(null, aFile("c.mp4"))]) });
  await waitFor(() => expect(given).toHaveLength(1));
  expect(names(given)).toEqual(["课件/a.mp4", "课件/第一单元/b.mp4", "c.mp4"]);
  expect(given[0]?.folders).toEqual([["课件"], ["课件", "空"], ["课件", "第一单元"]]);
});

it("keeps the handles of what was dropped, where the browser gives them [UP-04, UP-07]", async () => {
  const { given } = open();
  const file = aFile("a.mp4");
  const handle = { kind: "file", name: "a.mp4", getFile: () => Promise.resolve(file) };
  const folder = {
    kind: "directory",
    name: "课件",
    entries: async function* () {
      yield await Promise.resolve(["a.mp4", handle]);
    },
  };
  const item = { ...itemOf(null), getAsFileSystemHandle: () => Promise.resolve(folder) };
  fireEvent.drop(window, { dataTransfer: dropOf([item]) });
  await waitFor(() => expect(given).toHaveLength(1));
  expect(given[0]).toEqual({ files: [{ file, path: ["课件"], handle }], folders: [["课件"]] });
});

it("has files and folders chosen by a field, where the browser has no dialog with handles [UP-07]", async () => {
  const { given } = open();
  const inFolder = placed("b.mp4", "课件/一/b.mp4");
  const opened: string[] = [];
  jest.spyOn(HTMLInputElement.prototype, "click").mockImplementation(function (this: HTMLInputElement) {
    // A field that its page does not hold may be collected while the dialog is open.
    expect(this.isConnected).toBe(true);
    opened.push(this.webkitdirectory ? "folder" : "files");
    Object.defineProperty(this, "files", { value: [this.webkitdirectory ? inFolder : placed("a.mp4", "")] });
    this.dispatchEvent(new Event("change"));
  });
  await userEvent.click(screen.getByRole("button", { name: "files" }));
  await userEvent.click(screen.getByRole("button", { name: "folder" }));
  await waitFor(() => expect(given).toHaveLength(2));
  expect(opened).toEqual(["files", "folder"]);
  expect(document.querySelector("[type=file]")).toBeNull();
  expect(names(given.slice(1))).toEqual(["课件/一/b.mp4"]);
  expect(given[1]?.folders).toEqual([["课件"], ["课件", "一"]]);
});

it("has files chosen by keyboard alone [UP-10]", async () => {
  const { given } = open();
  jest.spyOn(HTMLInputElement.prototype, "click").mockImplementation(function (this: HTMLInputElement) {
    Object.defineProperty(this, "files", { value: [placed("a.mp4", "")] });
    this.dispatchEvent(new Event("change"));
  });
  await userEvent.tab();
  expect(screen.getByRole("button", { name: "files" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(names(given)).toEqual(["a.mp4"]));
});

it("lets the page go on while many files are looked at, which a browser does slowly [UP-07]", async () => {
  const { given } = open();
  let turns = 0;
  const other = setInterval(() => (turns += 1));
  const slow = (name: string) =>
    Object.defineProperty(placed(name, ""), "size", {
      get: () => {
        for (const ends = performance.now() + 2; performance.now() < ends;);
        return 1;
      },
    });
  const files = Array.from({ length: 60 }, (_, index) => slow(`${index}.mp4`));
  const field = jest.spyOn(HTMLInputElement.prototype, "click").mockImplementation(function choose(
    this: HTMLInputElement,
  ) {
    fireEvent.change(this, { target: { files } });
    turns = 0;
  });
  screen.getByRole("button", { name: "files" }).click();
  await waitFor(() => expect(given).toHaveLength(1));
  clearInterval(other);
  field.mockRestore();
  expect(turns).toBeGreaterThan(3);
  expect(names(given)).toHaveLength(60);
});

it("does nothing where the person closes the browser's dialog, and says so where a file cannot be read [UP-10, REL-03]", async () => {
  const { given, toasts } = open();
  const picker = jest.fn<Promise<unknown>, []>();
  Object.assign(window, { showOpenFilePicker: picker });
  const press = () => userEvent.click(screen.getByRole("button", { name: "files" }));
  picker.mockRejectedValueOnce(new DOMException("", "AbortError"));
  await press();
  expect(toasts()).toEqual([]);
  picker.mockResolvedValueOnce([{ kind: "file", getFile: () => Promise.reject(new Error("gone")) }]);
  await press();
  await settle();
  expect(toasts()).toEqual([{ id: "kit.intake.unreadable" }]);
  expect(given).toEqual([]);
  Reflect.deleteProperty(window, "showOpenFilePicker");
});

it("takes pasted files, but leaves a paste into a field alone [UP-10]", async () => {
  const { given } = open();
  const clipboardData = { ...dropOf([itemOf(null, aFile("a.png"))]), files: [aFile("a.png")] };
  fireEvent.paste(screen.getByRole("textbox", { name: "name" }), { clipboardData });
  fireEvent.paste(document.body, { clipboardData });
  await waitFor(() => expect(given).toHaveLength(1));
  expect(names(given)).toEqual(["a.png"]);
});

it("tells all that it does not take at once, a few by name [UP-05]", async () => {
  const { given, toasts } = open();
  const files = ["a", "b", "c", "d", "e"].map((name) => aFile(`${name}.exe`));
  fireEvent.drop(window, {
    dataTransfer: dropOf([...files, aFile("f.mp4", 1_001)].map((file) => itemOf(null, file))),
  });
  await settle();
  expect(toasts()).toEqual([
    {
      id: "kit.intake.type",
      values: { names: "a.exe, b.exe, c.exe", more: 2, rejected: [...REJECTED_EXTENSIONS].join(", ") },
    },
    { id: "kit.intake.size", values: { names: "f.mp4", more: 0 } },
  ]);
  expect(given).toEqual([]);
});

it("hears nothing while its place is hidden, nor of texts that are dragged [UP-10]", async () => {
  open();
  fireEvent.dragEnter(window, { dataTransfer: { types: ["text/plain"] } });
  expect(screen.queryByText(/松开鼠标/)).toBeNull();
  fireEvent.dragEnter(window, { dataTransfer: dropOf([]) });
  expect(screen.getByText("松开鼠标，上传到“课件”")).toBeVisible();
  fireEvent.dragLeave(window, { dataTransfer: dropOf([]), relatedTarget: null });
  expect(screen.queryByText(/松开鼠标/)).toBeNull();
  const hidden = open({ active: false });
  fireEvent.drop(document.body, { dataTransfer: dropOf([itemOf(null, aFile("a.mp4"))]) });
  await settle();
  expect(hidden.given).toEqual([]);
});

it.each(["Dragged", "DraggedEnglish", "Refused"] as const)(
  "says where dragged files go, and takes what it may: %s [UP-05, UP-10]",
  async (name) => {
    await composed[name].run();
  },
);
