import { unicodeForm } from "../../../src/base/core/text/unicodeForm";
import { type LookUp, wordPhones } from "./english";

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

/** What people say before a name. */
const LEADS = ["open", "go to", "show", "start"];

/** The phones of the English model, for what is no name. */
const PHONES =
  "AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W Y Z ZH".split(
    " ",
  );

/** A Chinese character, which cannot be said in English. */
const HAN = /\p{Script=Han}/u;
/** A word of letters, or a number. */
const PARTS = /[a-z]+|\d+/g;

/** Names the words of a grammar, so that they are letters and digits whatever people call things. */
class Words {
  readonly #names = new Map<string, string>();
  readonly #lines: string[] = [];

  constructor(private readonly lookUp: LookUp) {}

  /** The name of a word in the grammar; null where nobody could say it. */
  nameOf(part: string): string | null {
    const known = this.#names.get(part);
    if (known !== undefined) return known;
    const spoken = wordPhones(part, this.lookUp);
    if (spoken.length === 0) return null;
    const name = `w${this.#names.size}`;
    this.#names.set(part, name);
    spoken.forEach((phones, index) =>
      this.#lines.push(`${index === 0 ? name : `${name}(${index + 1})`} ${phones}`),
    );
    return name;
  }

  /** The words of a name; null where there are none, or where it is Chinese in part. */
  sequence(text: string): string | null {
    if (HAN.test(text)) return null;
    const parts = unicodeForm(text, "NFKC").toLowerCase().match(PARTS) ?? [];
    const names = parts.map((part) => this.nameOf(part));
    return names.length === 0 || names.includes(null) ? null : names.join(" ");
  }

  lines(): readonly string[] {
    return this.#lines;
  }
}

/** Makes the grammar of English names, which may be said alone or after a word such as `open`; null where none of them can be said. */
export function makeGrammar(names: readonly string[], lookUp: LookUp): Grammar | null {
  const words = new Words(lookUp);
  const sentences = new Map<string, string>();
  const add = (text: string) => {
    const sequence = words.sequence(text);
    if (sequence !== null && !sentences.has(sequence)) sentences.set(sequence, text);
    return sequence;
  };
  const leads = LEADS.map(add).filter((sequence) => sequence !== null);
  const spoken = [...new Set(names.map(add).filter((sequence) => sequence !== null))];
  if (spoken.length === 0) return null;
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
      return lead === undefined || name === undefined ? "" : `${sentences.get(lead) ?? ""} ${name}`;
    },
  };
}
