import axe from "axe-core";
import { colorReader } from "./axe";
import { lowContrasts, type Words } from "./contrasts";
import { choiceOf, EVERY_CHOICE, EVERY_THEME } from "./everyChoice";
import { LOOK_NAMES } from "../../theme/lookNames";
import { inspect } from "./inspect";
import { saidTwice } from "./saidTwice";

/** Words on grounds, the uppermost last. */
function wordsOn(color: string, ...grounds: readonly string[]): Words {
  const layers = grounds.map((backgroundColor) =>
    Object.assign(document.createElement("div"), {
      style: `opacity: 1; background-color: ${backgroundColor}`,
    }),
  );
  const element = Object.assign(document.createElement("p"), { style: `opacity: 1; color: ${color}` });
  layers.reduce<Element>((parent, layer) => parent.appendChild(layer), document.body).append(element);
  return { element, under: [...layers].reverse(), minimum: 4.5 };
}

// Browsers say it of every element.
beforeAll(() => [document.documentElement, document.body].forEach(({ style }) => (style.opacity = "1")));

const real = axe as unknown as Parameters<typeof colorReader>[0];
const read = colorReader(real);

describe("contrasts", () => {
  it("are low where words are hard to read", () => {
    expect(lowContrasts([wordsOn("rgb(119, 119, 119)", "rgb(255, 255, 255)")], read)).toHaveLength(1);
    expect(lowContrasts([wordsOn("rgb(117, 117, 117)", "rgb(255, 255, 255)")], read)).toEqual([]);
  });

  it("count what shines through", () => {
    const veiled = wordsOn("rgb(255, 255, 255)", "rgb(0, 0, 0)", "rgba(255, 255, 255, 0.5)");
    expect(lowContrasts([veiled], read)).toHaveLength(1);
    expect(lowContrasts([wordsOn("rgba(0, 0, 0, 0.4)", "rgb(255, 255, 255)")], read)).toHaveLength(1);
  });

  it("are read from every way in which browsers write colours", () => {
    expect(read("rgba(255, 0, 51, 0.5)")).toEqual([1, 0, 0.2, 0.5]);
    const [red, , , alpha] = read("color(srgb 0.5 0 0.001 / 0.25)");
    expect(red).toBeCloseTo(0.5, 2);
    expect(alpha).toBe(0.25);
  });
});

it("finds titles that say the name of their element once more [A11Y-01]", () => {
  const part = document.createElement("div");
  part.innerHTML = `
    <button aria-label="搜索" title="搜索"></button>
    <a href="#/" title="首页 "> 首页</a>
    <button aria-label="重试 a.mp4" title="重试"></button>
    <p title="长名字">长名字</p>
  `;
  expect(saidTwice(part)).toEqual([
    "the title says the name once more: 搜索",
    "the title says the name once more: 首页",
  ]);
});

describe("what a person may choose", () => {
  it("is every look, light and dark, two layouts and two languages [A11Y-01]", () => {
    expect(new Set(EVERY_CHOICE.map((choice) => JSON.stringify(choice))).size).toBe(8 * LOOK_NAMES.length);
    expect(EVERY_THEME).toHaveLength(2 * LOOK_NAMES.length);
  });

  it("is tried all over the stories [A11Y-01]", () => {
    const ids = Array.from({ length: 200 }, (_, index) => `kit-part--story-${index}`);
    const chosen = new Set(ids.map((id) => JSON.stringify(choiceOf(id))));
    expect(chosen.size).toBe(4 * LOOK_NAMES.length);
    expect(choiceOf("kit-avatar--sizes")).toEqual(choiceOf("kit-avatar--sizes"));
  });

  it("is tried in whole on whole pages, and a finding says where [A11Y-01]", async () => {
    const tried: string[] = [];
    const page = {
      applyTheme: (theme: object) => {
        tried.push(JSON.stringify(theme));
        // A look that forces a layout draws the page again.
        if ("theme" in theme && theme.theme === "ink") word.remove();
        else document.body.append(word);
      },
      speak: () => Promise.resolve(),
    };
    const word = document.createElement("p");
    word.style.color = "rgb(119, 119, 119)";
    word.style.opacity = "1";
    const node = { html: "<a>", element: word, any: [{ data: { expectedContrastRatio: "4.5:1" } }] };
    const audits: string[] = [];
    let note: (element: Element) => boolean = () => false;
    const fake: Parameters<typeof inspect>[2] = {
      configure: ({ checks: [check] }) => {
        note = check?.evaluate ?? note;
      },
      run: () => {
        note(word);
        audits.push(tried.at(-1) ?? "");
        return Promise.resolve({
          violations: [{ id: "link-name", nodes: [node] }],
          passes: [{ id: "color-contrast", nodes: [node] }],
        });
      },
      commons: { color: { getBackgroundStack: () => [word], Color: real.commons.color.Color } },
    };
    const inspection = await inspect({ id: "shell-portal--x", tags: ["page"] }, page, fake);
    const { findings: found } = inspection;
    expect(inspection.audits).toBe(audits.length);
    expect(new Set(tried).size).toBe(8 * LOOK_NAMES.length);
    expect(audits.map((theme) => JSON.parse(theme) as object)).toEqual(
      expect.arrayContaining([
        { theme: "#457cd6", scheme: "light", layout: "left", language: "en" },
        { theme: "ink", scheme: "dark", layout: "left", language: "en" },
      ]),
    );
    expect(found).toContainEqual(expect.stringContaining("ink, light, left, en: link-name"));
    expect(found).toContainEqual(expect.stringContaining("cartoon, dark, left, en: contrast"));
  });
});
