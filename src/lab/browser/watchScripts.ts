/** Listeners and timers that an application has begun and not ended. */
export interface ScriptWatch {
  /** From now on a time-out that begins is one that goes on after the end. */
  ended(): void;
  read(): { readonly listeners: readonly string[]; readonly timers: readonly string[] };
  /** Stops watching, and ends what has been left. */
  stop(): void;
}

/** As many as are remembered at once. */
const MOST = 1_000;

interface Heard {
  readonly type: string;
  readonly listener: unknown;
  readonly capture: boolean;
}

const capturing = (options: unknown): boolean =>
  typeof options === "object" && options !== null
    ? Reflect.get(options, "capture") === true
    : options === true;

const isOnce = (options: unknown): boolean =>
  typeof options === "object" && options !== null && Reflect.get(options, "once") === true;

/** Whether the code that calls just now is, somewhere above, a script of the application. */
function calledBy(app: string): boolean {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 50;
  const { stack = "" } = new Error("who calls?");
  Error.stackTraceLimit = stackTraceLimit;
  return stack.includes(`/${app}/`);
}

/** Puts another function in the place of one of the window's or the document's own, until the returned one is called. */
function replace(target: object, name: string, made: (before: (...given: unknown[]) => unknown) => unknown) {
  const own = Object.getOwnPropertyDescriptor(target, name);
  const before = Reflect.get(target, name) as (...given: unknown[]) => unknown;
  Object.defineProperty(target, name, {
    value: made((...given) => Reflect.apply(before, target, given)),
    configurable: true,
    writable: true,
  });
  return () => {
    if (own) Object.defineProperty(target, name, own);
    else Reflect.deleteProperty(target, name);
  };
}

/**
 * Watches what the scripts below `/{app}/` register on window and document, and their timers. They are known by the stack of
 * the call, so that what the portal does meanwhile is not taken for theirs.
 */
export function watchScripts(view: Window, app: string): ScriptWatch {
  const heard = new Map<string, Heard>();
  const timers = new Map<unknown, string>();
  let isOver = false;
  let count = 0;
  const keyOf = (on: string, { type, listener, capture }: Heard) =>
    [...heard].find(
      ([key, each]) =>
        key.startsWith(`${on} `) &&
        each.type === type &&
        each.listener === listener &&
        each.capture === capture,
    )?.[0];

  const places = [
    { on: "window", target: view },
    { on: "document", target: view.document },
  ];
  const undo = places.flatMap(({ on, target }) => [
    replace(target, "addEventListener", (before) => (type: string, listener: unknown, options?: unknown) => {
      const each = { type, listener, capture: capturing(options) };
      const isWatched =
        !isOnce(options) && heard.size < MOST && calledBy(app) && keyOf(on, each) === undefined;
      if (isWatched) {
        const key = `${on} ${(count += 1)}`;
        heard.set(key, each);
        const signal: unknown =
          typeof options === "object" && options ? Reflect.get(options, "signal") : null;
        if (signal instanceof AbortSignal) signal.addEventListener("abort", () => heard.delete(key));
      }
      return before(type, listener, options);
    }),
    replace(
      target,
      "removeEventListener",
      (before) => (type: string, listener: unknown, options?: unknown) => {
        const key = keyOf(on, { type, listener, capture: capturing(options) });
        if (key !== undefined) heard.delete(key);
        return before(type, listener, options);
      },
    ),
  ]);
  for (const name of ["setInterval", "setTimeout"])
    undo.push(
      replace(view, name, (before) => (...given: unknown[]) => {
        const isOurs = (name === "setInterval" || isOver) && timers.size < MOST && calledBy(app);
        const timer = before(...given);
        if (isOurs) timers.set(timer, `${name} ${Number(given[1]) || 0}`);
        return timer;
      }),
    );
  for (const name of ["clearInterval", "clearTimeout"])
    undo.push(
      replace(view, name, (before) => (timer: unknown) => {
        timers.delete(timer);
        return before(timer);
      }),
    );

  return {
    ended: () => (isOver = true),
    read: () => ({
      listeners: [...heard].map(([key, { type }]) => `${key.split(" ", 1)[0]} ${type}`),
      timers: [...timers.values()],
    }),
    stop: () => {
      undo.forEach((each) => each());
      for (const [key, { type, listener, capture }] of heard) {
        const target = key.startsWith("window ") ? view : view.document;
        target.removeEventListener(type, listener as EventListener, capture);
      }
      for (const timer of timers.keys()) view.clearTimeout(timer as number);
    },
  };
}
