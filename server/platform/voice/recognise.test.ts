import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { where } from "../../../test/where";
import { until } from "../../../test/until";
import { wordPhones } from "./english";
import { makeGrammar } from "./grammar";
import { syllablePhones } from "./mandarin";
import { findPocketsphinx } from "./pocketsphinx";
import { loadReadings, sameSoundBy } from "./sounds";
import { recogniserOf } from "./voice";
import { samplesOf } from "./wav";

const ENGLISH = ["Homework", "Timetable", "Notices", "Drive", "Payslips", "Library", "Canteen", "Grades"];
const CHINESE = ["作业", "课表", "通知公告", "云盘", "工资查询", "图书馆", "食堂订餐", "成绩查询"];

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

it.each([
  ["ye", ["Y EH", "IY EH"]],
  ["ban", ["B AA N", "B AE N", "P AA N", "P AE N"]],
  ["shi", ["SH ER", "SH IH", "SH AH"]],
  ["ci", ["T S IH", "T S AH"]],
  ["xue", ["SH Y UW EH", "S Y UW EH"]],
  ["lv", ["L Y UW", "L IY", "L UW"]],
  ["xyz", []],
])("speaks the syllable %s as %j [VOICE-02]", (syllable, ways) => {
  expect(syllablePhones(syllable)).toEqual(ways);
});

it("reads characters in all their ways, and knows which sound the same [VOICE-01, VOICE-02]", async () => {
  const readings = await loadReadings();
  expect([...readings.of("校")].sort()).toEqual(["jiao", "xiao"]);
  expect(readings.of("a")).toEqual([]);
  const same = sameSoundBy(readings);
  expect([same("作", "做"), same("作", "业"), same("a", "b")]).toEqual([true, false, false]);
});

it("makes no grammar of names that nobody can say, and none of its own words in names [VOICE-02]", async () => {
  const sounds = { lookUp, readings: await loadReadings() };
  expect(makeGrammar([], "en", sounds)).toBeNull();
  expect(makeGrammar(["!!", "🙂"], "en", sounds)).toBeNull();
  const grammar = makeGrammar(["Pay; <other> = x", "Open"], "en", sounds);
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
    const hear = (names: readonly string[], language: "en" | "zh-CN", file: string) =>
      installed
        ? recogniserOf(installed).listen(names, language, samples(file), new AbortController().signal)
        : Promise.resolve("");

    it("hears a name in English and in Chinese, and none in other words [VOICE-02]", async () => {
      expect(await hear(ENGLISH, "en", "open-timetable.wav")).toBe("open Timetable");
      expect(await hear(CHINESE, "zh-CN", "dakai-yunpan.wav")).toBe("打开云盘");
      expect(await hear(ENGLISH, "en", "tell-me-a-story.wav")).toBe("");
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
        recogniserOf({ ...installed, program }).listen(
          ENGLISH,
          "en",
          Buffer.alloc(1_900_000, 7),
          stop.signal,
        );
      const stopped = expect(hearing).rejects.toThrow("stopped");
      await until(() => existsSync(begun));
      stop.abort();
      await stopped;
      rmSync(folder, { recursive: true });
    });
  },
);
