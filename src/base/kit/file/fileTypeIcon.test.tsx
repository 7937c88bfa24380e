import { render, screen } from "@testing-library/react";
import { KitPage } from "../../../../test/KitPage";
import { readThrough } from "../../../../test/spoken";
import type { FileKind } from "../../core/file/fileKind";
import { FileTypeIcon } from "./FileTypeIcon";

const draw = (file: React.ComponentProps<typeof FileTypeIcon>["file"], labelled = false) =>
  render(
    <KitPage>
      <FileTypeIcon file={file} labelled={labelled} />
    </KitPage>,
  );

it("is silent beside a name, and says what the file is where there is none [UP-09, A11Y-03]", async () => {
  const silent = draw("成绩.xlsx");
  expect(await readThrough(silent.container)).toEqual([""]);
  silent.unmount();
  const { container } = draw("成绩.xlsx", true);
  expect(await readThrough(container)).toEqual(["image, 表格"]);
});

it("has a glyph and a name of its own for every kind [UP-09]", () => {
  const kinds: readonly FileKind[] = [
    "image",
    "audio",
    "video",
    "document",
    "sheet",
    "slides",
    "pdf",
    "text",
    "archive",
    "folder",
    "other",
  ];
  const drawn = kinds.map((kind) => {
    const { unmount } = draw({ kind }, true);
    const icon = screen.getByRole("img");
    const seen = { name: icon.getAttribute("aria-label"), glyph: icon.innerHTML };
    unmount();
    return seen;
  });
  expect(new Set(drawn.map(({ name }) => name)).size).toBe(kinds.length);
  expect(new Set(drawn.map(({ glyph }) => glyph)).size).toBe(kinds.length);
});

it("goes by the name's extension [UP-09]", () => {
  draw("校歌.FLAC", true);
  expect(screen.getByRole("img", { name: "音频" })).toHaveAttribute("data-kind", "audio");
});
