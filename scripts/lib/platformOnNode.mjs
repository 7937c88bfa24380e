import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { projectRoot, TYPESCRIPT } from "./run.mjs";

const PATIENCE_MS = 120_000;

/** Starts the platform with a Node and a build, has a teacher sign in by the call, and ends it; throws with what it printed. */
export const startOn = async (node, dist) => {
  const data = mkdtempSync(path.join(tmpdir(), "on-node-"));
  const child = spawn(node, [...TYPESCRIPT, "server/main.ts"], {
    cwd: projectRoot,
    env: { ...process.env, PORT: "0", DATA_DIR: data, PORTAL_DIST: dist },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const ended = new Promise((resolve) => child.once("close", resolve));
  try {
    const url = await new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`no address in time:\n${output}`)), PATIENCE_MS);
      void ended.then(() => reject(new Error(output.trim())));
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding("utf8").on("data", (text) => {
          output += text;
          const [, found] = /^ready (\S+)$/m.exec(output) ?? [];
          if (!found) return;
          clearTimeout(late);
          resolve(found);
        });
    });
    const answer = await fetch(`${url}/api/uaa/oauth/login`, {
      method: "POST",
      headers: {
        "x-device-type": "pc",
        "x-app-code": "portal",
        "content-type": "application/x-www-form-urlencoded",
      },
      body: "username=teacher&password=school-2026",
    });
    const { status } = await answer.json();
    if (status !== 200) throw new Error(`the sign-in answered ${status}`);
    if (/Warning|at \S+ \(/.test(output)) throw new Error(`it printed a warning:\n${output}`);
  } finally {
    child.kill("SIGTERM");
    await ended;
    rmSync(data, { recursive: true, force: true });
  }
};
