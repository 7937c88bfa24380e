import type { EmotionCache } from "@emotion/cache";
import type { DrawnPage } from "../base/core/site/drawing";

/** What the page's components have put into the cache: each global sheet by itself, then all classes in one. */
export function emotionStyles({ key, inserted, registered }: EmotionCache): DrawnPage["styles"] {
  const rules = Object.entries(inserted).filter(
    (rule): rule is [string, string] => typeof rule[1] === "string",
  );
  const isClass = ([name]: [string, string]) => registered[`${key}-${name}`] !== undefined;
  const classes = rules.filter(isClass);
  return [
    ...rules
      .filter((rule) => !isClass(rule))
      .map(([name, css]) => ({ emotion: `${key}-global ${name}`, css })),
    {
      emotion: `${key} ${classes.map(([name]) => name).join(" ")}`,
      css: classes.map(([, css]) => css).join(""),
    },
  ];
}
