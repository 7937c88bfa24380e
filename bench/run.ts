// Measured figures, never tests: bytes per page and what they are made of, boot against a bare React page in the same run,
// a desktop of 500 applications against an ordinary one, letters lost on a login page that is still loading, theme switch, a
// list of 10,000 rows, refused sign-ins, how long the second `npm start` takes, how long other people wait while the platform is
// attacked, uploads (their pace, what a cut costs, memory and bytes), faces (bytes, frames, the platform, slow machines), and spoken names
// that are recognised. Run by `npm run bench`, or a part of it by `npm run bench bytes boot …`; `npm run bench -- --short` only tries
// the parts, as every whole test run does.
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { startPlatform, type Platform } from "../e2e/platform";
import { measureBoots, RUNS } from "./boot";
import { measureBytes } from "./bytes";
import { buildFloor } from "./floor/build";
import { measureFaces } from "./face/face";
import type { Tell } from "./figure";
import { measureCrowd, type Crowded } from "./crowd";
import { crowd as crowdRows, CROWD } from "./crowdRows";
import { measureHydration } from "./hydration";
import { measureList } from "./list";
import { buildListPage } from "./list/build";
import { measureParts } from "./parts";
import { SHORT } from "./samples";
import { measureSearch } from "./search";
import { measureSignInTimes } from "./signInTime";
import { measureStalls } from "./stall/stall";
import { measureThemeSwitch } from "./themeSwitch";
import { measureVoice } from "./voice";
import { measureJump } from "./voiceJump";
import { buildUploadPage } from "./upload/build";
import { measureUploadBytes } from "./upload/bytes";
import { measureUploads } from "./upload/upload";

const root = path.join(__dirname, "..");
const dist = path.resolve(root, process.env["PORTAL_DIST"] ?? "dist");
const DESKTOP = "/pages/base/pc_desktop_all/index.html";

/** A figure in a row of its own, beside what is wanted. */
const tell: Tell = ({ name, measured, wanted, ok }) =>
  console.log(`  ${ok ? "ok    " : "missed"}  ${name.padEnd(60)} ${measured.padEnd(32)} ${wanted}`);

let shared: ReturnType<typeof startPlatform> | undefined;

/** Has work done with a platform that serves the portal; in a short run one serves all parts that leave it as it was. */
const withPortal = async <T>(work: (platform: Platform) => Promise<T>): Promise<T> => {
  if (SHORT) return work(await (shared ??= startPlatform({ PORTAL_DIST: dist })));
  const platform = await startPlatform({ PORTAL_DIST: dist });
  try {
    return await work(platform);
  } finally {
    await platform.dispose();
  }
};

const milliseconds = (value: number) => `${value.toFixed(0)} ms`.padStart(8);

const boot = () => withPortal(bootBeside);

const bootBeside = async (ours: Platform) => {
  const floorDist = path.join(dist, "bench-floor");
  await buildFloor(floorDist);
  const floor = await startPlatform({ PORTAL_DIST: floorDist });
  const rows = [
    ["login", "/login/", "input[type=password]", undefined],
    ["desktop", DESKTOP, "main a", "teacher"],
  ] as const;
  console.log(
    `boot, Fast 4G and CPU ÷ 4, cold cache and once more, median of ${RUNS} (first paint, usable, live, blocked, requests)`,
  );
  for (const [name, address, selector, signIn] of rows) {
    const pageOf = ({ url }: Platform) => ({ url: `${url}${address}`, selector, signIn });
    const boots = await measureBoots(pageOf(floor), pageOf(ours));
    for (const [who, { firstPaint, usable, live, blocked, requests }] of Object.entries(boots))
      console.log(
        `  ${name.padEnd(8)}${who.padEnd(6)}${milliseconds(firstPaint)}${milliseconds(usable)}${milliseconds(live)}${milliseconds(blocked)}  ${requests}`,
      );
    const times = ({ usable }: { usable: number }) => `${(usable / boots.floor.usable).toFixed(2)} ×`;
    console.log(
      `  ${name} usable at ${times(boots.ours)} the floor, at ${times(boots.again)} when it is opened again`,
    );
  }
  await floor.dispose();
};

const hydration = async () => {
  const { loads, losses } = await withPortal(({ url }) =>
    measureHydration(url, (done) => console.error(`  ${done} loads done`)),
  );
  console.log(
    `login page filled in and submitted while its scripts arrive: ${loads} loads, ${losses.length} lost`,
  );
  for (const { load, manner, at, instead } of losses)
    console.log(`  load ${load} (${manner}, at ${at} ms): ${instead}`);
};

const theme = async () => {
  const { mutations, frames } = await withPortal(({ url }) =>
    measureThemeSwitch(`${url}${DESKTOP}`, "teacher"),
  );
  console.log(
    `theme switch: ${mutations} DOM mutations under #app; painted after ${frames.map((frame) => milliseconds(frame)).join(",")}`,
  );
};

const list = async () => {
  const listDist = path.join(dist, "bench-list");
  await buildListPage(listDist);
  const platform = await startPlatform({ PORTAL_DIST: listDist });
  const { turns, frames, rowsDrawn, violations } = await measureList(`${platform.url}/login/`);
  await platform.dispose();
  if (violations.length) throw new Error(`the list breaks the policy of pages:\n${violations.join("\n")}`);
  const sorted = [...frames].sort((one, other) => one - other);
  const long = frames.filter((frame) => frame > 50).length;
  console.log(
    `list, 10,000 rows in pages of 400: page turned in ${turns.map((turn) => milliseconds(turn)).join(",")}; ` +
      `scrolled in ${frames.length} frames, median${milliseconds(sorted[frames.length >> 1] ?? NaN)}, ` +
      `longest${milliseconds(sorted.at(-1) ?? NaN)}, ${long} over 50 ms; ${rowsDrawn} rows drawn`,
  );
};

const signIn = async () => {
  const platform = await startPlatform({ PORTAL_DIST: dist });
  const { unknown, wrong } = await measureSignInTimes(platform.url);
  await platform.dispose();
  const middle = (times: readonly number[]) => times[times.length >> 1] ?? NaN;
  for (const [name, times] of [
    ["unknown user", unknown],
    ["wrong password", wrong],
  ] as const)
    console.log(
      `sign-in refused, ${name.padEnd(14)}: median ${middle(times).toFixed(1)} ms of ${times.length} ` +
        `(${times[0]?.toFixed(1)} to ${times.at(-1)?.toFixed(1)} ms)`,
    );
};

const start = async () => {
  const began = performance.now();
  // In a group of its own: npm does not pass on to what it started that it is told to end.
  const child = spawn("npm", ["start"], {
    cwd: root,
    env: { ...process.env, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const ready = new Promise<void>((resolve) =>
    createInterface(child.stdout).on("line", (line) => {
      if (line.startsWith("ready ")) resolve();
    }),
  );
  await Promise.race([
    ready,
    ended.then(() => Promise.reject(new Error("npm start ended before the platform was ready"))),
  ]);
  console.log(`npm start, built already: ready after ${milliseconds(performance.now() - began)}`);
  if (child.pid !== undefined) process.kill(-child.pid, "SIGTERM");
  await ended;
};

const stall = async () => {
  console.log(
    "others meanwhile (half, 99 of 100 and all of their requests below); event loop late by, longest computing; memory",
  );
  await measureStalls(
    dist,
    ({ name, seconds, answers, noticed: { p50, p99, longest, loop } }) => {
      const statuses = Object.entries(answers).map(([status, count]) => `${count} × ${status}`);
      console.log(
        `  ${name}: ${seconds.toFixed(1)} s${statuses.length ? `, answered ${statuses.join(", ")}` : ""}\n` +
          `    ${milliseconds(p50)}${milliseconds(p99)}${milliseconds(longest)}; ` +
          `loop${milliseconds(loop.late)}${milliseconds(loop.busy)}; ${loop.peak.toFixed(0)} MB`,
      );
    },
    process.env["STALL_ONLY"],
  );
};

const bytes = async () => {
  measureBytes(dist);
  await measureParts(dist);
};

const search = () => {
  for (const { query, letters } of measureSearch())
    console.log(
      `search, 1,000 applications, "${query}" letter by letter: ${letters.map((time) => `${time.toFixed(1)} ms`).join(", ")}`,
    );
};

/** The figures of a crowded desktop, and how each is written. */
const CROWDED: readonly (readonly [name: string, key: keyof Crowded["ordinary"]])[] = [
  ["first paint", "firstPaint"],
  ["usable", "usable"],
  ["live", "live"],
  ["thread blocked", "blocked"],
  ["frame while scrolling, mean", "frame"],
  ["  95 of 100", "frame95"],
  ["  frames over 50 ms", "long"],
  ["bell: first row", "bell"],
  ["message centre: first row", "centre"],
  ["search, a letter: first row", "search"],
  ["  scripts until it rests", "searchScript"],
];

const crowd = () => withPortal(crowdBeside);

const crowdBeside = async (ordinary: Platform) => {
  const crowded = await startPlatform({ PORTAL_DIST: dist });
  await crowded.stop();
  await crowdRows(crowded.dataDir);
  await crowded.start();
  console.log(
    `crowd, ${CROWD.apps} applications and ${CROWD.messages} unread messages, CPU ÷ 4, boots under Fast 4G and cold, median of ${RUNS} (ordinary, crowded)`,
  );
  const desks = [
    ["teacher", false],
    ["teacher", true],
    ["student", false],
  ] as const;
  for (const [account, unfolded] of SHORT ? desks.slice(1, 2) : desks) {
    const deskOf = ({ url }: Platform) => ({ url: `${url}${DESKTOP}`, account, unfolded });
    const figures = await measureCrowd(deskOf(ordinary), deskOf(crowded));
    console.log(`  ${account}${unfolded ? ", all categories unfolded" : ""}`);
    for (const [name, key] of CROWDED) {
      const [one, other] = [figures.ordinary[key], figures.crowded[key]];
      console.log(
        `    ${name.padEnd(30)}${one.toFixed(key === "long" ? 0 : 1).padStart(9)}${other.toFixed(key === "long" ? 0 : 1).padStart(9)}   ${(other / one).toFixed(2)} ×`,
      );
    }
  }
  await crowded.dispose();
};

const upload = async () => {
  const uploadDist = path.join(dist, "bench-upload");
  await buildUploadPage(uploadDist);
  console.log("uploads on loopback, from the disk, medians (measured, wanted)");
  const only = process.env["UPLOAD_ONLY"];
  await measureUploads(uploadDist, tell, only);
  if (only) return;
  console.log("their scripts in brotli");
  await measureUploadBytes(dist, tell);
};

const face = async () => {
  console.log("faces, the true nets and a drawn camera, on loopback (measured, wanted)");
  await measureFaces(dist, tell);
};

const voice = async () => {
  const figures = await measureVoice();
  if (!figures) {
    console.log("voice: espeak-ng or the recogniser (npm run voice:setup) cannot be had here");
    return;
  }
  console.log(
    "voice: names spoken by espeak-ng that are recognised, other words refused, released to sentence",
  );
  for (const { voice: who, spoken, recognised, others, refused, middle, late } of figures)
    console.log(
      `  ${who.padEnd(40)}${String(recognised).padStart(3)} of ${spoken}${String(refused).padStart(5)} of ${others}${milliseconds(middle)}${milliseconds(late)}`,
    );
  console.log("a command in the browser");
  await measureJump(dist, tell);
};

const PARTS: Record<string, () => unknown> = {
  bytes,
  boot,
  crowd,
  face,
  hydration,
  theme,
  list,
  search,
  signIn,
  start,
  stall,
  upload,
  voice,
};

/** How one part ended. */
interface Ended {
  readonly title: string;
  readonly seconds: number;
  /** Why it broke off; null where it ran to its end. */
  readonly reason: string | null;
}

/** Runs one part; a part that breaks off leaves the others to run. */
const runPart = async (title: string): Promise<Ended> => {
  const began = performance.now();
  let reason: string | null = null;
  try {
    await PARTS[title]?.();
  } catch (error) {
    console.error(`${title} broke off:`, error);
    reason = error instanceof Error ? error.message : String(error);
  }
  return { title, seconds: (performance.now() - began) / 1000, reason };
};

/** Parts that are only tried need not wait for each other: most of their time they wait for a platform or a browser to start. */
const AT_ONCE = SHORT ? 3 : 1;
/** A platform gives up a face that takes too long. */
const ALONE: ReadonlySet<string> = new Set(["face"]);

const runParts = async (names: readonly string[]): Promise<readonly Ended[]> => {
  const ended: Ended[] = [];
  const waiting = names.filter((name) => !ALONE.has(name));
  for (const name of names) if (ALONE.has(name)) ended.push(await runPart(name));
  const work = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift())
      ended.push(await runPart(name));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return ended;
};

const main = async (): Promise<boolean> => {
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !(name in PARTS));
  if (unknown.length) {
    console.error(`Unknown part: ${unknown.join(", ")}. Parts: ${Object.keys(PARTS).join(", ")}.`);
    process.exit(2);
  }
  if (SHORT) console.log("A short run: every part is only tried, and its figures say nothing.");
  const ended = await runParts(asked.length ? asked : Object.keys(PARTS));
  await (await shared)?.dispose();
  const report = process.env["BENCH_REPORT"];
  if (report) writeFileSync(report, JSON.stringify(ended));
  return ended.every(({ reason }) => reason === null);
};

main().then(
  (isWhole) => process.exit(isWhole ? 0 : 1),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
