import type { Server } from "node:http";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Envelope } from "../../contract/envelope";
import { calls, type Call, type CallName, type In, type Out } from "../../contract/calls";
import type { DefinedCall, InOf, OutOf } from "../../contract/define";
import { DRAWN_DOCUMENT } from "../../contract/pages";
import { type Database, openDatabase } from "../platform/database/open";
import { LIMITS } from "../settings/limits";
import { FILE_LIMITS, type FileSettings, type ServerOptions } from "../settings/options";
import { REJECTED_EXTENSIONS } from "../../src/base/core/file/fileNames";
import { countWork } from "../../test/work";
import { demo } from "../demo";
import { PAGE_TOKENS_ID } from "../../theme/pageTokens";
import { DEMO_PASSWORD } from "../demo/seed/people";
import { keepSeeded, putSeeded } from "./seeded";
import { type Running, type StartOverrides, startServer } from "../start";

/** A page as the build writes it, long enough to be worth compressing. */
const PAGE = `<!doctype html><html lang="zh-CN"><head><meta property="csp-nonce" nonce="__CSP_NONCE__">
<meta name="portal-language" content="__PORTAL_LANGUAGE__" />
<script type="application/json" id="portal-site">__PORTAL_SITE__</script>
<script type="application/json" id="portal-answers">__PORTAL_ANSWERS__</script>
<script nonce="__CSP_NONCE__" src="/assets/app.0123abcd.js"></script></head><body><div id="app"></div>
${"<!-- a page of ordinary length -->\n".repeat(60)}</body></html>`;

/** The script of the little build. */
export const SCRIPT = `console.log("${"portal ".repeat(400)}");`;

/** Writes a little build: its pages, a script with its compressed forms, a look, a sub-application. */
export function writeBuild(dist: string): void {
  const write = (name: string, content: string | Buffer) => {
    mkdirSync(path.dirname(path.join(dist, name)), { recursive: true });
    writeFileSync(path.join(dist, name), content);
  };
  for (const language of ["zh-CN", "en"])
    write(
      `web/login.${language}.html`,
      PAGE.replace("<body>", `<body><!-- login ${language} -->`)
        .replace("<script nonce", "<script __PORTAL_BOOT__ nonce")
        .replace("</head>", `<style nonce="__CSP_NONCE__" id="${PAGE_TOKENS_ID}">:root{}</style></head>`),
    );
  write("web/account.html", PAGE.replace("<body>", "<body><!-- account -->"));
  write("web/portal.html", PAGE.replace("<body>", "<body><!-- portal -->"));
  write(`web/${DRAWN_DOCUMENT}`, PAGE.replace("<body>", "<body><!-- drawn -->"));
  write("web/assets/app.0123abcd.js", SCRIPT);
  write("web/assets/app.0123abcd.js.br", brotliCompressSync(SCRIPT));
  write("web/assets/app.0123abcd.js.gz", gzipSync(SCRIPT));
  write("web/favicon.svg", "<svg/>");
  write("web/pages/base/package.json", '{"name":"base","version":"2.0.0"}');
  write("web/common/plugins/common-ph/2.0.0/css/ink.css", ":root{}");
  write("subapps/notices/manifest.json", '{"entries":{"notices.js":"notices.js"}}');
  write("subapps/notices/notices.js", "void 0;");
  write("secret.txt", "not for the web");
}

/** The settings of files in a folder of a test. */
export const filesIn = (folder: string): FileSettings => ({
  ...FILE_LIMITS,
  // Less than the largest file, so that both limits are met.
  personQuota: 10 * 2 ** 30,
  folder,
  bucket: null,
  rejected: REJECTED_EXTENSIONS,
  scanner: null,
});

const formOf = (fields: Readonly<Record<string, unknown>>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => [field, String(value)]),
  );

/** A browser of a test: keeps cookies, says which device it is, speaks the contract. */
export class Client {
  #cookies = new Map<string, string>();

  /** Of a platform that need not run yet. */
  constructor(private readonly platform: { readonly url: string }) {}

  /** Sends a request with this client's cookies and keeps the ones that come back. */
  async fetch(address: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.#cookies.size > 0)
      headers.set("cookie", [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const answer = await fetch(new URL(address, this.platform.url), { redirect: "manual", ...init, headers });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === "" || /expires=Thu, 01 Jan 1970/i.test(cookie)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return answer;
  }

  /** Makes a call of the contract and answers its envelope. */
  async call<N extends CallName>(name: N, payload: In<N>, init: RequestInit = {}): Promise<Envelope<Out<N>>> {
    return (await (await this.send(name, payload, init)).json()) as Envelope<Out<N>>;
  }

  /** Makes a call and answers as it came. */
  send<N extends CallName>(name: N, payload: In<N>, init: RequestInit = {}): Promise<Response> {
    const spec: Call = calls[name];
    const rest = new Map(Object.entries(payload).filter(([, value]) => value !== undefined));
    const address = spec.path.replace(/\{(\w+)\}/g, (_, field: string) => {
      const value = String(rest.get(field));
      rest.delete(field);
      return encodeURIComponent(value);
    });
    const isInAddress = (field: string) => spec.method === "GET" || spec.query?.includes(field) === true;
    const [query, form] = [true, false].map((inAddress) =>
      formOf(Object.fromEntries([...rest].filter(([field]) => isInAddress(field) === inAddress))),
    );
    const headers = new Headers(init.headers);
    if (!headers.has("x-device-type")) headers.set("x-device-type", "pc");
    const url = `${address}?${String(query)}`;
    return spec.method === "GET"
      ? this.fetch(url, { ...init, headers })
      : this.fetch(url, { method: "POST", body: form ?? null, ...init, headers });
  }

  /** Makes a call that an application declares, and answers its envelope. */
  async ask<C extends DefinedCall>(call: C, payload: InOf<C>): Promise<Envelope<OutOf<C>>> {
    const { method = "GET", path: address } = call;
    const form = formOf(payload as Readonly<Record<string, unknown>>);
    const headers = { "x-device-type": "pc" };
    const answer =
      method === "GET"
        ? await this.fetch(`${address}?${form}`, { headers })
        : await this.fetch(address, { method, body: form, headers });
    return (await answer.json()) as Envelope<OutOf<C>>;
  }

  /** Signs a demo account in. */
  async signIn(username: string): Promise<this> {
    const { status, message } = await this.call("login", { username, password: DEMO_PASSWORD });
    if (status !== 200) throw new Error(`${username} could not sign in: ${message}`);
    return this;
  }

  /** The cookies kept, for tests that steal or forget one. */
  get cookies(): Map<string, string> {
    return this.#cookies;
  }

  /** Another browser with the same cookies. */
  copy(): Client {
    const other = new Client(this.platform);
    other.#cookies = new Map(this.#cookies);
    return other;
  }
}

/** With these alone a platform stores what every other one does when it starts: the demo, at the time that tests begin. */
const UNSEEDED: ReadonlySet<string> = new Set([
  "development",
  "drawDesktop",
  "files",
  "host",
  "listReports",
  "messages",
  "voice",
]);
const UNSEEDED_OVERRIDES: ReadonlySet<string> = new Set([
  "checkPassword",
  "faceEyes",
  "heavyWork",
  "limits",
  "log",
  "recogniser",
  "signInQueue",
  "timer",
]);

/** With these as well it stores more than others do, but no less: it may begin with what they have stored, as after an earlier start. */
const ADDED: ReadonlySet<string> = new Set(["adminPassword", "moreGuests", "siteConfig"]);
const NONE: ReadonlySet<string> = new Set();

const BEGINNING = Date.UTC(2026, 9, 15, 8);

/** A platform of a test, in a folder of its own, with a clock that only the test moves. */
export class TestPlatform {
  #running: Running | null = null;
  #database: Database | null = null;
  #databaseUrl: string | null;
  #time = BEGINNING;
  readonly folder = mkdtempSync(path.join(tmpdir(), "portal-test-"));
  /** What the server logged. */
  readonly log: string[] = [];

  constructor(
    private options: Partial<ServerOptions> = {},
    private readonly overrides: StartOverrides = {},
  ) {
    this.#databaseUrl = options.databaseUrl ?? null;
    writeBuild(path.join(this.folder, "dist"));
    mkdirSync(path.join(this.folder, "more-subapps/elsewhere"), { recursive: true });
    writeFileSync(path.join(this.folder, "more-subapps/elsewhere/manifest.json"), '{"entries":{}}');
  }

  /** Starts it, or starts it again on the same data; `databaseUrl` counts from then on. */
  async start(databaseUrl: string | null = this.#databaseUrl): Promise<this> {
    countWork("platforms");
    return this.startUncounted(databaseUrl);
  }

  /** The same for a platform that is no test's own: the budget of work does not count it. */
  async startUncounted(databaseUrl: string | null): Promise<this> {
    this.#databaseUrl = databaseUrl;
    const dataDir = path.join(this.folder, "data");
    const isFresh = databaseUrl === null && !existsSync(path.join(dataDir, "platform.db"));
    const isSeeded = isFresh && this.beginsSeeded && putSeeded(dataDir);
    this.#running = await startServer(
      {
        port: 0,
        host: "127.0.0.1",
        dataDir,
        files: filesIn(dataDir),
        faceKeyFile: null,
        dist: path.join(this.folder, "dist"),
        subAppDirs: [path.join(this.folder, "more-subapps")],
        platformUrl: null,
        messages: null,
        voice: null,
        siteConfig: null,
        demo: true,
        adminPassword: null,
        addressConnections: LIMITS.addressConnections,
        listReports: false,
        drawDesktop: false,
        development: false,
        ...this.options,
        databaseUrl,
      },
      demo,
      { now: () => this.#time, log: (line) => this.log.push(line), living: false, ...this.overrides },
    );
    if (isFresh && !isSeeded && this.#isUsualBut(NONE)) await keepSeeded(dataDir);
    return this;
  }

  /** Whether it stores, when it starts, what other platforms do, and more at most. The demo's days are those of a site's time zone. */
  get beginsSeeded(): boolean {
    const { siteConfig } = this.options;
    return this.#isUsualBut(ADDED) && !(siteConfig && readFileSync(siteConfig, "utf8").includes("timeZone"));
  }

  #isUsualBut(added: ReadonlySet<string>): boolean {
    return (
      this.#time === BEGINNING &&
      Object.keys(this.options).every((name) => UNSEEDED.has(name) || added.has(name)) &&
      Object.keys(this.overrides).every((name) => UNSEEDED_OVERRIDES.has(name) || added.has(name))
    );
  }

  get url(): string {
    if (!this.#running) throw new Error("The platform does not run.");
    return this.#running.url;
  }

  /** What listens. */
  get server(): Server {
    if (!this.#running) throw new Error("The platform does not run.");
    return this.#running.app.server;
  }

  client(): Client {
    return new Client(this);
  }

  pass(milliseconds: number): void {
    this.#time += milliseconds;
  }

  get now(): number {
    return this.#time;
  }

  async stop(): Promise<void> {
    await this.#running?.close();
    this.#running = null;
  }

  /** Changes how it starts the next time. */
  configure(options: Partial<ServerOptions>): void {
    this.options = { ...this.options, ...options };
  }

  /** Lets a test look into the data; it sees them through a connection of its own. */
  async openDatabase(): Promise<void> {
    this.#database = await openDatabase({
      url: this.#databaseUrl,
      dataDir: path.join(this.folder, "data"),
    });
  }

  get database(): Database {
    if (!this.#database) throw new Error("The database has not been opened.");
    return this.#database;
  }

  /** Stops it and removes its folder. */
  async remove(): Promise<void> {
    await this.#database?.destroy();
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
