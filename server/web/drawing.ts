import { fork, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import type { PersonKey } from "../../src/base/core/wire/user";
import { startTimer, type StartTimer } from "../platform/work/startTimer";
import { oneLine } from "../settings/fault";
import type { SiteConfig } from "../settings/site";
import { limitedLog } from "../settings/limitedLog";
import type {
  CallAnswer,
  DesktopAsked,
  DrawnDesktop,
  FromProgram,
  ToProgram,
} from "../../src/base/core/site/drawing";

/** Asks the platform for the answer to a GET of an address. */
export type Ask = (url: string) => Promise<CallAnswer>;

/** Draws desktops; null where that fails. */
export interface Drawing {
  draw(asked: DesktopAsked, ask: Ask, person: PersonKey): Promise<DrawnDesktop | null>;
  close(): void;
}

/** The most drawings that wait at once; a request beyond them gets a page that draws itself. */
const MOST_WAITING = 8;
/** As many of them may be one person's, who has opened two pages at once: no client takes the places of all others. */
const MOST_OF_ONE = 2;
/** How many faults of drawings are logged a minute: what a request or an answer says can cause them at will. */
const MOST_FAULTS = 10;

/** How long things may take, in milliseconds. */
export const TIMES = {
  /** From the start of the program until it is ready; one that takes longer hangs. */
  start: 60_000,
  /** A drawing, which is given up then, so that none stays in the table for ever. */
  drawing: 5_000,
  /** Without a word of the program until a drawing is given up; then it hangs. While it draws, it asks several times a second. */
  silence: 2_500,
  /** From the end of a program to the start of the next. */
  rest: 30_000,
};

/** How it knows the time and waits; both are replaced in tests. */
interface DrawingPorts {
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  readonly timer: StartTimer;
}

const PORTS: DrawingPorts = { now: () => performance.now(), timer: startTimer };

interface Waiting {
  readonly ask: Ask;
  readonly person: PersonKey;
  readonly done: (desktop: DrawnDesktop | null) => void;
}

/** The program while it runs. */
interface Program {
  readonly child: ChildProcess;
  /** It answers as fast as it ever will. */
  ready: boolean;
  /** When it said something last. */
  heardAt: number;
  readonly end: (how: "has ended" | "hangs") => void;
}

/**
 * Starts the program of the build that draws desktops, in a process of its own with the school's time zone; null where the build
 * has none. Where it ends, or hangs and is ended, pages draw themselves until it is started again.
 */
export function startDrawing(
  dist: string,
  { timeZone }: Pick<SiteConfig, "timeZone">,
  log: (line: string) => void = () => undefined,
  { now, timer }: DrawingPorts = PORTS,
): Drawing | null {
  const file = path.join(dist, "draw/program.cjs");
  if (!existsSync(file)) return null;
  const waiting = new Map<number, Waiting>();
  let program: Program | null = null;
  let [count, closed, endedAt] = [0, false, 0];
  const logFault = limitedLog(log, MOST_FAULTS);

  const settle = (number: number, desktop: DrawnDesktop | null) => {
    waiting.get(number)?.done(desktop);
    waiting.delete(number);
  };
  const tell = ({ child }: Program, message: ToProgram) => {
    if (child.connected) child.send(message, () => undefined);
  };
  const hear = (from: Program, message: FromProgram) => {
    from.heardAt = now();
    if ("ask" in message) {
      const answer = (given: CallAnswer) => tell(from, { answer: message.ask, given });
      const asking = waiting.get(message.draw)?.ask(message.url) ?? Promise.resolve(null);
      asking.then(answer, () => answer(null));
    } else {
      if (message.fault) logFault(`A desktop was not drawn: ${oneLine(message.fault)}`);
      if ("drawn" in message) settle(message.drawn, message.desktop);
      else from.ready = true;
    }
  };
  const start = () => {
    const child = fork(file, [], {
      execArgv: [],
      env: { NODE_ENV: "production", TZ: timeZone },
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    const end: Program["end"] = (how) => {
      if (program !== started) return;
      program = null;
      endedAt = now();
      child.kill("SIGKILL");
      for (const number of [...waiting.keys()]) settle(number, null);
      if (!closed) log(`The program that draws desktops ${how}; pages draw themselves meanwhile.`);
    };
    const started: Program = { child, ready: false, heardAt: 0, end };
    child.on("message", (message) => hear(started, message as FromProgram));
    child.on("error", () => end("has ended"));
    child.on("exit", () => end("has ended"));
    timer(() => started.ready || end("hangs"), TIMES.start);
    // It keeps no server from ending.
    child.unref();
    child.channel?.unref();
    return started;
  };
  const giveUp = (number: number, by: Program) => {
    settle(number, null);
    if (now() - by.heardAt > TIMES.silence) by.end("hangs");
  };
  const isFull = (person: PersonKey) =>
    waiting.size >= MOST_WAITING ||
    [...waiting.values()].filter((each) => each.person === person).length >= MOST_OF_ONE;
  program = start();

  return {
    draw: (asked, ask, person) => {
      if (!program && !closed && now() - endedAt > TIMES.rest) program = start();
      const drawing = program;
      if (!drawing?.ready || isFull(person)) return Promise.resolve(null);
      return new Promise((resolve) => {
        count += 1;
        const number = count;
        const cancel = timer(() => giveUp(number, drawing), TIMES.drawing);
        waiting.set(number, {
          ask,
          person,
          done: (desktop) => {
            cancel();
            resolve(desktop);
          },
        });
        tell(drawing, { draw: number, asked });
      });
    },
    close: () => {
      closed = true;
      program?.child.kill();
    },
  };
}
