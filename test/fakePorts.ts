import type { HttpRequest, HttpResult, TransportFault } from "../src/base/core/wire/exchange";
import type { Toast } from "../src/base/core/wire/text";
import { createInertPorts } from "../src/base/platform/inertPorts";
import type {
  Broadcast,
  Clock,
  Http,
  Locks,
  Navigation,
  Ports,
  TabMessage,
  Visibility,
} from "../src/base/platform/ports";
import type { WebStorage } from "../src/base/platform/storage";

/** An answer with this body, as text or as a value to be sent as JSON. */
export const answered = (body: unknown, status = 200, statusText = "OK"): HttpResult => ({
  kind: "answered",
  status,
  statusText,
  body: { text: typeof body === "string" ? body : JSON.stringify(body) },
});

/** A success in its envelope. */
export const success = (data: unknown): HttpResult => answered(envelope(200, { data }));

/** A failure in its envelope, under HTTP 200. */
export const failure = (status: number, fields: Record<string, unknown> = {}): HttpResult =>
  answered(envelope(status, fields));

/** A failure whose status HTTP says as well. */
export const httpFailure = (status: number, fields: Record<string, unknown> = {}): HttpResult =>
  answered(envelope(status, fields), status, "");

/** No answer at all. */
export const fault = (kind: TransportFault): HttpResult => ({ kind: "fault", fault: kind });

const envelope = (status: number, fields: Record<string, unknown>) => ({
  status,
  message: "",
  code: status === 200 ? "ok" : "",
  fieldErrors: [],
  data: null,
  ...fields,
});

/** A transport that answers from a function and remembers what it was asked. */
export function fakeHttp(answer: (request: HttpRequest) => HttpResult | Promise<HttpResult>) {
  const requests: HttpRequest[] = [];
  const http: Http = {
    send: async (request) => {
      requests.push(request);
      return answer(request);
    },
  };
  return { http, requests, paths: () => requests.map(({ url }) => url.split("?")[0] ?? "") };
}

/** A network that never answers: a request ends only when it is given up. */
export const silentFetch: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener("abort", () => {
      reject(new DOMException("aborted", "AbortError"));
    });
  });

/** A clock that moves only when told to. */
export function fakeClock(start = 1_000) {
  let now = start;
  let timers: { readonly at: number; readonly job: () => void }[] = [];
  const clock: Clock = {
    now: () => now,
    after: (milliseconds, job) => {
      const timer = { at: now + milliseconds, job };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
  };
  const advance = (milliseconds: number) => {
    now += milliseconds;
    const due = timers.filter(({ at }) => at <= now);
    timers = timers.filter(({ at }) => at > now);
    for (const { job } of due) job();
  };
  return { clock, advance, waiting: () => timers.length };
}

/** A page that the test hides and shows. */
export function fakeVisibility(visible = true) {
  let shown = visible;
  const watchers = new Set<(visible: boolean) => void>();
  const visibility: Visibility = {
    visible: () => shown,
    watch: (listener) => {
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
  };
  const see = (next: boolean) => {
    shown = next;
    watchers.forEach((watcher) => watcher(next));
  };
  return { visibility, see, watchers };
}

/** An address bar that remembers what was done to it. */
export function fakeNavigation(href = "http://localhost/pages/base/pc_desktop_all/index.html#/") {
  const done: string[] = [];
  const restorers = new Set<() => void>();
  const navigation: Navigation = {
    href: () => href,
    go: (address) => void done.push(`go ${address}`),
    replace: (address) => void done.push(`replace ${address}`),
    reload: () => void done.push("reload"),
    rewrite: (address) => {
      done.push(`rewrite ${address}`);
      href = address;
    },
    open: (address) => void done.push(`open ${address}`),
    restored: (listener) => {
      restorers.add(listener);
      return () => restorers.delete(listener);
    },
    moved: () => () => undefined,
  };
  return {
    navigation,
    done,
    restore: () => {
      for (const restorer of restorers) restorer();
    },
  };
}

/** One lock per name, as every tab of a browser shares them. */
export function fakeLocks(): Locks {
  const queues = new Map<string, Promise<unknown>>();
  return {
    run: (name, job) => {
      const turn = (queues.get(name) ?? Promise.resolve()).then(job, job);
      queues.set(name, turn);
      return turn;
    },
  };
}

/** A channel between tabs; each tab takes its own end. */
export function fakeChannel() {
  const ends = new Set<(message: TabMessage) => void>();
  const posted: TabMessage[] = [];
  const tab = (): Broadcast => {
    const own = new Set<(message: TabMessage) => void>();
    return {
      post: (message) => {
        posted.push(message);
        for (const end of ends) if (!own.has(end)) end(message);
      },
      listen: (listener) => {
        own.add(listener);
        ends.add(listener);
        return () => ends.delete(listener);
      },
    };
  };
  return { tab, posted };
}

/** The browser's storage in memory, one for all tabs. */
export function fakeWebStorage(entries: Readonly<Record<string, string>> = {}): WebStorage & {
  readonly entries: Map<string, string>;
} {
  const map = new Map(Object.entries(entries));
  return {
    entries: map,
    get length() {
      return map.size;
    },
    key: (index) => [...map.keys()][index] ?? null,
    getItem: (name) => map.get(name) ?? null,
    setItem: (name, value) => void map.set(name, value),
    removeItem: (name) => void map.delete(name),
  };
}

/** Ports with chance that never repeats and a list of the notices shown; other ports as given, the rest inert. */
export function fakePorts(parts: Partial<Ports> = {}) {
  const notices: Toast[] = [];
  const forced: string[] = [];
  let names = 0;
  const ports = createInertPorts({
    random: { id: () => `id-${String((names += 1))}-${String(Math.random())}` },
    notify: (notice) => void notices.push(notice),
    forceLogin: (reason) => {
      forced.push(reason);
      return Promise.resolve(false);
    },
    ...parts,
  });
  return { ports, notices, forced };
}

/** The record of a user, as the platform sends it. */
export const wireUser = (fields: Readonly<Record<string, unknown>> = {}) => ({
  userId: "7",
  userType: 2,
  unitId: "100",
  unitType: 2,
  unitName: "第一中学",
  unitEnName: "No. 1 School",
  realName: "王老师",
  loginName: "wang",
  avatar: null,
  sex: 2,
  userStatus: 1,
  accessToken: "secret-token",
  campusUnits: JSON.stringify([{ campusId: "c1", campusName: "东校区" }]),
  parentId: null,
  unitStatus: 1,
  unitShardingCode: "0",
  year: "2026",
  term: 1,
  ...fields,
});
