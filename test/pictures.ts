/** The bytes of a number, the largest first. */
const big = (value: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => Math.floor(value / 256 ** (count - 1 - index)) % 256);
const little = (value: number, count: number): number[] => big(value, count).reverse();
const text = (words: string): number[] => Array.from(words, (letter) => letter.charCodeAt(0));
const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);

const riff = (kind: string, rest: readonly number[]): number[] => [
  ...text("RIFF"),
  ...little(rest.length + 12, 4),
  ...text(`WEBP${kind}`),
  ...little(rest.length, 4),
  ...rest,
];

const container = (brand: string, ...also: readonly string[]): number[] => [
  ...big(16 + 4 * also.length, 4),
  ...text(`ftyp${brand}`),
  ...zeros(4),
  ...also.flatMap(text),
  ...zeros(16),
];

/** The beginnings of pictures of each kind, as far as they tell what they are; none has a picture in it. */
export const PICTURES = {
  png: (width: number, height: number): number[] => [
    ...text("\x89PNG\r\n\x1a\n"),
    ...big(13, 4),
    ...text("IHDR"),
    ...big(width, 4),
    ...big(height, 4),
    ...[8, 6, 0, 0, 0],
  ],
  gif: (width: number, height: number): number[] => [
    ...text("GIF89a"),
    ...little(width, 2),
    ...little(height, 2),
    ...zeros(3),
  ],
  bmp: (width: number, height: number): number[] => [
    ...text("BM"),
    ...zeros(12),
    ...little(40, 4),
    ...little(width, 4),
    ...little(height < 0 ? height + 2 ** 32 : height, 4),
  ],
  oldBmp: (width: number, height: number): number[] => [
    ...text("BM"),
    ...zeros(12),
    ...little(12, 4),
    ...little(width, 2),
    ...little(height, 2),
  ],
  jpeg: (width: number, height: number, { frame = 0xc0, before = 16 } = {}): number[] => [
    ...[0xff, 0xd8],
    ...Array.from({ length: Math.ceil(before / 60_000) }, () => {
      const length = Math.min(before, 60_000);
      return [0xff, 0xe1, ...big(length, 2), ...zeros(length - 2)];
    }).flat(),
    // Filling bytes may stand before a marker.
    ...[0xff, 0xff, frame, 0, 17, 8],
    ...big(height, 2),
    ...big(width, 2),
    ...zeros(10),
  ],
  webpLossy: (width: number, height: number): number[] =>
    riff("VP8 ", [...zeros(3), 0x9d, 0x01, 0x2a, ...little(width, 2), ...little(height, 2)]),
  webpLossless: (width: number, height: number): number[] =>
    riff("VP8L", [0x2f, ...little(width - 1 + (height - 1) * 0x4000, 4)]),
  webpExtended: (width: number, height: number): number[] =>
    riff("VP8X", [...zeros(4), ...little(width - 1, 3), ...little(height - 1, 3)]),
  tiff: (start: string): number[] => [...text(start), ...zeros(8)],
  heic: container,
  avif: container,
} as const;
