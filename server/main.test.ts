import type { SpawnOptions } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { canRunProject, CLOSED, openToAll, stoppedByRights } from "../test/otherUser";
import { where } from "../test/where";
import { PortalProcess } from "./testing/portalProcess";
import { writeBuild } from "./testing/platform";

jest.setTimeout(60_000);

describe("starting the portal", () => {
  let folder: string;
  let environment: NodeJS.ProcessEnv;
  const started: PortalProcess[] = [];

  // One data folder for all: each process takes a second, and a first start half a second more.
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), "portal-main-"));
    writeBuild(path.join(folder, "dist"));
    environment = { DATA_DIR: path.join(folder, "data"), PORTAL_DIST: path.join(folder, "dist") };
  });
  afterAll(async () => {
    await Promise.all(started.splice(0).map((portal) => portal.kill("SIGKILL")));
    chmodSync(folder, 0o755);
    rmSync(folder, { recursive: true, force: true });
  });

  const start = (more: NodeJS.ProcessEnv = {}, options: SpawnOptions = {}) => {
    const portal = new PortalProcess({ ...environment, ...more }, options);
    started.push(portal);
    return portal;
  };

  /** The portal that an earlier test has left running, or one that is started. */
  let left: PortalProcess | null = null;
  const running = async () => {
    const portal = left ?? start();
    left = null;
    return { portal, url: await portal.ready() };
  };

  /** What a failed start says: one line, an exit code, no stack. */
  const faultOf = async (portal: PortalProcess) => {
    const { code, stdout, stderr } = await portal.ended;
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(/^[^\n]+\n$/);
    expect(stderr).not.toMatch(/^\s+at /m);
    return stderr.trim();
  };

  it("refuses a second process on the same data folder and names the first [RUN-01]", async () => {
    const { portal, url } = await running();
    left = portal;
    const line = await faultOf(start());
    expect(line).toMatch(/Another portal \(process \d+\) already uses the data folder/);
    expect((await fetch(`${url}/login/`)).status).toBe(200);
  });

  it("starts again after a crash, on the same data [RUN-01]", async () => {
    const { portal: first } = await running();
    await first.kill("SIGKILL");
    expect(existsSync(path.join(folder, "data/lock.pid"))).toBe(true);
    const { portal, url } = await running();
    left = portal;
    expect((await fetch(`${url}/login/`)).status).toBe(200);
  });

  it("prints the address and the demo accounts, and stops cleanly on SIGTERM [RUN-01]", async () => {
    const { portal, url } = await running();
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

  const asStopped = where(canRunProject(), CLOSED)(it);
  asStopped("says so if the rights are missing, too [RUN-01]", async () => {
    const closed = path.join(folder, "closed");
    mkdirSync(closed, { mode: 0o555 });
    openToAll(folder);
    const line = await faultOf(start({ DATA_DIR: path.join(closed, "data") }, stoppedByRights));
    expect(line).toContain("cannot be written (EACCES)");
  });

  it("says in one line what is wrong with a setting [RUN-01]", async () => {
    expect(await faultOf(start({ PORT: "eighty" }))).toContain("PORT=eighty is not a port number");
  });
});
