import { personName } from "../src/base/core/names/personName";

/** Words of a page whose element says another language, and stretches marked as Chinese with what stands around them. */
export interface Spoken {
  readonly unmarked: readonly string[];
  readonly chinese: readonly { readonly words: string; readonly around: string }[];
  /** Names of controls and headings in which two texts meet without a blank. */
  readonly joined: readonly string[];
}

/** Reads a page, in the page, but for parts that a selector names; uses nothing outside of itself. */
export function readSpoken(except: string): Spoken {
  const han = /\p{sc=Han}/u;
  const latin = /\p{sc=Latin}/u;
  // Three words of Latin letters in a row are English; a name, a key or a unit is not.
  const english = /\p{sc=Latin}{2,}(?:[ ,;:.’'-]+\p{sc=Latin}{2,}){2,}/u;
  const spokenAttributes = [
    "aria-label",
    "aria-description",
    "aria-valuetext",
    "title",
    "alt",
    "placeholder",
  ];
  const together = "p, li, td, th, dd, dt, button, a, label, h1, h2, h3, h4, [role], div";
  // Glyphs such as a person’s initial are no words, and what was announced may have been in the language before.
  const silent = "script, style, template, noscript, [aria-hidden=true], #announcer" + `, ${except}`;
  const unmarked = new Set<string>();
  const note = (element: Element, words: string) => {
    const language = element.closest("[lang]")?.getAttribute("lang") ?? "";
    const isOther = language.startsWith("zh") ? english.test(words) && !han.test(words) : han.test(words);
    if (isOther)
      unmarked.add(`${words.trim().slice(0, 60)} (${language}) in ${element.outerHTML.slice(0, 160)}`);
  };
  for (const element of document.querySelectorAll(spokenAttributes.map((name) => `[${name}]`).join(",")))
    for (const name of spokenAttributes) {
      const words = element.getAttribute(name) ?? "";
      // No part of an attribute can be marked, so that names of another language may stand in its sentence.
      if (!(han.test(words) && latin.test(words))) note(element, words);
    }
  const texts = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, nodeValue } = texts.currentNode;
    if (parentElement && !parentElement.closest(silent)) note(parentElement, nodeValue ?? "");
  }
  const chinese = [...document.querySelectorAll('[lang|="zh"]')]
    .filter(({ childElementCount }) => childElementCount === 0)
    .map((element) => ({
      words: element.textContent.trim(),
      around: (element.closest(together) ?? element).textContent,
    }));
  const isBlock = (element: Element | null, within: Element): boolean =>
    element !== null &&
    element !== within &&
    (!/^(?:inline|contents)$/.test(getComputedStyle(element).display) ||
      isBlock(element.parentElement, within));
  const joined = new Set<string>();
  for (const control of document.querySelectorAll("a[href], button, label, h1, h2, h3, h4, [role=option]")) {
    const pieces = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    let before: Node | null = null;
    while (pieces.nextNode()) {
      const piece = pieces.currentNode;
      if (piece.nodeValue === "" || piece.parentElement?.closest(silent)) continue;
      const meet = `${before?.nodeValue?.at(-1) ?? ""}|${piece.nodeValue?.at(0) ?? ""}`;
      const isApart = [before, piece].some((each) => isBlock(each?.parentElement ?? null, control));
      // A found word is marked in its middle.
      const isFound = [before, piece].some((each) => each?.parentElement?.closest("mark"));
      if (/^[\p{sc=Latin}\p{N}]\|[\p{sc=Latin}\p{N}]$/u.test(meet) && !isApart && !isFound)
        joined.add(`${control.textContent.trim().slice(0, 80)} at ${meet}`);
      before = piece;
    }
  }
  return { unmarked: [...unmarked], chinese, joined: [...joined] };
}

/** The hundred most common family names; each person of the demo has one of them. */
const FAMILIES =
  "王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许邓冯韩曹曾彭萧蔡潘田董袁于余叶蒋杜苏魏程吕丁沈任姚卢傅钟姜崔谭廖范汪陆金石戴贾韦夏邱方侯邹熊孟秦白江阎薛尹段雷黎史龙贺陶顾毛郝龚邵万钱严覃武戚莫孔向汤";
const NAME = new RegExp(`^[${FAMILIES}]\\p{sc=Han}{1,2}$`, "u");

/** Words of the demo that only look like names. */
const NO_NAMES: ReadonlySet<string> = new Set(["周安排"]);

/** Names of people among the stretches in Chinese, without their English form beside them. */
export const namesAlone = (chinese: Spoken["chinese"]): readonly string[] =>
  chinese
    .filter(
      ({ words, around }) =>
        NAME.test(words) && !NO_NAMES.has(words) && !around.includes(personName(words, "en")),
    )
    .map(({ words }) => words);
