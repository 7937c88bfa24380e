import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { listed, show, TOP } from "./testing/showDrive";

const BROKEN = /^这个文件无法在此显示：可能已损坏/;

/** Presses a key in the list and opens what it chooses. */
async function openBy(key: string) {
  act(() => screen.getByRole("listbox").focus());
  await userEvent.keyboard(`${key}{Enter}`);
}

describe("a pdf", () => {
  beforeAll(() => Object.defineProperty(navigator, "pdfViewerEnabled", { value: true, configurable: true }));
  afterAll(() => Reflect.deleteProperty(navigator, "pdfViewerEnabled"));

  const openPdf = async (begin: string, isBroken = false) => {
    const drive = await show();
    drive.files.begin = begin;
    await listed(...TOP);
    await openBy("{Home}");
    await listed("讲义.pdf");
    drive.broken.isSo = isBroken;
    await openBy("{Home}");
    return { dialog: within(await screen.findByRole("dialog")), ...drive };
  };

  it("shows in the browser's viewer, once its beginning says that it is one [UP-12]", async () => {
    const { dialog, files } = await openPdf("\n%PDF-1.7\n");
    expect(await dialog.findByTitle("讲义.pdf")).toHaveAttribute(
      "src",
      expect.stringMatching(/^\/api\/storage\/show\/file\/c\b/),
    );
    // Strict mode, in which applications are mounted, has effects run twice.
    expect(files.asked).toEqual([1024, 1024]);
  });

  it("by name alone is reported in the portal's words, and takes no keys away [UP-12, REL-01, A11Y-02]", async () => {
    const { dialog } = await openPdf("<html>");
    expect(await dialog.findByText(BROKEN)).toBeVisible();
    expect(dialog.queryByTitle("讲义.pdf")).toBeNull();
    await userEvent.keyboard("{Escape}");
    await listed("讲义.pdf");
  });

  it("that does not come is said as a failure, in the platform's words [REL-01]", async () => {
    const { dialog, broken } = await openPdf("%PDF-1.7", true);
    expect(await dialog.findByText("文件加载失败。")).toBeVisible();
    expect(dialog.getByText("平台暂时不可用")).toBeVisible();
    broken.isSo = false;
    await userEvent.click(dialog.getByRole("button", { name: "重试" }));
    expect(await dialog.findByTitle("讲义.pdf")).toBeVisible();
  });
});

it.each([
  ["a picture", "春", () => screen.findByAltText("春游.png")],
  ["a film", "录", () => screen.findByLabelText("录像.mp4", { selector: "video" })],
] as const)(
  "says of %s that it cannot be shown, and offers it to be saved [UP-12, REL-01]",
  async (_, key, find) => {
    const { renewals, said } = await show();
    await listed(...TOP);
    await openBy(key);
    const dialog = within(await screen.findByRole("dialog"));
    const first = await find();
    fireEvent.error(first);
    // The session may have lapsed: the file is asked for once more.
    await waitFor(() => expect(first).not.toBeInTheDocument());
    expect(renewals.count).toBe(1);
    fireEvent.error(await find());
    expect(await dialog.findByText(BROKEN)).toBeVisible();
    expect(said).toContainEqual(expect.stringMatching(BROKEN));
    await userEvent.click(dialog.getByRole("button", { name: "重试" }));
    expect(await find()).toBeVisible();
    expect(dialog.getByRole("link", { name: "下载" })).toBeVisible();
  },
);

it("plays a sound in the browser's own player [UP-09]", async () => {
  await show("", [{ id: "d", kind: "file", name: "听力.mp3", folder: "", bin: false }]);
  await listed(...TOP, "听力.mp3");
  await openBy("听");
  const player = await screen.findByLabelText("听力.mp3", { selector: "audio" });
  expect(player).toHaveAttribute("src", expect.stringMatching(/^\/api\/storage\/show\/file\/d\b/));
  expect(player).toHaveAttribute("controls");
});
