import type { DrawnDesktop } from "../../src/base/core/site/drawing";
import { withDrawn } from "./drawnDocument";

const DOCUMENT =
  '<html lang="zh-CN"><head><title>Portal</title></head><body><div id="app"></div><div id="kit-portal"></div></body></html>';

const desktop = (parts: Partial<DrawnDesktop> = {}): DrawnDesktop => ({
  title: "桌面",
  markup: '<main style="--side-rail:4rem">Today</main>',
  styles: [
    { emotion: "p-global a", css: "body{margin:0}" },
    { emotion: "p b", css: ".p-b{color:red}" },
  ],
  drawnFor: { person: "2:7", language: "en" } as unknown as DrawnDesktop["drawnFor"],
  ...parts,
});

it("has the desktop, its language, its styles with the page's nonce [DESK-14, SEC-01]", () => {
  const html = withDrawn(DOCUMENT, desktop(), "n0nce");
  expect(html).toContain('<html lang="en"');
  expect(html).toContain("<title>桌面</title>");
  expect(html).toContain('<style nonce="n0nce" data-emotion="p b" data-s="">.p-b{color:red}</style>');
  expect(html).toMatch(/<div id="app" data-early="" data-drawn-for="[^"]+"><main/);
});

it("is shown before the answers that it was drawn of have come [DESK-14]", () => {
  const answers = '<script type="application/json" id="portal-answers">{"/a":"$& \\u003c/body>"}</script>';
  const html = withDrawn(
    DOCUMENT.replace("<title>", () => `${answers}<title>`),
    desktop(),
    "n",
  );
  expect(html.split(answers)).toHaveLength(2);
  expect(html.endsWith(`<div id="kit-portal"></div>${answers}</body></html>`)).toBe(true);
});

it("has no style on an element, which the policy forbids, but a rule for it [SEC-01]", () => {
  const html = withDrawn(DOCUMENT, desktop(), "n");
  expect(html).not.toContain(" style=");
  expect(html).toContain('<main data-style="--side-rail:4rem">');
  expect(html).toContain('[data-style="--side-rail:4rem"]{--side-rail:4rem}');
});

it("keeps hostile words within their places [SEC-02]", () => {
  const hostile = "</script><!--$& __CSP_NONCE__";
  const html = withDrawn(
    DOCUMENT,
    desktop({
      title: hostile,
      // As React writes words.
      markup: "<p>&lt;/script&gt;&lt;!--$&amp; style=&quot;color:red&quot;</p>",
      drawnFor: { person: `2:"><script>` } as unknown as DrawnDesktop["drawnFor"],
    }),
    "n0nce",
  );
  expect(html).not.toContain("</script>");
  expect(html).not.toContain("<script>");
  expect(html).toContain("<title>&lt;/script&gt;&lt;!--$&amp; __CSP_NONCE__</title>");
  expect(html).toContain("&lt;!--$&amp; style=&quot;color:red&quot;</p>");
});

it("is as the build has made it where a style sheet would end its element [SEC-02]", () => {
  expect(withDrawn(DOCUMENT, desktop({ styles: [{ emotion: null, css: "</style>" }] }), "n")).toBe(DOCUMENT);
});
