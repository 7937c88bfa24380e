import { act, fireEvent, screen, within } from "@testing-library/react";
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

  const openPdf = async (answer: () => Promise<Response>) => {
    globalThis.fetch = jest.fn(answer);
    await show();
    await listed(...TOP);
    await openBy("{Home}");
    await listed("讲义.pdf");
    await openBy("{Home}");
    return within(await screen.findByRole("dialog"));
  };

  it("shows in the browser's viewer, once its beginning says that it is one [UP-12]", async () => {
    const dialog = await openPdf(() => Promise.resolve(new Response("\n%PDF-1.7\n", { status: 206 })));
    expect(await dialog.findByTitle("讲义.pdf")).toHaveAttribute(
      "src",
      expect.stringMatching(/^\/api\/storage\/show\/file\/c\b/),
    );
    expect(fetch).toHaveBeenCalledWith(expect.anything(), { headers: { range: "bytes=0-1023" } });
  });

  it("that is none is said in the portal's words, and takes no keys away [UP-12, REL-01, A11Y-02]", async () => {
    const dialog = await openPdf(() => Promise.resolve(new Response("<html>", { status: 206 })));
    expect(await dialog.findByText(BROKEN)).toBeVisible();
    expect(dialog.queryByTitle("讲义.pdf")).toBeNull();
    await userEvent.keyboard("{Escape}");
    await listed("讲义.pdf");
  });

  it("that does not come is said as a failure [REL-01]", async () => {
    const dialog = await openPdf(() => Promise.reject(new TypeError("offline")));
    expect(await dialog.findByText("操作没有成功，请重试。")).toBeVisible();
  });
});

it.each([
  ["a picture", "春", () => screen.findByAltText("春游.png")],
  ["a film", "录", () => screen.findByLabelText("录像.mp4", { selector: "video" })],
] as const)(
  "says of %s that it cannot be shown, and offers it to be saved [UP-12, REL-01]",
  async (_, key, find) => {
    await show();
    await listed(...TOP);
    await openBy(key);
    const dialog = within(await screen.findByRole("dialog"));
    const shown = await find();
    fireEvent.error(shown);
    expect(shown).not.toBeInTheDocument();
    expect(dialog.getByText(BROKEN)).toBeVisible();
    expect(dialog.getByRole("link", { name: "下载" })).toBeVisible();
  },
);
