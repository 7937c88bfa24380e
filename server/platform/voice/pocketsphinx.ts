import { spawn } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Grammar } from "./grammar";

/** The program that recognises, and what it needs to know of English. */
export interface Installation {
  readonly program: string;
  readonly model: string;
  readonly dictionary: string;
}

const PROGRAM = "pocketsphinx_batch";
const MODELS = "/usr/share/pocketsphinx/model/en-us";

const isThere = (file: string, mode: number): boolean => {
  try {
    accessSync(file, mode);
    return true;
  } catch {
    return false;
  }
};

/** Finds what `npm run voice:setup` installs; null where it is not there. */
export function findPocketsphinx(
  folders = (process.env["PATH"] ?? "").split(path.delimiter),
  models = MODELS,
): Installation | null {
  const program = folders
    .map((folder) => path.join(folder, PROGRAM))
    .find((file) => isThere(file, constants.X_OK));
  const [model, dictionary] = [path.join(models, "en-us"), path.join(models, "cmudict-en-us.dict")];
  if (program === undefined || !isThere(model, constants.R_OK) || !isThere(dictionary, constants.R_OK))
    return null;
  return { program, model, dictionary };
}

/** Memory that one of its processes may take, in kilobytes: it takes about 100 MB. */
const MEMORY_KB = 600_000;
/** More words of an answer are not read. */
const MOST_ANSWER = 8192;

/**
 * Looks far and wide for the best path: a small grammar leaves the time for it. The sound comes by a pipe, which the program opens as a
 * file of this name, and lies on no disk. Found by `npm run bench voice`.
 */
const OPTIONS =
  "-adcin yes -cepdir /dev -cepext . -samprate 16000 -beam 1e-100 -wbeam 1e-80 -pbeam 1e-100 -topn 8 -logfn /dev/null -hyp /dev/stdout";

/** Pipes at both ends, because what Node gives a process are sockets, which cannot be opened by a name. */
const SHELL = `ulimit -v ${MEMORY_KB}; cat | nice -n 5 "$0" "$@" | cat`;

/** What was heard, and how well it fits: less than zero, and the closer to it the better. */
interface Heard {
  readonly words: string;
  readonly score: number;
}

const NOTHING: Heard = { words: "", score: 0 };

/** The first line such as `w0 w7 (stdin -3329)`. */
function readAnswer(text: string): Heard {
  for (const line of text.split("\n")) {
    const at = line.lastIndexOf("(");
    const [, score] = at < 0 ? [] : (/^\(\S+ (-?\d+)\)$/.exec(line.slice(at).trim()) ?? []);
    if (score !== undefined) return { words: line.slice(0, at).trimEnd(), score: Number(score) };
  }
  return NOTHING;
}

/** Runs the program once over a sound. Rejects where it fails, and ends with the signal. */
function run(
  { program, model }: Installation,
  files: readonly string[],
  sound: Uint8Array,
  stop: AbortSignal,
): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      "sh",
      [
        "-c",
        SHELL,
        program,
        ...OPTIONS.split(" ").map((word) => (word === "." ? "" : word)),
        "-hmm",
        model,
        ...files,
      ],
      {
        stdio: ["pipe", "pipe", "ignore"],
        // A group of its own, so that all of it can be ended.
        detached: true,
        env: { PATH: process.env["PATH"] ?? "", LANG: "C.UTF-8" },
      },
    );
    const end = () => {
      if (child.pid === undefined || child.exitCode !== null) return;
      try {
        process.kill(-child.pid, "SIGKILL");
      } catch {
        // It has ended meanwhile.
      }
    };
    const settle = () => stop.removeEventListener("abort", end);
    let answer = "";
    child.stdout.setEncoding("utf8").on("data", (part: string) => {
      if (answer.length < MOST_ANSWER) answer += part;
    });
    child.once("error", (error) => {
      settle();
      reject(error);
    });
    child.once("close", (code) => {
      settle();
      if (stop.aborted) reject(new Error("The recogniser was stopped."));
      else if (code !== 0) reject(new Error(`The recogniser ended with ${String(code)}.`));
      else resolve(answer.trim() === "" ? NOTHING : readAnswer(answer));
    });
    // It may end before it has read all.
    child.stdin.on("error", () => undefined);
    child.stdin.end(sound);
    stop.addEventListener("abort", end);
    if (stop.aborted) end();
  });
}

/**
 * By how much better any sounds at all may fit than the best name does, for that to be what was said: they always fit better than most
 * that people mean. Found by `npm run bench voice`.
 */
const MOST_WORSE = 1.56;

/** The sentence of a grammar in a sound of 16 kHz, 16 bits and one channel; empty where there is none in it [VOICE-02]. */
export async function listen(
  installation: Installation,
  grammar: Grammar,
  sound: Uint8Array,
  stop: AbortSignal,
): Promise<string> {
  // Names of applications alone lie here, for as long as this takes.
  const folder = await mkdtemp(path.join(tmpdir(), "portal-voice-"));
  const at = (name: string) => path.join(folder, name);
  try {
    await Promise.all([
      writeFile(at("names"), grammar.names),
      writeFile(at("sounds"), grammar.sounds),
      writeFile(at("words"), grammar.dictionary),
      writeFile(at("list"), "stdin\n"),
    ]);
    const by = (rules: string) =>
      run(installation, ["-ctl", at("list"), "-dict", at("words"), "-jsgf", at(rules)], sound, stop);
    const [name, any] = await Promise.all([by("names"), by("sounds")]);
    const isName = name.score < 0 && any.score < 0 && name.score / any.score <= MOST_WORSE;
    return isName ? grammar.sentenceOf(name.words) : "";
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
