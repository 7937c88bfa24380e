const { readFileSync } = require("node:fs");
const path = require("node:path");

const compiled = path.join(__dirname, "../../src/base/i18n/compiled");

/** Makes of `partWords.ts?id&id` the module that brings these messages in all languages. */
module.exports = function wordsLoader() {
  const ids = this.resourceQuery.slice(1).split("&");
  const words = Object.fromEntries(
    ["zh-CN", "en"].map((language) => {
      const file = path.join(compiled, `all.${language}.json`);
      this.addDependency(file);
      const all = JSON.parse(readFileSync(file, "utf8"));
      return [language, Object.fromEntries(ids.map((id) => [id, all[id]]))];
    }),
  );
  return `import { addLateWords } from "./lateWords"; addLateWords(${JSON.stringify(words)});`;
};
