import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "acorn";

const source = readFileSync(join(__dirname, "../../public/old-browser.js"), "utf8");
const page = readFileSync(join(__dirname, "page.html"), "utf8");

describe("the message for old browsers", () => {
  it("is a script that Internet Explorer 6 can parse [AUTH-18]", () => {
    expect(() => parse(source, { ecmaVersion: 3 })).not.toThrow();
    expect(source).not.toMatch(
      /addEventListener|querySelector|textContent|innerText|JSON|\.(forEach|map|trim)\(/,
    );
  });

  it("is loaded by Internet Explorer 6 to 8 alone [AUTH-18]", () => {
    expect(page).toContain('<!--[if lt IE 9]><script src="/old-browser.js"></script><![endif]-->');
  });

  it("stands alone on the page, which is hidden at once and emptied, in Chinese, with links to newer browsers [AUTH-18]", () => {
    jest.spyOn(document, "readyState", "get").mockReturnValue("loading");
    document.body.innerHTML = '<div id="app">portal</div>';
    window.eval(source);
    expect(document.getElementById("app")).not.toBeVisible();
    window.onload?.(new Event("load"));
    expect(document.getElementById("app")).toBeNull();
    expect(document.body).toHaveTextContent("您的浏览器版本过低");
    expect(document.body).toHaveTextContent("建议您下载并安装新版浏览器");
    const links = [...document.querySelectorAll("a")];
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      expect(link.href).toMatch(/^https:\/\//);
      expect(link).toHaveTextContent("下载");
    }
  });
});
