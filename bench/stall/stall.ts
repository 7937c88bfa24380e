import { fork } from "node:child_process";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { startPlatform } from "../../e2e/platform";
import { SHORT, unlessShort } from "../samples";
import { ATTACKS } from "./attacks";

/** What other people noticed meanwhile, in milliseconds. */
interface Noticed {
  readonly requests: number;
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
  /** The platform's event loop: see loopDelay.mjs. */
  readonly loop: { readonly late: number; readonly busy: number; readonly peak: number };
}

/** One attack: how long it went on, what it was answered, and what others noticed. */
export interface StallFigures {
  readonly name: string;
  readonly seconds: number;
  /** How often each status was answered. */
  readonly answers: Readonly<Record<string, number>>;
  readonly noticed: Noticed;
}

const CALM_MS = unlessShort(3000, 300);
const EVERY_MS = 20;

/** Ordinary requests: a page, a call that reads the database, and a file. */
const LIGHT = ["/login/", "/api/uaa/oauth/login/unit_config?unitId=3", "/favicon.svg"];

const ask = (socket: string): Promise<Noticed["loop"]> =>
  new Promise((resolve, reject) => {
    let text = "";
    connect(socket)
      .on("data", (chunk) => (text += chunk.toString()))
      .on("error", reject)
      .on("end", () => resolve(JSON.parse(text) as Noticed["loop"]));
  });

/** Asks for light things at a steady rate, whether or not the earlier ones have been answered, until `done`. */
async function noticeUntil(done: Promise<unknown>, url: string, socket: string): Promise<Noticed> {
  await ask(socket);
  const times: number[] = [];
  const pending: Promise<void>[] = [];
  let count = 0;
  const timer = setInterval(() => {
    const began = performance.now();
    const address = LIGHT[(count += 1) % LIGHT.length] ?? "/";
    pending.push(
      fetch(url + address)
        .then((answer) => answer.arrayBuffer())
        .then(() => void times.push(performance.now() - began)),
    );
  }, EVERY_MS);
  await done;
  clearInterval(timer);
  await Promise.all(pending);
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN;
  return { requests: times.length, p50: at(0.5), p99: at(0.99), longest: at(1), loop: await ask(socket) };
}

async function attackWith(name: string, url: string, socket: string): Promise<StallFigures> {
  const attacker = fork("scripts/ts.cjs", [path.join(__dirname, "attack.ts"), name, url]);
  const heard = () =>
    new Promise<unknown>((resolve, reject) => {
      attacker.once("message", resolve);
      attacker.once("exit", () => reject(new Error(`the attack "${name}" broke off`)));
    });
  await heard();
  const began = performance.now();
  attacker.send("go");
  const answered = heard();
  const noticed = await noticeUntil(answered, url, socket);
  const answers: Record<string, number> = {};
  for (const status of (await answered) as number[]) answers[status] = (answers[status] ?? 0) + 1;
  return { name, seconds: (performance.now() - began) / 1000, answers, noticed };
}

/** How long other people wait while each attack goes on, each against a platform of its own, and while there is none. */
export async function measureStalls(
  dist: string,
  tell: (figures: StallFigures) => void,
  only = "",
): Promise<void> {
  const socket = path.join(tmpdir(), `loop-delay-${process.pid}`);
  const platform = await startPlatform({
    PORTAL_DIST: dist,
    LOOP_DELAY_SOCKET: socket,
    NODE_OPTIONS: `--import ${pathToFileURL(path.join(__dirname, "loopDelay.mjs")).href}`,
  });
  try {
    const calm = new Promise((resolve) => setTimeout(resolve, CALM_MS));
    await fetch(`${platform.url}/login/`);
    const noticed = await noticeUntil(calm, platform.url, socket);
    tell({ name: "nothing", seconds: CALM_MS / 1000, answers: {}, noticed });
    const names = Object.keys(ATTACKS).filter((name) => name.includes(only));
    for (const name of SHORT ? names.slice(-1) : names) tell(await attackWith(name, platform.url, socket));
  } finally {
    await platform.dispose();
  }
}
