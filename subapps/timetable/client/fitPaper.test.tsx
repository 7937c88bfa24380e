import { fitPaper, PAPER_FIT } from "./fitPaper";

/** A sheet on paper that is so many millimetres long in letters of ten points, and shorter in smaller ones. */
function sheetOf(length: number): HTMLElement {
  const paper = document.createElement("div");
  const hidden = document.createElement("div");
  hidden.hidden = true;
  hidden.append(paper);
  Object.defineProperty(paper, "offsetHeight", {
    get: () => {
      const rule = PAPER_FIT[`&[data-fit="${paper.dataset["fit"] ?? ""}"]`];
      const points = parseFloat(rule?.fontSize ?? "");
      return hidden.hidden ? 0 : (((length * points) / 10) * 96) / 25.4;
    },
  });
  return paper;
}

const sizeOf = (length: number) =>
  PAPER_FIT[`&[data-fit="${fitPaper(sheetOf(length)).dataset["fit"] ?? ""}"]`]?.fontSize;

it("has the letters on paper as large as a sheet has room for [VIEW-07]", () => {
  expect([120, 170, 180, 220, 900].map(sizeOf)).toEqual(["9.5pt", "9pt", "8.5pt", "7pt", "6pt"]);
});

it("leaves the sheet out of sight [VIEW-07]", () => {
  expect(fitPaper(sheetOf(120)).parentElement?.hidden).toBe(true);
});
