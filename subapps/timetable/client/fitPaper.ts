/** Sizes of the letters on paper, in points; the largest with which a week fits on a sheet is taken. */
const SIZES = [9.5, 9, 8.5, 8, 7.5, 7, 6.5, 6];

/**
 * What a sheet of A4 across leaves below its heading, in millimetres, less what lines are higher on paper than on the screen; and so
 * many pixels are one of them.
 */
const [ROOM, MILLIMETRE] = [156, 96 / 25.4];

/** The size of the letters by the attribute that `fitPaper` sets. */
export const PAPER_FIT: Readonly<Record<string, { readonly fontSize: string }>> = Object.fromEntries(
  SIZES.map((size, place) => [`&[data-fit="${place}"]`, { fontSize: `${size}pt` }]),
);

/** Has a week fit on one sheet: measures it as it is on paper, and makes its letters smaller where it is too long. */
export function fitPaper(paper: HTMLElement): HTMLElement {
  const { parentElement: hidden } = paper;
  if (hidden) hidden.hidden = false;
  for (const place of SIZES.keys()) {
    paper.dataset["fit"] = String(place);
    if (paper.offsetHeight <= ROOM * MILLIMETRE) break;
  }
  if (hidden) hidden.hidden = true;
  return paper;
}
