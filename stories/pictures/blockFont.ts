/** The name under which pages of pictures know the font. */
export const BLOCK_FONT = "Blocks";

const UNITS = 1000;
const ASCENT = 880;
const DESCENT = 240;

type Box = readonly [left: number, bottom: number, right: number, top: number];

/** The font's few glyphs: how far each goes on, and the box it draws, if any. */
const GLYPHS: readonly { readonly advance: number; readonly box?: Box }[] = [
  // The first one always stands for what the font lacks.
  { advance: 0 },
  { advance: 550, box: [40, 0, 510, 640] },
  { advance: 300 },
  { advance: 1000, box: [60, -80, 940, 760] },
  { advance: 1000 },
  { advance: 0 },
];
const [LETTER, SPACE, CHARACTER, WIDE_SPACE, NOTHING] = [1, 2, 3, 4, 5] as const;

/** Which glyph stands for the characters from a code on, up to the next row's; in rising order. */
const FROM: readonly (readonly [code: number, glyph: number])[] = [
  [0x20, SPACE],
  [0x21, LETTER],
  [0xa0, SPACE],
  [0xa1, LETTER],
  [0x300, NOTHING],
  [0x370, LETTER],
  [0x2000, SPACE],
  [0x200b, NOTHING],
  [0x2010, LETTER],
  [0x2e80, CHARACTER],
  [0x3000, WIDE_SPACE],
  [0x3001, CHARACTER],
  [0xd800, NOTHING],
  [0xe000, CHARACTER],
  [0xfe00, NOTHING],
  [0xfe10, CHARACTER],
  [0xfff0, NOTHING],
  [0x1_0000, CHARACTER],
  [0x2_0000, CHARACTER],
];
const END = 0x3_0000;

type Field = readonly [bytes: 1 | 2 | 4, ...values: number[]];

/** Big-endian numbers one after another, each field's values in so many bytes. */
function pack(...fields: readonly Field[]): Buffer {
  return Buffer.concat(
    fields.flatMap(([bytes, ...values]) =>
      values.map((value) => {
        const buffer = Buffer.alloc(bytes);
        if (value < 0) buffer.writeIntBE(value, 0, bytes);
        else buffer.writeUIntBE(value, 0, bytes);
        return buffer;
      }),
    ),
  );
}

const ON_CURVE = 1;

/** A rectangle as an outline of four points, padded to whole words; nothing for a glyph that draws nothing. */
function outline(box: Box | undefined): Buffer {
  if (!box) return Buffer.alloc(0);
  const [left, bottom, right, top] = box;
  const [width, height] = [right - left, top - bottom];
  const drawn = pack(
    [2, 1, left, bottom, right, top],
    [2, 3, 0],
    [1, ON_CURVE, ON_CURVE, ON_CURVE, ON_CURVE],
    [2, left, 0, width, 0],
    [2, bottom, height, 0, -height],
  );
  return Buffer.concat([drawn, Buffer.alloc(-drawn.length & 3)]);
}

/** Many characters to one glyph: the format of fonts of last resort. */
function characterMap(): Buffer {
  const groups = FROM.map(([code, glyph], row) => [code, (FROM[row + 1]?.[0] ?? END) - 1, glyph]).filter(
    ([code = 0]) => code !== 0xd800,
  );
  return pack(
    [2, 0, 1],
    [2, 3, 10],
    [4, 12],
    [2, 13, 0],
    [4, 16 + 12 * groups.length, 0, groups.length],
    [4, ...groups.flat()],
  );
}

/** The family's name as the table of names holds it: ids 1 to 6 for Windows in American English. */
function names(): Buffer {
  const words = Buffer.from(BLOCK_FONT, "utf16le").swap16();
  const ids = [1, 2, 4, 6];
  return Buffer.concat([
    pack(
      [2, 0, ids.length, 6 + 12 * ids.length],
      ...ids.map((id): Field => [2, 3, 1, 0x409, id, words.length, 0]),
    ),
    words,
  ]);
}

function tables(): Readonly<Record<string, Buffer>> {
  const outlines = GLYPHS.map(({ box }) => outline(box));
  const offsets = outlines.reduce((all, { length }) => [...all, (all.at(-1) ?? 0) + length], [0]);
  const widest = Math.max(...GLYPHS.map(({ advance }) => advance));
  return {
    "OS/2": pack(
      [2, 4, UNITS, 400, 5, 0],
      [2, 650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0],
      [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      [4, 1, 0, 0, 0, 0x20202020],
      [2, 0x40, 0x20, 0xffff, ASCENT, -DESCENT, 0, ASCENT, DESCENT],
      [4, 1, 0],
      [2, 500, 640, 0, 0x20, 0],
    ),
    cmap: characterMap(),
    glyf: Buffer.concat(outlines),
    head: pack(
      [4, 0x10000, 0x10000, 0, 0x5f0f3cf5],
      [2, 3, UNITS],
      [4, 0, 0, 0, 0],
      [2, 0, -DESCENT, UNITS, ASCENT, 0, 8, 2, 1, 0],
    ),
    hhea: pack(
      [4, 0x10000],
      [2, ASCENT, -DESCENT, 0, widest, 0, 0, widest, 1, 0, 0, 0, 0, 0, 0, 0, GLYPHS.length],
    ),
    hmtx: pack(...GLYPHS.map(({ advance, box }): Field => [2, advance, box?.[0] ?? 0])),
    loca: pack([4, ...offsets]),
    maxp: pack([4, 0x10000], [2, GLYPHS.length, 4, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0]),
    name: names(),
    post: pack([4, 0x30000, 0], [2, -75, 50], [4, 0, 0, 0, 0, 0]),
  };
}

function checksum(table: Buffer): number {
  let sum = 0;
  for (let at = 0; at < table.length; at += 1)
    sum = (sum + (table[at] ?? 0) * 256 ** (3 - (at & 3))) % 2 ** 32;
  return sum;
}

/**
 * A TrueType font that draws every character as a block, a narrow or a wide one. With it, words take the same room
 * and leave the same marks on every machine, whichever fonts are installed.
 */
export function blockFont(): Buffer {
  const all = Object.entries(tables());
  const power = Math.floor(Math.log2(all.length));
  const head = pack([4, 0x10000], [2, all.length, 16 * 2 ** power, power, 16 * (all.length - 2 ** power)]);
  let offset = head.length + 16 * all.length;
  const rows = all.map(([tag, table]) => {
    const row = Buffer.concat([Buffer.from(tag, "latin1"), pack([4, checksum(table), offset, table.length])]);
    offset += table.length + (-table.length & 3);
    return row;
  });
  const padded = all.map(([, table]) => Buffer.concat([table, Buffer.alloc(-table.length & 3)]));
  return Buffer.concat([head, ...rows, ...padded]);
}
