import { spawnSync } from "node:child_process";
import { categories } from "../server/demo/seed/apps";
import { providePocketsphinx } from "../scripts/lib/pocketsphinx.mjs";
import { findPocketsphinx } from "../server/platform/voice/pocketsphinx";
import { recogniserOf } from "../server/platform/voice/voice";
import { unlessShort } from "./samples";

/** A voice that speaks application names to the platform's recogniser. */
export interface SpokenFigure {
  readonly voice: string;
  readonly spoken: number;
  readonly recognised: number;
  /** Other words, and how many of them were not taken for a name. */
  readonly others: number;
  readonly refused: number;
  /** Milliseconds from the end of a recording to its sentence: the middle, and the longest but one. */
  readonly middle: number;
  readonly late: number;
}

const NAMES = unlessShort(20);
const RATE = 16_000;

const VOICES: readonly (readonly [voice: string, lead: string])[] = [
  ["en-us", "open "],
  ["en-us+f3", "open "],
  ["en-us", ""],
  ["en-gb", "open "],
];

const OTHERS: readonly string[] = [
  "what is the weather today",
  "open the window please",
  "banana bread",
  "I like elephants",
  "tell me a story",
  "hello",
];

/** Speaks words, with a short silence around them; samples of 16 kHz. */
function speak(voice: string, words: string): Buffer | null {
  const { status, stdout } = spawnSync(
    "espeak-ng",
    ["-b", "1", "-v", voice, "-s", "150", "--stdout", words],
    { maxBuffer: 1 << 24 },
  );
  if (status !== 0 || stdout.length < 44) return null;
  const from = stdout.readUInt32LE(24);
  const sound = stdout.subarray(44);
  const count = Math.floor((sound.length / 2) * (RATE / from));
  const silence = RATE / 4;
  const samples = Buffer.alloc((count + 2 * silence) * 2);
  for (let at = 0; at < count; at += 1) {
    const place = (at * from) / RATE;
    const first = Math.floor(place);
    const next = Math.min(first + 1, sound.length / 2 - 1);
    const part = place - first;
    const value = sound.readInt16LE(first * 2) * (1 - part) + sound.readInt16LE(next * 2) * part;
    samples.writeInt16LE(Math.round(value), (silence + at) * 2);
  }
  return samples;
}

/** Has names of a school's applications spoken by espeak-ng and recognised; null where one of the two programs cannot be had. */
export async function measureVoice(): Promise<readonly SpokenFigure[] | null> {
  providePocketsphinx("espeak-ng");
  const installed = findPocketsphinx();
  if (!installed || speak("en-us", "open") === null) return null;
  const recogniser = recogniserOf(installed);
  const apps = categories.flatMap((category) => category.apps);
  const names = apps.map(({ english }) => english);
  const figures: SpokenFigure[] = [];
  for (const [voice, lead] of VOICES) {
    // Spread over the menu.
    const spoken = Array.from(
      { length: NAMES },
      (_, index) => names[Math.floor((index * names.length) / NAMES)] ?? "",
    );
    const times: number[] = [];
    const hear = async (words: string) => {
      const sound = speak(voice, words) ?? Buffer.alloc(0);
      const began = performance.now();
      const sentence = await recogniser.listen(names, sound, new AbortController().signal);
      times.push(performance.now() - began);
      return sentence;
    };
    let recognised = 0;
    // What comes before a name, heard where nothing was said, opens the same application.
    for (const name of spoken) if ((await hear(lead + name)).endsWith(name)) recognised += 1;
    let refused = 0;
    const others = OTHERS.slice(0, unlessShort(Infinity));
    for (const words of others) if ((await hear(words)) === "") refused += 1;
    const sorted = times.toSorted((one, other) => one - other);
    figures.push({
      voice: `${voice} ${lead.trim() === "" ? "the name alone" : `“${lead.trim()} …”`}`,
      spoken: spoken.length,
      recognised,
      others: others.length,
      refused,
      middle: sorted[Math.floor(sorted.length / 2)] ?? 0,
      late: sorted.at(-2) ?? 0,
    });
  }
  return figures;
}
