/** Class of the element that holds what is printed alone; it lies in the body beside everything else. */
export const PRINT_CLASS = "print-sheet";

/** Marks what stays off the paper. */
export const NO_PRINT = "data-no-print";

const sheet = `.${PRINT_CLASS}`;

/**
 * How one part of a page looks on paper: alone, whole, light, and without art. Headings of tables come again on every
 * page, and no row is torn.
 */
export const PRINT_STYLES = `
@page { margin: 15mm; }
@media screen { ${sheet} { display: none; } }
@media print {
  body > :not(${sheet}) { display: none !important; }
  html { color-scheme: light !important; }
  html, body { min-height: 0 !important; background: white !important; }
  ${sheet} {
    color-scheme: light;
    color: var(--text-primary);
    font-family: var(--font-body);
    font-size: 10.5pt;
    line-height: 1.5;
    overflow-wrap: anywhere;
  }
  ${sheet} > header { margin-block-end: 6mm; break-after: avoid; }
  ${sheet} > header h1 { margin: 0; font: 700 16pt/1.35 var(--font-body); }
  ${sheet} > header p { margin: 1mm 0 0; font-size: 9pt; color: var(--text-secondary); }
  ${sheet} * {
    max-block-size: none !important;
    overflow: visible !important;
    background-image: none !important;
    box-shadow: none !important;
    text-shadow: none !important;
    animation: none !important;
    transition: none !important;
  }
  ${sheet} *:is(th, td, thead, tr, header, aside) { position: static !important; }
  ${sheet} [${NO_PRINT}] { display: none !important; }
  ${sheet} table { inline-size: 100% !important; border-collapse: collapse; }
  ${sheet} thead { display: table-header-group; }
  ${sheet} tfoot { display: table-footer-group; }
  ${sheet} :is(th, td) {
    padding: 1.5mm 2mm !important;
    border: 0.25mm solid var(--line-control) !important;
    background: none !important;
    text-align: start;
    vertical-align: top;
  }
  ${sheet} thead th { font-weight: 700; background: var(--brand-tint1) !important; }
  ${sheet} :is(tr, li, img, svg, figure, blockquote) { break-inside: avoid; }
  ${sheet} :is(h1, h2, h3, h4, caption) { break-after: avoid; }
  ${sheet} img { max-inline-size: 100%; block-size: auto; }
}
`;
