import { spawn, type SpawnOptions } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeBuild } from "./testing/platform";

jest.setTimeout(60_000);

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A portal in a process of its own. */
class Process {
  stdout = "";
  stderr = "";
  readonly ended: Promise<Ended>;
  #child;
  #ready: Promise<string>;

  constructor(environment: NodeJS.ProcessEnv, options: SpawnOptions = {}) {
    this.#child = spawn(process.execPath, ["--import", "tsx", "server/main.ts"], {
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

describe("starting the portal", () => {
  let folder: string;
  let environment: NodeJS.ProcessEnv;
  const started: Process[] = [];

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "portal-main-"));
    writeBuild(path.join(folder, "dist"));
    environment = { DATA_DIR: path.join(folder, "data"), PORTAL_DIST: path.join(folder, "dist") };
  });
  afterEach(async () => {
    await Promise.all(started.splice(0).map((portal) => portal.kill("SIGKILL")));
    chmodSync(folder, 0o755);
    rmSync(folder, { recursive: true, force: true });
  });

  const start = (more: NodeJS.ProcessEnv = {}, options: SpawnOptions = {}) => {
    const portal = new Process({ ...environment, ...more }, options);
    started.push(portal);
    return portal;
  };

  /** What a failed start says: one line, an exit code, no stack. */
  const faultOf = async (portal: Process) => {
    const { code, stdout, stderr } = await portal.ended;
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(/^[^\n]+\n$/);
    expect(stderr).not.toMatch(/^\s+at /m);
    return stderr.trim();
  };

  it("prints the address and the demo accounts, and stops cleanly on SIGTERM [RUN-01]", async () => {
    const portal = start();
    const url = await portal.ready();
    expect((await fetch(`${url}/login/`)).status).toBe(200);
    const { code, stdout, stderr } = await portal.kill("SIGTERM");
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toContain(`open at ${url}`);
    for (const account of ["teacher ", "student ", "parent ", "admin ", "teacher2 ", "admin2 "])
      expect(stdout).toMatch(new RegExp(`^ +${account}+/ \\S+`, "m"));
  });

  it("stops cleanly when Ctrl+C is sent by the terminal and by the parent process, and when the terminal closes [RUN-01]", async () => {
    const portal = start();
    await portal.ready();
    void portal.kill("SIGINT");
    const { code, stderr } = await portal.kill("SIGTERM");
    expect([code, stderr]).toEqual([0, ""]);
    expect(existsSync(path.join(folder, "data/lock.pid"))).toBe(false);
    const again = start();
    await again.ready();
    expect((await again.kill("SIGHUP")).code).toBe(0);
  });

  it("prints no row for an account that the demo password does not open, and whose password admin has [RUN-01, SEC-04]", async () => {
    const printed = async (more: NodeJS.ProcessEnv) => {
      const portal = start(more);
      await portal.ready();
      return (await portal.kill("SIGTERM")).stdout;
    };
    const own = await printed({ ADMIN_PASSWORD: "a-password-of-my-own-1" });
    expect(own).toMatch(/^ +teacher +\/ school-2026/m);
    expect(own).not.toMatch(/^ +admin +\//m);
    expect(own).toContain("Sign in as admin with the password you set by ADMIN_PASSWORD");
    expect(own).not.toContain("a-password-of-my-own-1");
    // It is admin's password from then on, also after a start without it.
    const later = await printed({});
    expect(later).toMatch(/^ +admin2 +\/ school-2026/m);
    expect(later).not.toMatch(/^ +admin +\//m);
    expect(later).not.toContain("ADMIN_PASSWORD");
  });

  it("says that demo accounts are refused where others can reach it, and prints none [SEC-04]", async () => {
    const portal = start({ HOST: "0.0.0.0" });
    await portal.ready();
    const { stdout } = await portal.kill("SIGINT");
    expect(stdout).toContain("Demo accounts are refused");
    expect(stdout).not.toContain("school-2026");
  });

  it("starts without the demo, and says whose password admin has [RUN-01, SEC-04]", async () => {
    const portal = start({ DEMO: "0", ADMIN_PASSWORD: "a-password-of-my-own-1" });
    const url = await portal.ready();
    expect((await fetch(`${url}/login/`)).status).toBe(200);
    expect((await fetch(`${url}/launcher/`)).status).toBe(404);
    const { stdout } = await portal.kill("SIGTERM");
    expect(stdout).toContain(
      ", without the demo\nSign in as admin with the password you set by ADMIN_PASSWORD",
    );
    expect(stdout).not.toMatch(/school-2026|teacher|a-password-of-my-own-1/);
  });

  it("says that the port is taken and how to choose another [RUN-01]", async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, "127.0.0.1", () => {
        const address = other.address();
        resolve(typeof address === "object" && address ? address.port : 0);
      });
    });
    const line = await faultOf(start({ PORT: String(port) }));
    other.close();
    expect(line).toContain(`Port ${port} is taken`);
    expect(line).toContain("PORT=");
  });

  it("says which database file is damaged and leaves it as it is [RUN-01]", async () => {
    const file = path.join(folder, "data/platform.db");
    mkdirSync(path.dirname(file));
    writeFileSync(file, "this is not a database, it is a note ".repeat(300));
    const before = readFileSync(file);
    const line = await faultOf(start());
    expect(line).toContain(`${file} is damaged`);
    expect(line).toContain("Nothing was changed");
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it("notices damage in the middle of a database as well [RUN-01]", async () => {
    const first = start();
    await first.ready();
    await first.kill("SIGTERM");
    const file = path.join(folder, "data/platform.db");
    const pages = readFileSync(file);
    pages.fill(0xa5, 4096 * 3, 4096 * 9);
    writeFileSync(file, pages);
    expect(await faultOf(start())).toContain(`${file} is damaged`);
    expect(readFileSync(file).equals(pages)).toBe(true);
  });

  it("leaves one complete database file behind, so that copying it is a backup [RUN-01]", async () => {
    const first = start();
    await first.ready();
    await first.kill("SIGTERM");
    const copy = path.join(folder, "copy");
    mkdirSync(copy);
    copyFileSync(path.join(folder, "data/platform.db"), path.join(copy, "platform.db"));
    const url = await start({ DATA_DIR: copy }).ready();
    const answer = await fetch(`${url}/api/uaa/oauth/login/unit_config?unitId=3`);
    expect(await answer.json()).toMatchObject({ data: { unitName: "星河中学" } });
    expect(statSync(path.join(copy, "platform.db")).size).toBeGreaterThan(100_000);
  });

  it("says that the data folder cannot be written [RUN-01]", async () => {
    const blocked = path.join(folder, "file");
    writeFileSync(blocked, "");
    const line = await faultOf(start({ DATA_DIR: path.join(blocked, "data") }));
    expect(line).toContain(`${path.join(blocked, "data")} cannot be written`);
    expect(line).toContain("DATA_DIR=");
  });

  it("says so if the rights are missing, too [RUN-01]", async () => {
    const closed = path.join(folder, "closed");
    mkdirSync(closed, { mode: 0o555 });
    // Root may write anywhere, so the process runs as another user.
    const otherUser = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
    if (process.getuid?.() === 0) chmodSync(folder, 0o755);
    const line = await faultOf(start({ DATA_DIR: path.join(closed, "data") }, otherUser));
    expect(line).toContain("cannot be written (EACCES)");
  });

  it("refuses a second process on the same data folder and names the first [RUN-01]", async () => {
    const first = start();
    const url = await first.ready();
    const line = await faultOf(start());
    expect(line).toMatch(/Another portal \(process \d+\) already uses the data folder/);
    expect((await fetch(`${url}/login/`)).status).toBe(200);
  });

  it("starts again after a crash, on the same data [RUN-01]", async () => {
    const first = start();
    await first.ready();
    await first.kill("SIGKILL");
    expect(existsSync(path.join(folder, "data/lock.pid"))).toBe(true);
    const url = await start().ready();
    expect((await fetch(`${url}/login/`)).status).toBe(200);
  });

  it("says that PostgreSQL cannot be reached, without the password [RUN-01]", async () => {
    const line = await faultOf(start({ DATABASE_URL: "postgres://portal:secret@127.0.0.1:9/portal" }));
    expect(line).toContain("postgres://portal@127.0.0.1:9/portal cannot be reached (ECONNREFUSED");
    expect(line).not.toContain("secret");
  });

  it("says that the portal is not built [RUN-01]", async () => {
    const line = await faultOf(start({ PORTAL_DIST: path.join(folder, "nothing") }));
    expect(line).toContain("login.zh-CN.html is missing");
    expect(line).toContain("npm run build");
  });

  it("prints that the platform of PLATFORM_URL cannot be reached, and serves the pages [RUN-01]", async () => {
    const portal = start({ PLATFORM_URL: "http://127.0.0.1:9" });
    const url = await portal.ready();
    expect((await fetch(`${url}/login/`)).status).toBe(200);
    const { stdout } = await portal.kill("SIGTERM");
    expect(stdout).toContain("The platform http://127.0.0.1:9 cannot be reached (ECONNREFUSED)");
  });

  it.each([
    [{ PORT: "eighty" }, "PORT=eighty is not a port number"],
    [{ PORT: "70000" }, "PORT=70000 is not a port number"],
    [{ PLATFORM_URL: "platform.example.org" }, "PLATFORM_URL=platform.example.org is not an address"],
    [{ SITE_CONFIG: "/nowhere/site.json" }, "The site configuration /nowhere/site.json cannot be used"],
    [{ DEMO: "off" }, "DEMO=off is neither 0 nor 1"],
    [{ DEMO: "0" }, "Without the demo there is no account yet"],
    [{ HOST: "203.0.113.9" }, "This machine has no address 203.0.113.9"],
  ])("says what is wrong with %j [RUN-01]", async (wrong, words) => {
    expect(await faultOf(start(wrong))).toContain(words);
  });

  it("names the field of the site's configuration that is wrong, and what it may be [RUN-01]", async () => {
    const file = path.join(folder, "site.json");
    writeFileSync(file, '{"passwordRule": 7}');
    expect(await faultOf(start({ SITE_CONFIG: file }))).toContain(
      `${file} cannot be used: passwordRule: must be 1 or 2.`,
    );
  });
});
