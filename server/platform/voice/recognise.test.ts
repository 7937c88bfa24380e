import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { where } from "../../../test/where";
import { until } from "../../../test/until";
import { wordPhones } from "./english";
import { makeGrammar } from "./grammar";
import { findPocketsphinx } from "./pocketsphinx";
import { loadReadings, sameSoundBy } from "./readings";
import { recogniserOf } from "./voice";
import { samplesOf } from "./wav";

const ENGLISH = ["Homework", "Timetable", "Notices", "Drive", "Payslips", "Library", "Canteen", "Grades"];

const sound = (name: string) => readFileSync(path.join(__dirname, "../../../test/voice", name));
const samples = (name: string) => samplesOf(sound(name)) ?? Buffer.alloc(0);

const WORDS: Readonly<Record<string, string>> = {
  open: "OW P AH N",
  pay: "P EY",
  slip: "S L IH P",
  center: "S EH N T ER",
  go: "G OW",
  to: "T UW",
};
const lookUp = (word: string) => [WORDS[word] ?? ""].filter((phones) => phones !== "");

it.each([
  ["open", "OW P AH N"],
  ["centre", "S EH N T ER"],
  ["payslip", "P EY S L IH P"],
  ["payslips", "P EY S L IH P S"],
  ["zorp", "Z AO R P"],
  ["blate", "B L EY T"],
  ["zug", "Z AH G"],
])("speaks %s as %s [VOICE-02]", (word, phones) => {
  expect(wordPhones(word, lookUp)).toEqual([phones]);
});

it("reads characters in all their ways, and knows which sound the same [VOICE-01]", async () => {
  const readings = await loadReadings();
  expect(["校", "女", "学", "云", "我"].map((each) => [...readings.of(each)].sort())).toEqual([
    ["jiao", "xiao"],
    ["nv", "ru"],
    ["xue"],
    ["yun"],
    ["wo"],
  ]);
  expect(readings.of("a")).toEqual([]);
  const same = sameSoundBy(readings);
  expect([same("作", "做"), same("作", "业"), same("a", "b")]).toEqual([true, false, false]);
});

it("makes no grammar of names that cannot be said in English, and none of its own words in names [VOICE-02]", () => {
  expect(makeGrammar([], lookUp)).toBeNull();
  expect(makeGrammar(["!!", "🙂", "作业", "OA办公"], lookUp)).toBeNull();
  const grammar = makeGrammar(["Pay; <other> = x", "Open"], lookUp);
  expect(
    grammar?.names.match(/^(?:#JSGF V1\.0;|grammar voice;|(?:<\w+>|public <command>) = [\w<>[\]| ]+;|)$/gm),
  ).toHaveLength(6);
  expect(grammar?.dictionary).toMatch(/^(?:\w+(?:\(\d\))? [A-Z ]+\n)+$/);
});

it("takes a WAV of 16 kHz and one channel, and nothing else [VOICE-02]", () => {
  const file = sound("open-timetable.wav");
  expect(samplesOf(file)?.length).toBe(file.length - 44);
  const changed = (at: number, value: number) => {
    const other = Buffer.from(file);
    other.writeUInt16LE(value, at);
    return samplesOf(other);
  };
  expect([changed(20, 3), changed(22, 2), changed(24, 8000), changed(34, 8)]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(samplesOf(Buffer.from("RIFF"))).toBeNull();
  expect(samplesOf(new Uint8Array(100))).toBeNull();
});

it("finds no recogniser where none is installed [VOICE-02]", () => {
  expect(findPocketsphinx(["/nowhere"])).toBeNull();
  expect(findPocketsphinx(undefined, "/nowhere")).toBeNull();
});

const installed = findPocketsphinx();

// The test runner installs it where it can (scripts/lib/pocketsphinx.mjs).
where(installed !== null, "no speech recogniser is installed (npm run voice:setup)")(describe)(
  "the recogniser that is installed",
  () => {
    const hear = (names: readonly string[], file: string) =>
      installed
        ? recogniserOf(installed).listen(names, samples(file), new AbortController().signal)
        : Promise.resolve("");

    it("hears a name in English, and none in other words [VOICE-02]", async () => {
      expect(await hear(ENGLISH, "open-timetable.wav")).toBe("open Timetable");
      expect(await hear(ENGLISH, "tell-me-a-story.wav")).toBe("");
    });

    it("is ended when its answer is not wanted any more [VOICE-02, SEC-06]", async () => {
      const stop = new AbortController();
      // It says that it has begun, and does not end by itself.
      const folder = mkdtempSync(path.join(tmpdir(), "portal-recognise-"));
      const [program, begun] = [path.join(folder, "program"), path.join(folder, "begun")];
      writeFileSync(program, `#!/bin/sh\n: > '${begun}'\n'${installed?.program}' "$@"\nsleep 90\n`, {
        mode: 0o700,
      });
      const hearing =
        installed &&
        recogniserOf({ ...installed, program }).listen(ENGLISH, Buffer.alloc(1_900_000, 7), stop.signal);
      const stopped = expect(hearing).rejects.toThrow("stopped");
      await until(() => existsSync(begun));
      stop.abort();
      await stopped;
      rmSync(folder, { recursive: true });
    });
  },
);
