import { LANGUAGES, type Language } from "../../base/core/language/languages";
import { isPlainObject } from "../../base/core/wire/isPlainObject";
import type { Found } from "./report";

/** The messages of one language by their ids: plain texts, or the syntax trees that a build makes of them. */
type LabMessages = Readonly<Record<string, unknown>>;

/** The catalogues that an application has brought. */
export type LabCatalogues = Readonly<Partial<Record<Language, LabMessages>>>;

/** As many ids of a catalogue, and elements of a message, as are compared. */
const MOST_IDS = 5_000;
const MOST_ELEMENTS = 500;

/** The kinds of elements that name a value: everything but words, and `#` within a plural. */
const WORDS = 0;
const POUND = 7;

const PLACE = /\{\s*([A-Za-z_]\w{0,63})\s*[,}]/g;

/** The names of the values that a message takes, each once, in order. */
export function placeholdersOf(message: unknown): readonly string[] {
  const names = new Set<string>();
  if (typeof message === "string")
    for (const [, name = ""] of message.slice(0, MOST_IDS).matchAll(PLACE)) names.add(name);
  let left = MOST_ELEMENTS;
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isPlainObject(value) || (left -= 1) < 0) return;
    const { type, value: name, options, children } = value;
    if (type !== WORDS && type !== POUND && typeof name === "string") names.add(name);
    if (isPlainObject(options))
      Object.values(options).forEach((each) => isPlainObject(each) && visit(each["value"]));
    if (children !== undefined) visit(children);
  };
  if (typeof message !== "string") visit(message);
  return [...names].toSorted();
}

const other = (language: Language): Language => (language === "en" ? "zh-CN" : "en");

/**
 * Compares the two catalogues of an application, and names the ids that it asked for although no catalogue has them. Null
 * stands for an application that brings no catalogue, as plain scripts do.
 */
export function messageChecks(
  catalogues: LabCatalogues | null,
  unknown: readonly string[],
): readonly Found[] {
  const asked = unknown.map((id): Found => ({ status: "fail", check: "messageUnknown", key: id }));
  if (!catalogues)
    return [...asked, { status: "note", check: "catalogue", key: "messages", values: { count: 0 } }];
  const ids = (language: Language) => Object.keys(catalogues[language] ?? {}).slice(0, MOST_IDS);
  const missing = LANGUAGES.flatMap((language) => {
    const own = new Set(ids(language));
    return ids(other(language))
      .filter((id) => !own.has(id))
      .map((id): Found => ({ status: "fail", check: "messageMissing", key: id, values: { language } }));
  });
  const [chinese, english] = [catalogues["zh-CN"] ?? {}, catalogues.en ?? {}];
  const shared = ids("zh-CN").filter((id) => Object.hasOwn(english, id));
  const different = shared.flatMap((id): Found[] => {
    const [one, two] = [placeholdersOf(chinese[id]), placeholdersOf(english[id])];
    if (one.join() === two.join()) return [];
    const words = (names: readonly string[]) => names.map((name) => `{${name}}`).join(" ") || "–";
    return [
      { status: "fail", check: "messagePlaceholders", key: id, detail: `${words(one)} ≠ ${words(two)}` },
    ];
  });
  return [
    ...asked,
    ...missing,
    ...different,
    ...(missing.length + different.length === 0
      ? [{ status: "pass", check: "catalogue", key: "messages", values: { count: shared.length } } as const]
      : []),
  ];
}
