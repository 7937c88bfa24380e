// Runs the whole test suite, or the parts named as arguments, and ends with one line: `N passed, N failed`. A test for which a
// machine lacks something is left out with its reason, which adds `, N skipped`; where CI=1 is set it has failed.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ensureBuilt } from "./lib/built.mjs";
import { judgeLeftOut, lastLine, runnerFailed } from "./lib/failures.mjs";
import { findChromium, findWholeChromium, NoChromium } from "./lib/chromium.mjs";
import { installPackages, requireNode } from "./lib/install.mjs";
import { providePocketsphinx } from "./lib/pocketsphinx.mjs";
import { startOnOtherNodes } from "./lib/onOtherNodes.mjs";
import { downloadNodes, otherNodes } from "./lib/otherNodes.mjs";
import { benchCounts, playwrightCounts, reportFile, results, runJestInGroups } from "./lib/reports.mjs";
import { roomyNode } from "./lib/roomyNode.mjs";
import { bin, projectRoot, run, TYPESCRIPT } from "./lib/run.mjs";
import { buildStorybook, serveStorybook, testStories } from "./lib/storybook.mjs";
import { overBudget, slowest, workIn } from "./lib/work.mjs";
import { help } from "./lib/help.mjs";

help(import.meta.url);

requireNode();

const total = { passed: 0, failed: 0, failures: [], leftOut: [] };
const asked = process.argv.slice(2);
const isWhole = asked.length === 0;
const budgets = JSON.parse(readFileSync(path.join(projectRoot, "test/budget.json"), "utf8"));

/** Runs a part with a file of its own for what its tests count as work, and holds that against the budget. */
const withBudget = async (name, part) => {
  mkdirSync(results, { recursive: true });
  const file = path.join(results, `${name}.work`);
  writeFileSync(file, "");
  process.env.WORK_FILE = file;
  const counts = await part();
  delete process.env.WORK_FILE;
  const work = workIn(readFileSync(file, "utf8"));
  // Whole drills do more than what every run does.
  const over = process.env.FULL === "1" ? [] : overBudget(work, budgets[name], budgets.eachApplication);
  return {
    ...counts,
    work,
    failed: counts.failed + over.length,
    failures: [...(counts.failures ?? []), ...over],
  };
};

const count = (name, counts, began) => {
  const { passed, failed, failures = [], leftOut = [], again = 0, times = [], work = {} } = counts;
  total.passed += passed;
  total.failed += failed;
  total.failures.push(...failures.map((failure) => ({ ...failure, title: `${name}: ${failure.title}` })));
  total.leftOut.push(...leftOut);
  const seconds = Math.round((Date.now() - began) / 1000);
  const worked = Object.entries(work).map(([kind, times]) => `, ${times} ${kind}`);
  const late = again > 0 ? `, ${again} only at the second attempt` : "";
  console.log(`\n— ${name}: ${passed} passed, ${failed} failed${late}, ${seconds} s${worked.join("")}`);
  for (const { title, seconds } of slowest(times))
    console.log(`${seconds.toFixed(1).padStart(8)} s  ${title.replace(projectRoot + path.sep, "")}`);
  console.log();
};

/** Builds once, however many parts need it. */
const once = (build) => {
  let built;
  return () => (built ??= build());
};

const build = once(ensureBuilt);
const storybook = once(async () => {
  if ((await buildStorybook({ forTests: true })) !== 0) throw new Error("the storybook's build failed");
});

/** Tests of the recogniser itself are left out where there is none. */
const provideRecogniser = () => {
  if (!providePocketsphinx()) console.log("There is no speech recogniser; its own tests are left out.");
};

/** The whole browser, which some tests need; without one these are left out. */
const wholeIfAny = () =>
  findWholeChromium().catch((error) => {
    if (!(error instanceof NoChromium)) throw error;
  });

/** Counts a part that needs a browser for all it does as left out, on a machine without one. */
const withoutBrowser = (name, error) => {
  if (!(error instanceof NoChromium)) throw error;
  const { inVain, withReason } = judgeLeftOut([{ title: `all of ${name}`, reason: error.message }]);
  return { passed: 0, failed: inVain.length, failures: inVain, leftOut: withReason };
};

/** What the network brings comes while the run begins with what needs none of it. */
const tools = isWhole
  ? run(process.execPath, [path.join(projectRoot, "scripts/provideTools.mjs")], { stdio: "ignore" })
  : Promise.resolve();

const PARTS = {
  start: async () => {
    const { firstRun } = await import("./lib/firstRun.mjs");
    return firstRun(async () => {
      await installPackages();
      if (isWhole) downloadNodes(otherNodes());
      await tools;
      return findChromium();
    });
  },
  check: async () => {
    // A part whose build failed says so when its turn comes.
    const beside = isWhole ? [storybook, build].map((one) => () => one().catch(() => undefined)) : [];
    return (await import("./check.mjs")).check({ beside });
  },
  nodes: async () => {
    await build();
    return startOnOtherNodes();
  },
  unit: async () => {
    (await import("./messages.mjs")).compileMessages();
    return runJestInGroups("unit", ["components"]);
  },
  server: async () => {
    provideRecogniser();
    await build();
    return runJestInGroups("server");
  },
  stories: async () => {
    process.env.CHROMIUM_PATH = await findChromium();
    await storybook();
    const { url, close } = await serveStorybook();
    const { file, read } = reportFile("stories");
    const code = await testStories(url, { report: file });
    close();
    return playwrightCounts(code, read);
  },
  e2e: async () => {
    provideRecogniser();
    const CHROMIUM_PATH = await findChromium();
    const WHOLE_CHROMIUM_PATH = (await wholeIfAny()) ?? "";
    await build();
    const { file, read } = reportFile("e2e");
    const code = await run(bin("playwright"), ["test"], {
      env: { CHROMIUM_PATH, WHOLE_CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    });
    return playwrightCounts(code, read);
  },
  bench: async () => {
    provideRecogniser();
    const CHROMIUM_PATH = await findChromium();
    await build();
    const { file, read } = reportFile("bench");
    const code = await run(process.execPath, [...TYPESCRIPT, "bench/run.ts"], {
      env: { CHROMIUM_PATH, BENCH_SHORT: "1", BENCH_REPORT: file },
    });
    return benchCounts(code, read);
  },
};

/** Installs what the parts need; the first run of README's first command installs what that needs by itself. */
const prepare = once(async () => {
  await installPackages();
  // Another call of apt would find the lists locked.
  await tools;
  roomyNode();
});

const unknown = asked.filter((name) => !(name in PARTS));
if (unknown.length) {
  console.error(`Unknown part: ${unknown.join(", ")}. Parts: ${Object.keys(PARTS).join(", ")}.`);
  process.exit(2);
}
for (const name of isWhole ? Object.keys(PARTS) : asked) {
  const began = Date.now();
  try {
    if (name !== "start") await prepare();
    const part = () => PARTS[name]().catch((error) => withoutBrowser(name, error));
    count(name, await withBudget(name, part), began);
  } catch (error) {
    count(name, runnerFailed("it could not be tried", error.message), began);
  }
}
for (const { title, reason, passedLater } of total.failures)
  console.log(`${passedLater ? "~ only at the second attempt:" : "✗"} ${title}\n${reason}\n`);
for (const { title, reason } of total.leftOut) console.log(`– left out: ${title}\n${reason}\n`);
console.log(lastLine(total));
process.exit(total.failed ? 1 : 0);
