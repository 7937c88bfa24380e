import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { CONSENT_TEXTS, CONSENT_VERSION } from "../../../server/platform/face/consentText";

const ROOT = path.join(__dirname, "../../..");

interface Ruled {
  readonly word: string;
  /** The only place that it is ruled out in, as part of a path; null where that is everywhere. */
  readonly within: string | null;
  readonly instead: string;
  readonly pattern: RegExp;
}

const CHINESE = /\p{sc=Han}/u;

/** Finds a word: an English one as a whole word in any case, a Chinese one or a sign anywhere. */
const patternOf = (word: string) =>
  /^[a-z]/i.test(word)
    ? new RegExp(`(?<![\\w-])${word}(?![\\w-])`, "i")
    : new RegExp(word.replaceAll(".", "\\."), "u");

/** The words that the glossary of docs/words.md rules out, each with those that stand in its place. */
const RULED: readonly Ruled[] = readFileSync(path.join(ROOT, "docs/words.md"), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("|"))
  .slice(2)
  .flatMap((line) => {
    const [, english = "", chinese = "", not = ""] = line
      .split("|")
      .slice(1)
      .map((cell) => cell.trim());
    return not.split(", ").map((entry) => {
      const [, word = "", within = null] = /^(.+?)(?: \((\w+)\))?$/.exec(entry) ?? [];
      return { word, within, instead: CHINESE.test(word) ? chinese : english, pattern: patternOf(word) };
    });
  });

interface ScreenText {
  /** The file, and the message or the field within it. */
  readonly place: string;
  readonly words: string;
}

const filesOf = (root: string, ending: RegExp) =>
  readdirSync(path.join(ROOT, root), { recursive: true, encoding: "utf8" })
    .map((file) => path.join(root, file).replaceAll("\\", "/"))
    .filter((file) => ending.test(file) && !/node_modules|\/compiled\//.test(file))
    .sort();

/** Words by which people search are those that they know, whatever the screens say. */
const SEARCHED = new Set(["searchKeys", "keys"]);

function textsIn(value: unknown, place: string): readonly ScreenText[] {
  if (typeof value === "string") return [{ place, words: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    SEARCHED.has(key) ? [] : textsIn(inner, `${place} ${key}`),
  );
}

/** Names of values and of choices within a message are code. */
const spoken = (message: string) =>
  message.replaceAll(/\{\s*\w+\s*(?=[,}])(?:,\s*\w+\s*,?)?/g, "{").replaceAll(/[\w=]+\s*(?=\{)/g, "");

const messages = ["src", "subapps"]
  .flatMap((root) => filesOf(root, /\/messages\/(?:en|zh-CN)\.json$/))
  .flatMap((file) => textsIn(JSON.parse(readFileSync(path.join(ROOT, file), "utf8")), file))
  .map(({ place, words }) => ({ place, words: spoken(words) }));

const manifests = filesOf("subapps", /^subapps\/[^/]+\/app\.json$/).flatMap((file) => {
  const app: unknown = JSON.parse(readFileSync(path.join(ROOT, file), "utf8"));
  return textsIn(app, file).filter(({ place }) => / (?:en|zh-CN)$/.test(place));
});

/** Texts in both languages, as servers write them: `中文|||English`. */
const bilingual = ["server", "subapps", "contract", "src"]
  .flatMap((root) => filesOf(root, /(?<!\.test)\.tsx?$/))
  .flatMap((file) =>
    [
      ...readFileSync(path.join(ROOT, file), "utf8").matchAll(
        /"[^"\n]*\|\|\|[^"\n]*"|`[^`\n]*\|\|\|[^`\n]*`/g,
      ),
    ].map(([words]) => ({ place: file, words: words.replaceAll(/\$\{[^}]*\}/g, "") })),
  )
  .concat({ place: "consent", words: CONSENT_TEXTS[CONSENT_VERSION] ?? "" });

const OWNER = "a sentence that the platform's contract fixes";
const VERB = "the verb: what a person's eyes do";

/** Words that stay where they are, and why. */
const STAYS: readonly { readonly place: string; readonly word: string; readonly why: string }[] = [
  { place: "health/messages/en.json health.expired", word: "module", why: OWNER },
  { place: "health/messages/zh-CN.json health.expired", word: "模块", why: OWNER },
  { place: "subapp/host/messages/en.json viewport.expired.body", word: "module", why: OWNER },
  { place: "subapp/host/messages/zh-CN.json viewport.expired.body", word: "模块", why: OWNER },
  { place: "face/messages/en.json kit.face.cue.ahead", word: "look", why: VERB },
  { place: "attendance/messages/en.json chooseWay", word: "look", why: VERB },
  { place: "server/platform/face/faceRefusals.ts", word: "look", why: VERB },
];

const isRuledOut = ({ place, words }: ScreenText, { word, within, pattern }: Ruled) =>
  (within === null || place.includes(within)) &&
  pattern.test(words) &&
  !STAYS.some((one) => one.word === word && place.endsWith(one.place));

it("reads every catalogue, application and server", () => {
  expect([messages.length > 1_500, manifests.length > 50, bilingual.length > 300]).toEqual([
    true,
    true,
    true,
  ]);
  expect(RULED.length).toBeGreaterThan(40);
});

it.each([
  ["words of the catalogues", messages],
  ["words in app.json", manifests],
  ["bilingual texts of servers", bilingual],
])("finds none of the glossary's ruled-out words in %s [I18N-06]", (_what, texts) => {
  const found = texts.flatMap((text) =>
    RULED.filter((ruled) => isRuledOut(text, ruled)).map(
      ({ word, instead }) => `${text.place}: “${word}” (say: ${instead}) in “${text.words}”`,
    ),
  );
  expect(found).toEqual([]);
});

it("excuses only words that are there [I18N-06]", () => {
  const texts = [...messages, ...manifests, ...bilingual];
  const idle = STAYS.filter(({ place, word }) =>
    texts.every((text) => !text.place.endsWith(place) || !patternOf(word).test(text.words)),
  );
  expect(idle).toEqual([]);
});
