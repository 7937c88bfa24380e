import { spawn, type SpawnOptions } from "node:child_process";

/** How a process ended, and what it had written. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A portal in a process of its own. */
export class PortalProcess {
  stdout = "";
  stderr = "";
  readonly ended: Promise<Ended>;
  #child;
  #ready: Promise<string>;

  constructor(environment: NodeJS.ProcessEnv, options: SpawnOptions = {}) {
    this.#child = spawn(process.execPath, ["scripts/ts.cjs", "server/main.ts"], {
      ...options,
      stdio: ["ignore", "pipe", "pipe"],
      env: { PATH: process.env["PATH"], PORT: "0", ...environment },
    });
    this.ended = new Promise((resolve) => {
      this.#child.on("close", (code) => resolve({ code, stdout: this.stdout, stderr: this.stderr }));
    });
    this.#child.stderr.on("data", (chunk: Buffer) => (this.stderr += chunk.toString()));
    this.#ready = new Promise((resolve, reject) => {
      this.#child.stdout.on("data", (chunk: Buffer) => {
        this.stdout += chunk.toString();
        const [, url] = /^ready (\S+)$/m.exec(this.stdout) ?? [];
        if (url) resolve(url);
      });
      void this.ended.then(({ stderr }) => reject(new Error(stderr)));
    });
    this.#ready.catch(() => undefined);
  }

  ready(): Promise<string> {
    return this.#ready;
  }

  kill(signal: NodeJS.Signals): Promise<Ended> {
    this.#child.kill(signal);
    return this.ended;
  }
}
