/** What recognisers take: so many samples a second, of 16 bits, in one channel [VOICE-02]. */
const RATE = 16_000;
const BYTES_PER_SECOND = RATE * 2;
/** The longest recording, seconds; a browser's timer is a little late. */
const LONGEST = 62;
/** And the shortest in which there could be a word, seconds. */
const SHORTEST = 0.1;

const text = (bytes: Buffer, at: number): string => bytes.toString("latin1", at, at + 4);

/**
 * The samples of a WAV of 16 kHz, 16 bits and one channel; null for anything else, and for one that is too long. What a recorder writes
 * of the length while it still records counts as all that follows.
 */
export function samplesOf(file: Uint8Array): Buffer | null {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (bytes.length < 44 || text(bytes, 0) !== "RIFF" || text(bytes, 8) !== "WAVE") return null;
  let isFit = false;
  for (let at = 12; at + 8 <= bytes.length;) {
    const size = bytes.readUInt32LE(at + 4);
    const from = at + 8;
    if (text(bytes, at) === "fmt " && from + 16 <= bytes.length)
      isFit =
        bytes.readUInt16LE(from) === 1 &&
        bytes.readUInt16LE(from + 2) === 1 &&
        bytes.readUInt32LE(from + 4) === RATE &&
        bytes.readUInt16LE(from + 14) === 16;
    if (text(bytes, at) === "data") {
      const samples = bytes.subarray(from, Math.min(bytes.length, from + size));
      return isFit && samples.length <= LONGEST * BYTES_PER_SECOND ? samples : null;
    }
    at = from + size + (size % 2);
  }
  return null;
}

/** Whether there is enough of a recording to be a word. */
export const isAnyWord = (samples: Uint8Array): boolean => samples.length >= SHORTEST * BYTES_PER_SECOND;
