import { Token, Tokenizer, TokenizerMode } from "parse5";

/** One cell as it was written, before its spans are laid out. */
interface ReadCell {
  readonly text: string;
  /** 1 and more; `rowSpan` 0 asks for all rows that are left of the section. */
  readonly colSpan: number;
  readonly rowSpan: number;
  readonly heading: boolean;
}

/** A run of rows which spans do not leave: a head, a body or a foot. */
export interface Section {
  readonly kind: "head" | "body" | "foot";
  readonly rows: readonly (readonly ReadCell[])[];
}

/** Thrown for a table with more rows, cells or text than a spreadsheet of ours takes. */
export class TableTooLarge extends Error {
  override readonly name = "TableTooLarge";
}

/**
 * What one download may hold: a school's whole roll with a dozen columns; made in about a second. Cells are those of the
 * grid, its rows times its columns, whether or not anything was written for them. Text is in characters.
 */
export const MOST = { rows: 10_000, columns: 1_000, cells: 50_000, text: 2_000_000 } as const;

/** The longest text that a spreadsheet's cell holds. */
const LONGEST = 32_767;

const SECTIONS: Readonly<Record<string, Section["kind"]>> = { thead: "head", tbody: "body", tfoot: "foot" };

const CELLS: ReadonlySet<string> = new Set(["td", "th"]);

/** Elements whose text is never shown, and how the tokenizer has to read on inside of them. */
const SILENT: Readonly<Record<string, (typeof TokenizerMode)[keyof typeof TokenizerMode]>> = {
  script: TokenizerMode.SCRIPT_DATA,
  style: TokenizerMode.RAWTEXT,
  noscript: TokenizerMode.RAWTEXT,
  iframe: TokenizerMode.RAWTEXT,
  xmp: TokenizerMode.RAWTEXT,
  title: TokenizerMode.RCDATA,
  textarea: TokenizerMode.RCDATA,
  template: TokenizerMode.DATA,
};

/** Elements that start a new line. */
const BLOCKS: ReadonlySet<string> = new Set(
  "address article blockquote br dd div dl dt h1 h2 h3 h4 h5 h6 hr li ol p pre section table tr ul".split(
    " ",
  ),
);

const spanOf = (token: Token.TagToken, name: string, least: number, most: number): number => {
  const digits = /^\s*\+?(\d{1,9})/.exec(Token.getTokenAttr(token, name) ?? "")?.[1];
  return digits === undefined ? 1 : Math.min(most, Math.max(least, Number(digits)));
};

/** Text as it would be shown: blanks collapse, a new line only where an element begins one. */
const shown = (lines: string): string =>
  lines
    .split("\n")
    .map((line) => line.replace(/[\s\u00a0]+/g, " ").trim())
    .filter((line) => line !== "")
    .join("\n")
    .slice(0, LONGEST);

interface OpenSection {
  readonly kind: Section["kind"];
  readonly rows: ReadCell[][];
}

interface OpenCell extends Omit<ReadCell, "text"> {
  text: string;
}

/**
 * Reads a page's tokens one after the other and keeps the text and the spans of its first table. There is no tree,
 * so neither depth nor bad nesting costs more than the length of the text.
 */
class TableListener {
  readonly sections: OpenSection[] = [];
  /** How many tables are open: in a table within a cell there is only text. */
  #depth = 0;
  #found = false;
  #silent: string | null = null;
  #silentDepth = 0;
  #section: OpenSection | null = null;
  #row: ReadCell[] | null = null;
  #cell: OpenCell | null = null;
  #rows = 0;
  #cells = 0;
  #text = 0;
  tokenizer: Tokenizer | null = null;

  get found(): boolean {
    return this.#found;
  }

  readonly onStartTag = (token: Token.TagToken): void => {
    const name = token.tagName;
    if (this.#silent !== null) {
      if (name === this.#silent) this.#silentDepth += 1;
      return;
    }
    const mode = SILENT[name];
    if (mode !== undefined) {
      [this.#silent, this.#silentDepth] = [name, 1];
      if (this.tokenizer) this.tokenizer.state = mode;
      return;
    }
    if (name === "table" && (this.#depth > 0 || !this.#found)) {
      this.#depth += 1;
      this.#found = true;
    }
    if (this.#depth === 1) this.#openPart(name, token);
    if (BLOCKS.has(name)) this.#write("\n");
    else if (this.#depth > 1 && CELLS.has(name)) this.#write(" ");
  };

  readonly onEndTag = ({ tagName: name }: Token.TagToken): void => {
    if (this.#silent !== null) {
      if (name === this.#silent) this.#silentDepth -= 1;
      if (this.#silentDepth === 0) this.#silent = null;
      return;
    }
    if (BLOCKS.has(name)) this.#write("\n");
    if (this.#depth === 1) {
      if (CELLS.has(name)) this.#closeCell();
      if (name === "tr") this.#closeRow();
      if (SECTIONS[name] || name === "table") this.#closeSection();
    }
    if (name === "table" && this.#depth > 0) this.#depth -= 1;
  };

  readonly onCharacter = ({ chars }: Token.CharacterToken): void => {
    if (this.#silent === null) this.#write(chars.replaceAll("\n", " "));
  };
  readonly onWhitespaceCharacter = (): void => {
    if (this.#silent === null) this.#write(" ");
  };
  readonly onNullCharacter = (): void => undefined;
  readonly onComment = (): void => undefined;
  readonly onDoctype = (): void => undefined;
  readonly onEof = (): void => this.#closeSection();

  #openPart(name: string, token: Token.TagToken) {
    const kind = SECTIONS[name];
    if (kind) {
      this.#closeSection();
      this.#section = { kind, rows: [] };
      this.sections.push(this.#section);
    } else if (name === "tr") this.#openRow();
    else if (CELLS.has(name)) {
      this.#closeCell();
      if (!this.#row) this.#openRow();
      if ((this.#cells += 1) > MOST.cells) throw new TableTooLarge();
      this.#cell = {
        text: "",
        heading: name === "th",
        colSpan: spanOf(token, "colspan", 1, MOST.columns),
        rowSpan: spanOf(token, "rowspan", 0, MOST.rows),
      };
    }
  }

  #openRow() {
    this.#closeRow();
    if ((this.#rows += 1) > MOST.rows) throw new TableTooLarge();
    if (!this.#section) {
      this.#section = { kind: "body", rows: [] };
      this.sections.push(this.#section);
    }
    this.#row = [];
    this.#section.rows.push(this.#row);
  }

  #closeCell() {
    if (this.#cell) this.#row?.push({ ...this.#cell, text: shown(this.#cell.text) });
    this.#cell = null;
  }

  #closeRow() {
    this.#closeCell();
    this.#row = null;
  }

  #closeSection() {
    this.#closeRow();
    this.#section = null;
  }

  #write(text: string) {
    if (!this.#cell) return;
    if ((this.#text += text.length) > MOST.text) throw new TableTooLarge();
    this.#cell.text += text;
  }
}

/**
 * The first table of a page as its sections: the head first and the foot last, wherever they were written. Nothing of
 * the page is run, loaded or kept but text and spans. Answers null without a table; throws `TableTooLarge`.
 */
export function readTable(html: string): readonly Section[] | null {
  const listener = new TableListener();
  const tokenizer = new Tokenizer({ sourceCodeLocationInfo: false }, listener);
  listener.tokenizer = tokenizer;
  tokenizer.write(html, true);
  if (!listener.found) return null;
  const order = { head: 0, body: 1, foot: 2 };
  return listener.sections.toSorted((one, other) => order[one.kind] - order[other.kind]);
}
