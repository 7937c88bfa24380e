import encodeQR from "qr";

/** The quiet zone that scanners need, in modules. */
const BORDER = 4;

/** The dark modules of a row as rectangles, joined where they touch. */
const rowPath = (row: readonly boolean[], y: number): string =>
  row
    .map((dark, x) => {
      if (!dark || row[x - 1]) return "";
      const end = row.indexOf(false, x);
      return `M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`;
    })
    .join("");

/** A text as a code to scan: an SVG in a `data:` address, dark on white whatever the page's look. */
export function qrPicture(text: string): string {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: BORDER });
  const size = rows.length;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${rows.map(rowPath).join("")}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
