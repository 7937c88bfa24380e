import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { countWork } from "../test/work";
import { demo } from "./demo";
import { StartFault } from "./settings/fault";
import { readOptions } from "./settings/options";
import { startServer } from "./start";
import { writeBuild } from "./testing/platform";
import { welcome } from "./welcome";

jest.setTimeout(60_000);

type Environment = Readonly<Record<string, string>>;

describe("a start by its environment", () => {
  let folder: string;
  let environment: Environment;
  const started: (() => Promise<void>)[] = [];
  /** The database that the first start left behind, which most others begin with: to seed one takes half a second. */
  let left: Buffer | null = null;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "portal-start-"));
    writeBuild(path.join(folder, "dist"));
    environment = {
      PORT: "0",
      DATA_DIR: path.join(folder, "data"),
      PORTAL_DIST: path.join(folder, "dist"),
    };
  });
  afterEach(async () => {
    await Promise.all(started.splice(0).map((close) => close()));
    rmSync(folder, { recursive: true, force: true });
  });

  /** Starts the portal in this process, and answers its address and what it prints. */
  const start = async (more: Environment = {}) => {
    const options = readOptions({ ...environment, ...more });
    countWork("platforms");
    const running = await startServer(options, demo, { log: () => undefined });
    let closing: Promise<void> | undefined;
    const close = () => (closing ??= running.close());
    started.push(close);
    return { url: running.url, words: welcome(options, running, demo), close };
  };

  const database = () => path.join(folder, "data/platform.db");
  /** Has the next start be one on the data of an earlier one. */
  const putLeft = async () => {
    if (left === null) {
      await (await start()).close();
      left = readFileSync(database());
      return;
    }
    mkdirSync(path.dirname(database()));
    writeFileSync(database(), left);
  };

  /** The line that a failed start prints. */
  const faultOf = async (more: Environment = {}) => {
    const fault: unknown = await start(more).catch((error: unknown) => error);
    if (!(fault instanceof StartFault)) throw new Error("there was no fault", { cause: fault });
    expect(fault.message).not.toContain("\n");
    return fault.message;
  };

  it("leaves one complete database file behind, so that copying it is a backup [RUN-01]", async () => {
    await (await start()).close();
    left = readFileSync(database());
    const copy = path.join(folder, "copy");
    mkdirSync(copy);
    copyFileSync(database(), path.join(copy, "platform.db"));
    const { url } = await start({ DATA_DIR: copy });
    const answer = await fetch(`${url}/api/uaa/oauth/login/unit_config?unitId=3`);
    expect(await answer.json()).toMatchObject({ data: { unitName: "星河中学" } });
    expect(statSync(path.join(copy, "platform.db")).size).toBeGreaterThan(100_000);
  });

  it("prints no row for an account that the demo password does not open, and whose password admin has [RUN-01, SEC-04]", async () => {
    const printed = async (more: Environment) => {
      const { words, close } = await start(more);
      await close();
      return words;
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
    await putLeft();
    const { words } = await start({ HOST: "0.0.0.0" });
    expect(words).toContain("Demo accounts are refused");
    expect(words).not.toContain("school-2026");
  });

  it("starts without the demo, and says whose password admin has [RUN-01, SEC-04]", async () => {
    const { url, words } = await start({ DEMO: "0", ADMIN_PASSWORD: "a-password-of-my-own-1" });
    expect((await fetch(`${url}/login/`)).status).toBe(200);
    expect((await fetch(`${url}/launcher/`)).status).toBe(404);
    expect(words).toContain(
      ", without the demo\nSign in as admin with the password you set by ADMIN_PASSWORD",
    );
    expect(words).not.toMatch(/school-2026|teacher|a-password-of-my-own-1/);
  });

  it("says that the port is taken and how to choose another [RUN-01]", async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, "127.0.0.1", () => {
        const address = other.address();
        resolve(typeof address === "object" && address ? address.port : 0);
      });
    });
    await putLeft();
    const line = await faultOf({ PORT: String(port) });
    other.close();
    expect(line).toContain(`Port ${port} is taken`);
    expect(line).toContain("PORT=");
  });

  it("says which database file is damaged and leaves it as it is [RUN-01]", async () => {
    const file = database();
    mkdirSync(path.dirname(file));
    writeFileSync(file, "this is not a database, it is a note ".repeat(300));
    const before = readFileSync(file);
    const line = await faultOf();
    expect(line).toContain(`${file} is damaged`);
    expect(line).toContain("Nothing was changed");
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it("notices damage in the middle of a database as well [RUN-01]", async () => {
    await putLeft();
    const file = database();
    const pages = readFileSync(file);
    pages.fill(0xa5, 4096 * 3, 4096 * 9);
    writeFileSync(file, pages);
    expect(await faultOf()).toContain(`${file} is damaged`);
    expect(readFileSync(file).equals(pages)).toBe(true);
  });

  it("says that the data folder cannot be written [RUN-01]", async () => {
    const blocked = path.join(folder, "file");
    writeFileSync(blocked, "");
    const line = await faultOf({ DATA_DIR: path.join(blocked, "data") });
    expect(line).toContain(`${path.join(blocked, "data")} cannot be written`);
    expect(line).toContain("DATA_DIR=");
  });

  it("says that PostgreSQL cannot be reached, without the password [RUN-01]", async () => {
    const line = await faultOf({ DATABASE_URL: "postgres://portal:secret@127.0.0.1:9/portal" });
    expect(line).toContain("postgres://portal@127.0.0.1:9/portal cannot be reached (ECONNREFUSED");
    expect(line).not.toContain("secret");
  });

  it("says that the bucket of S3_URL cannot be used, without the key [RUN-01, UP-11]", async () => {
    const S3_URL = "http://127.0.0.1:9/portal";
    const line = await faultOf({ S3_URL, S3_KEY: "id", S3_SECRET: "secret" });
    expect(line).toContain("The bucket portal of http://127.0.0.1:9 cannot be used");
    expect(line).toContain("ECONNREFUSED");
    expect(line).not.toContain("secret");
  });

  it("says that the portal is not built [RUN-01]", async () => {
    const line = await faultOf({ PORTAL_DIST: path.join(folder, "nothing") });
    expect(line).toContain("login.zh-CN.html is missing");
    expect(line).toContain("npm run build");
  });

  it("prints that the platform of PLATFORM_URL cannot be reached, and serves the pages, with the kinds of files that none may upload [RUN-01, UP-05]", async () => {
    const { url, words } = await start({ PLATFORM_URL: "http://127.0.0.1:9", UPLOAD_REJECTED: "exe,iso" });
    expect((await fetch(`${url}/login/`)).status).toBe(200);
    const site = (await (await fetch(`${url}/common/site.json`)).json()) as object;
    expect(site).toMatchObject({ rejectedExtensions: ["exe", "iso"] });
    expect(words).toContain("The platform http://127.0.0.1:9 cannot be reached (ECONNREFUSED)");
  });

  it.each([
    [{ PORT: "eighty" }, "PORT=eighty is not a port number"],
    [{ PORT: "70000" }, "PORT=70000 is not a port number"],
    [{ PLATFORM_URL: "platform.example.org" }, "PLATFORM_URL=platform.example.org is not an address"],
    [{ SITE_CONFIG: "/nowhere/site.json" }, "The site configuration /nowhere/site.json cannot be used"],
    [{ DEMO: "off" }, "DEMO=off is neither 0 nor 1"],
    [{ DEMO: "0" }, "Without the demo there is no account yet"],
    [{ HOST: "203.0.113.9" }, "This machine has no address 203.0.113.9"],
  ])("says what is wrong with %j [RUN-01]", async (wrong: Environment, words) => {
    if ("HOST" in wrong) await putLeft();
    expect(await faultOf(wrong)).toContain(words);
  });

  it("names the field of the site's configuration that is wrong, and what it may be [RUN-01]", async () => {
    const file = path.join(folder, "site.json");
    writeFileSync(file, '{"passwordRule": 7}');
    expect(await faultOf({ SITE_CONFIG: file })).toContain(
      `${file} cannot be used: passwordRule: must be 1 or 2.`,
    );
  });
});
