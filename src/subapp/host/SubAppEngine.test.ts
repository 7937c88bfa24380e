import type { SubAppInstance, SubAppModule, SubAppPorts } from "./ports";
import { describe as describeThrown, SubAppFailure } from "./ports";
import { ANSWER_LIMIT, SubAppEngine } from "./SubAppEngine";

interface Kit {
  readonly crashed: (thrown: unknown) => void;
}

const MANIFEST = { entries: { "main.js": "./main.js" } };
const STYLED = { entries: { "main.js": "./main.js", "main.css": "./main.css" } };
const never = () => new Promise<never>(() => undefined);

/** Settles every promise that can be settled. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A world in which each port does what the test says; the clock only moves by hand. */
function fakeWorld(given: Partial<SubAppPorts<Kit>> = {}) {
  const log: string[] = [];
  const timers = new Map<number, { at: number; run: () => void }>();
  let now = 0;
  let count = 0;
  const instance: SubAppInstance = {
    setActive: (on) => log.push(`active ${on}`),
    unmount: () => log.push("unmount"),
  };
  const module: SubAppModule<Kit> = {
    contract: 1,
    mount: () => {
      log.push("mount");
      return instance;
    },
  };
  const ports: SubAppPorts<Kit> = {
    fetchManifest: () => Promise.resolve(MANIFEST),
    loadModule: () => Promise.resolve(module),
    loadStyle: () => {
      log.push("style");
      return Promise.resolve(() => log.push("style removed"));
    },
    reaches: () => Promise.resolve(true),
    // The engine only passes the element on, so any object will do.
    createStage: () => ({ element: {} as HTMLElement, remove: () => log.push("element removed") }),
    after: (milliseconds, run) => {
      const id = ++count;
      timers.set(id, { at: now + milliseconds, run });
      return () => timers.delete(id);
    },
    origin: "http://portal.test",
    report: (fault) => log.push(`reported ${describeThrown(fault)}`),
    ...given,
  };
  const pass = async (milliseconds: number) => {
    now += milliseconds;
    for (const [id, timer] of [...timers]) {
      if (timer.at > now) continue;
      timers.delete(id);
      timer.run();
    }
    await settle();
  };
  const kits: Kit[] = [];
  const engine = new SubAppEngine<Kit>({ app: "notes", fileId: "main" }, ports, (crashed) => {
    const kit = { crashed };
    kits.push(kit);
    return kit;
  });
  const phases: string[] = [];
  engine.subscribe(() => phases.push(engine.getSnapshot().phase));
  return { engine, log, phases, kits, instance, module, pass, pendingTimers: () => timers.size };
}

const opened = async (given: Partial<SubAppPorts<Kit>> = {}) => {
  const world = fakeWorld(given);
  world.engine.open();
  await settle();
  return world;
};

describe("a sub-application that loads", () => {
  it("goes from manifest to ready and is told whether it is in front [VIEW-01]", async () => {
    const { engine, phases, log, pendingTimers } = await opened();
    expect(phases).toEqual(["fetchingManifest", "loadingScript", "mounting", "ready"]);
    expect(log).toEqual(["mount", "active false"]);
    expect(pendingTimers()).toBe(0);
    engine.setActive(true);
    engine.setActive(true);
    engine.setActive(false);
    expect(log.slice(2)).toEqual(["active true", "active false"]);
  });

  it("is told that it came to the front while loading, once it is mounted [VIEW-01]", async () => {
    const world = fakeWorld();
    world.engine.open();
    world.engine.setActive(true);
    await settle();
    expect(world.log).toEqual(["mount", "active true"]);
  });

  it("has its style sheet before it mounts, and loses all of it on leaving [VIEW-01]", async () => {
    const { engine, log } = await opened({ fetchManifest: () => Promise.resolve(STYLED) });
    engine.close();
    await settle();
    expect(log).toEqual(["style", "mount", "active false", "unmount", "element removed", "style removed"]);
    expect(engine.getSnapshot().phase).toBe("idle");
  });

  it("waits for a mount that answers later [VIEW-01]", async () => {
    const world = fakeWorld();
    let answer: (instance: SubAppInstance) => void = () => undefined;
    world.module.mount = () => new Promise((resolve) => (answer = resolve));
    world.engine.open();
    await settle();
    expect(world.engine.getSnapshot().phase).toBe("mounting");
    answer(world.instance);
    await settle();
    expect(world.engine.getSnapshot().phase).toBe("ready");
  });

  it("can be opened again after it was closed [VIEW-01]", async () => {
    const { engine, log } = await opened();
    engine.close();
    engine.open();
    await settle();
    expect(engine.getSnapshot().phase).toBe("ready");
    expect(log).toEqual(["mount", "active false", "unmount", "element removed", "mount", "active false"]);
  });
});

describe("a sub-application that does not load", () => {
  it.each(["manifestMissing", "manifestInvalid"] as const)("says %s [VIEW-04]", async (reason) => {
    const { engine } = await opened({
      fetchManifest: () => Promise.reject(new SubAppFailure(reason, "404")),
    });
    expect(engine.getSnapshot()).toMatchObject({ phase: "failed", reason, detail: "404" });
  });

  it.each(["scriptFailed", "noMount", "contractMismatch"] as const)("says %s [VIEW-04]", async (reason) => {
    const { engine } = await opened({ loadModule: () => Promise.reject(new SubAppFailure(reason, "it")) });
    expect(engine.getSnapshot()).toMatchObject({ phase: "failed", reason });
  });

  it("says that the manifest has no such entry [VIEW-01, VIEW-04]", async () => {
    const { engine } = await opened({ fetchManifest: () => Promise.resolve({ entries: {} }) });
    expect(engine.getSnapshot()).toMatchObject({ phase: "failed", reason: "entryMissing" });
  });

  it.each(["scriptFailed", "styleFailed"] as const)(
    "says that the network has gone where %s and the server does not answer for its script [VIEW-04, REL-03]",
    async (reason) => {
      const asked: string[] = [];
      const { engine } = await opened({
        loadModule: () => Promise.reject(new SubAppFailure(reason, "it")),
        reaches: (url) => {
          asked.push(url);
          return Promise.resolve(false);
        },
      });
      expect(engine.getSnapshot()).toMatchObject({ phase: "failed", reason: "unreachable", detail: "it" });
      expect(asked).toEqual(["http://portal.test/notes/main.js"]);
    },
  );

  it("says that the style sheet failed, and removes a sheet that was loaded before another failure [VIEW-04]", async () => {
    const failed = await opened({
      fetchManifest: () => Promise.resolve(STYLED),
      loadStyle: () => Promise.reject(new SubAppFailure("styleFailed", "css")),
    });
    expect(failed.engine.getSnapshot()).toMatchObject({ reason: "styleFailed" });
    const other = await opened({
      fetchManifest: () => Promise.resolve(STYLED),
      loadModule: () => Promise.reject(new SubAppFailure("scriptFailed", "js")),
    });
    expect(other.engine.getSnapshot()).toMatchObject({ reason: "scriptFailed" });
    expect(other.log).toEqual(["style", "style removed"]);
  });

  it.each([
    ["an error", new TypeError("no"), "TypeError: no"],
    ["a text", "no", "no"],
    ["nothing", undefined, "undefined"],
    ["an object that cannot be text", Object.create(null), "object"],
  ])(
    "says that mount threw %s, and leaves nothing behind [VIEW-04]",
    async (_name, thrown: unknown, detail) => {
      const world = fakeWorld();
      world.module.mount = () => {
        throw thrown;
      };
      world.engine.open();
      await settle();
      expect(world.engine.getSnapshot()).toMatchObject({ phase: "failed", reason: "mountThrew", detail });
      expect(world.log.sort()).toEqual(["element removed", `reported ${detail}`]);
    },
  );

  it.each([undefined, null, {}, { unmount: () => undefined }, "app"])(
    "refuses %j as what mount answers [VIEW-04]",
    async (answer) => {
      const world = fakeWorld();
      world.module.mount = () => answer as unknown as SubAppInstance;
      world.engine.open();
      await settle();
      expect(world.engine.getSnapshot()).toMatchObject({ phase: "failed", reason: "noMount" });
    },
  );

  it.each([
    ["fetchingManifest", { fetchManifest: never }],
    ["loadingScript", { loadModule: never }],
  ])("times out after ten seconds of %s and not before [VIEW-04]", async (phase, ports) => {
    const { engine, pass } = await opened(ports);
    await pass(ANSWER_LIMIT - 1);
    expect(engine.getSnapshot().phase).toBe(phase);
    await pass(1);
    expect(engine.getSnapshot()).toMatchObject({ phase: "failed", reason: "timedOut", detail: phase });
  });

  it("times out when its mount never answers, and ends a late instance at once [VIEW-04]", async () => {
    const world = fakeWorld();
    let answer: (instance: SubAppInstance) => void = () => undefined;
    world.module.mount = () => new Promise((resolve) => (answer = resolve));
    world.engine.open();
    await settle();
    await world.pass(ANSWER_LIMIT);
    expect(world.engine.getSnapshot()).toMatchObject({ reason: "timedOut", detail: "mounting" });
    answer(world.instance);
    await settle();
    expect(world.log).toEqual(["element removed", "unmount"]);
    expect(world.engine.getSnapshot()).toMatchObject({ reason: "timedOut" });
  });

  it("aborts its requests on a timeout or when it is left [VIEW-04]", async () => {
    const signals: AbortSignal[] = [];
    const { engine, pass } = await opened({
      fetchManifest: (_app, signal) => {
        signals.push(signal);
        return never();
      },
    });
    await pass(ANSWER_LIMIT);
    engine.retry();
    engine.close();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });
});

describe("trying again", () => {
  it("loads a script that failed before [VIEW-04]", async () => {
    let tries = 0;
    const world = fakeWorld({
      loadModule: () =>
        ++tries === 1
          ? Promise.reject(new SubAppFailure("scriptFailed", "404"))
          : Promise.resolve(world.module),
    });
    world.engine.open();
    await settle();
    expect(world.engine.getSnapshot().phase).toBe("failed");
    world.engine.retry();
    await settle();
    expect(world.engine.getSnapshot().phase).toBe("ready");
  });

  it("requests the manifest again, and ignores the answers of the earlier try [VIEW-04]", async () => {
    const answers: ((document: unknown) => void)[] = [];
    const { engine, pass } = await opened({
      fetchManifest: () => new Promise((resolve) => answers.push(resolve)),
    });
    await pass(ANSWER_LIMIT);
    engine.retry();
    answers[0]!(MANIFEST);
    await settle();
    expect(engine.getSnapshot().phase).toBe("fetchingManifest");
    answers[1]!(MANIFEST);
    await settle();
    expect(engine.getSnapshot().phase).toBe("ready");
  });
});

describe("a sub-application that breaks later", () => {
  it("fails alone when it reports a crash, and loads again on retry [VIEW-04]", async () => {
    const { engine, kits, log } = await opened();
    kits[0]!.crashed(new Error("render"));
    expect(engine.getSnapshot()).toMatchObject({
      phase: "failed",
      reason: "crashed",
      detail: "Error: render",
    });
    await settle();
    expect(log).toEqual(["mount", "active false", "reported Error: render", "unmount", "element removed"]);
    engine.retry();
    await settle();
    expect(engine.getSnapshot().phase).toBe("ready");
  });

  it("is ignored once its attempt has ended [VIEW-04]", async () => {
    const { engine, kits } = await opened();
    engine.close();
    engine.open();
    await settle();
    kits[0]!.crashed("old");
    expect(engine.getSnapshot().phase).toBe("ready");
  });

  it("fails when setActive throws, at once or on a later turn [VIEW-04]", async () => {
    const world = fakeWorld();
    world.instance.setActive = (on) => {
      if (on) throw new Error("front");
    };
    world.engine.open();
    await settle();
    expect(world.engine.getSnapshot().phase).toBe("ready");
    world.engine.setActive(true);
    expect(world.engine.getSnapshot()).toMatchObject({ reason: "crashed", detail: "Error: front" });
  });

  it("is still left when unmount throws; the fault is reported [VIEW-01, VIEW-04]", async () => {
    const world = await opened();
    world.instance.unmount = () => {
      throw new Error("stuck");
    };
    world.engine.close();
    await settle();
    expect(world.log.slice(2)).toEqual(["reported Error: stuck", "element removed"]);
  });
});
