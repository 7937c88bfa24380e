import { unicodeForm } from "../../../src/base/core/text/unicodeForm";
import type { Language } from "../../../src/base/core/language/languages";
import { type LookUp, wordPhones } from "./english";
import { type Readings, syllablePhones } from "./mandarin";

/** What one person may say, for a recogniser that knows only what it is told. */
export interface Grammar {
  /** In JSGF: the sentences with names. */
  readonly names: string;
  /** In JSGF: any sounds, in any order. What they fit far better than every name does is no name. */
  readonly sounds: string;
  /** A line for each way to speak one of its words. */
  readonly dictionary: string;
  /** The sentence behind what the recogniser answers; empty where it heard no name. */
  readonly sentenceOf: (answer: string) => string;
}

/** How words become sounds. */
export interface Sounds {
  readonly lookUp: LookUp;
  readonly readings: Readings;
}

/** What people say before a name. */
const LEADS: Readonly<Record<Language, readonly string[]>> = {
  en: ["open", "go to", "show", "start"],
  "zh-CN": ["打开", "进入", "去", "我要"],
};

/** The phones of the English model, for what is no name. */
const PHONES =
  "AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W Y Z ZH".split(
    " ",
  );

/** As many ways to speak a character are listened for: two readings, or three, with sounds that English has two of. */
const MOST_WAYS = 24;

const HAN = /\p{Script=Han}/u;
/** A Chinese character, or a word of letters and digits. */
const PARTS = /\p{Script=Han}|[a-z]+|\d+/gu;

/** How a part of a name is spoken. */
const phonesOf = (part: string, { lookUp, readings }: Sounds): readonly string[] =>
  HAN.test(part)
    ? [...new Set(readings.of(part).flatMap(syllablePhones))].slice(0, MOST_WAYS)
    : wordPhones(part, lookUp);

/** Names the words of a grammar, so that they are letters and digits whatever people call things. */
class Words {
  readonly #names = new Map<string, string>();
  readonly #lines: string[] = [];

  constructor(private readonly sounds: Sounds) {}

  /** The name of a word in the grammar; null where nobody could say it. */
  nameOf(part: string): string | null {
    const known = this.#names.get(part);
    if (known !== undefined) return known;
    const spoken = phonesOf(part, this.sounds);
    if (spoken.length === 0) return null;
    const name = `w${this.#names.size}`;
    this.#names.set(part, name);
    spoken.forEach((phones, index) =>
      this.#lines.push(`${index === 0 ? name : `${name}(${index + 1})`} ${phones}`),
    );
    return name;
  }

  /** The words of a name, or null where there are none. */
  sequence(text: string): string | null {
    const parts = unicodeForm(text, "NFKC").toLowerCase().match(PARTS) ?? [];
    const names = parts.map((part) => this.nameOf(part));
    return names.length === 0 || names.includes(null) ? null : names.join(" ");
  }

  lines(): readonly string[] {
    return this.#lines;
  }
}

/** Makes the grammar of names, which may be said alone or after a word such as `open`; null where none of them can be said. */
export function makeGrammar(names: readonly string[], language: Language, sounds: Sounds): Grammar | null {
  const words = new Words(sounds);
  const sentences = new Map<string, string>();
  const add = (text: string) => {
    const sequence = words.sequence(text);
    if (sequence !== null && !sentences.has(sequence)) sentences.set(sequence, text);
    return sequence;
  };
  const leads = LEADS[language].map(add).filter((sequence) => sequence !== null);
  const spoken = [...new Set(names.map(add).filter((sequence) => sequence !== null))];
  if (spoken.length === 0) return null;
  const glue = language === "en" ? " " : "";
  const head = "#JSGF V1.0;\ngrammar voice;\n";
  return {
    names: `${head}<lead> = ${leads.join(" | ")};\n<name> = ${spoken.join(" | ")};\npublic <command> = [<lead>] <name>;\n`,
    sounds: `${head}public <other> = (${PHONES.map((phone) => `s${phone}`).join(" | ")})+;\n`,
    dictionary: `${[...words.lines(), ...PHONES.map((phone) => `s${phone} ${phone}`)].join("\n")}\n`,
    sentenceOf: (answer) => {
      const heard = answer
        .trim()
        .split(/\s+/)
        .filter((word) => /^w\d+$/.test(word.replace(/\(\d+\)$/, "")));
      const whole = heard.join(" ");
      const known = sentences.get(whole);
      if (known !== undefined) return leads.includes(whole) ? "" : known;
      const lead = leads.find((sequence) => whole.startsWith(`${sequence} `));
      const name = lead === undefined ? undefined : sentences.get(whole.slice(lead.length + 1));
      return lead === undefined || name === undefined ? "" : `${sentences.get(lead) ?? ""}${glue}${name}`;
    },
  };
}
