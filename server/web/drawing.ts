import { fork, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { oneLine } from "../settings/fault";
import type { SiteConfig } from "../settings/site";
import { limitedLog } from "./limitedLog";
import type {
  CallAnswer,
  DesktopAsked,
  DrawnDesktop,
  FromProgram,
  ToProgram,
} from "../../src/core/site/drawing";

/** Asks the platform for the answer to a GET of an address. */
export type Ask = (url: string) => Promise<CallAnswer>;

/** Draws desktops; null where that fails. */
export interface Drawing {
  draw(asked: DesktopAsked, ask: Ask): Promise<DrawnDesktop | null>;
  close(): void;
}

/** The most drawings that wait at once; a request beyond them gets a page that draws itself. */
const MOST_WAITING = 8;
/** Milliseconds after which a program that has ended is started again. */
const REST_MS = 30_000;
/** Milliseconds after which a drawing is given up, so that none stays in the table for ever. */
const GIVEN_UP_MS = 5_000;
/** How many faults of drawings are logged a minute: what a request or an answer says can cause them at will. */
const MOST_FAULTS = 10;

interface Waiting {
  readonly ask: Ask;
  readonly done: (desktop: DrawnDesktop | null) => void;
}

/**
 * Starts the program of the build that draws desktops, in a process of its own with the school's time zone; null where the build
 * has none. Where it ends, pages draw themselves until it is started again.
 */
export function startDrawing(
  dist: string,
  { timeZone }: Pick<SiteConfig, "timeZone">,
  log: (line: string) => void = () => undefined,
): Drawing | null {
  const file = path.join(dist, "draw/program.cjs");
  if (!existsSync(file)) return null;
  const waiting = new Map<number, Waiting>();
  let program: ChildProcess | null = null;
  /** The program, once it answers as fast as it ever will. */
  let ready: ChildProcess | null = null;
  let [count, closed, endedAt] = [0, false, 0];
  const logFault = limitedLog(log, MOST_FAULTS);

  const settle = (number: number, desktop: DrawnDesktop | null) => {
    waiting.get(number)?.done(desktop);
    waiting.delete(number);
  };
  const tell = (child: ChildProcess, message: ToProgram) => {
    if (child.connected) child.send(message, () => undefined);
  };
  const hear = (child: ChildProcess, message: FromProgram) => {
    if ("ask" in message) {
      const answer = (given: CallAnswer) => tell(child, { answer: message.ask, given });
      const asking = waiting.get(message.draw)?.ask(message.url) ?? Promise.resolve(null);
      asking.then(answer, () => answer(null));
    } else {
      if (message.fault) logFault(`A desktop was not drawn: ${oneLine(message.fault)}`);
      if ("drawn" in message) settle(message.drawn, message.desktop);
      else ready = child;
    }
  };
  const start = () => {
    const child = fork(file, [], {
      execArgv: [],
      env: { NODE_ENV: "production", TZ: timeZone },
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    const end = () => {
      if (program !== child) return;
      program = ready = null;
      endedAt = performance.now();
      for (const number of [...waiting.keys()]) settle(number, null);
      if (!closed) log("The program that draws desktops has ended; pages draw themselves meanwhile.");
    };
    child.on("message", (message) => hear(child, message as FromProgram));
    child.on("error", end);
    child.on("exit", end);
    // It keeps no server from ending.
    child.unref();
    child.channel?.unref();
    return child;
  };
  program = start();

  return {
    draw: (asked, ask) => {
      if (!program && !closed && performance.now() - endedAt > REST_MS) program = start();
      const child = ready;
      if (!child || waiting.size >= MOST_WAITING) return Promise.resolve(null);
      return new Promise((resolve) => {
        count += 1;
        const number = count;
        const timer = setTimeout(() => settle(number, null), GIVEN_UP_MS);
        timer.unref();
        waiting.set(number, {
          ask,
          done: (desktop) => {
            clearTimeout(timer);
            resolve(desktop);
          },
        });
        tell(child, { draw: number, asked });
      });
    },
    close: () => {
      closed = true;
      program?.kill();
    },
  };
}
