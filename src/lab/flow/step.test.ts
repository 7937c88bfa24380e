import type { LabSubject, LabVisit } from "../core/labReport";
import { LabEngine, type LabPorts } from "./LabEngine";
import { IDLE, RUN, stepLab, type LabState } from "./step";

const ASKED = { address: "https://school.example/notes/manifest.json", app: "notes" };
const SUBJECT: LabSubject = {
  ...ASKED,
  page: "notes",
  manifest: { pages: [], count: 1, badNames: [], version: "1.0.0", serverVersion: "" },
  declared: null,
  gap: null,
  kitVersion: "1.21.0",
};
const VISIT: LabVisit = {
  language: "en",
  failure: null,
  grows: false,
  audits: [],
  during: { outside: [], styles: [], attributes: [], above: [] },
  after: { nodes: [], styles: [], attributes: [], listeners: [], timers: [] },
  recorded: { codes: [], calls: [], callsLeft: 0, unknownMessages: [], catalogues: null },
  files: [],
  react: { draws: false, copies: 0 },
};

/** An engine whose stage writes down what it does. */
function engineOf(opens = true, subject: LabSubject = SUBJECT) {
  const done: string[] = [];
  const ports: LabPorts = {
    readManifest: () => Promise.resolve({ subject }),
    stage: {
      open: (_subject, language) => {
        done.push(`open ${language}`);
        return Promise.resolve(opens);
      },
      settle: () => Promise.resolve(void done.push("settle")),
      audit: (scheme) => Promise.resolve(void done.push(`audit ${scheme}`)),
      leave: () => {
        done.push("leave");
        return Promise.resolve(VISIT);
      },
    },
  };
  const engine = new LabEngine(ports);
  const reach = (phase: LabState["phase"]) =>
    new Promise<LabState>((resolve) => {
      const look = () => {
        if (engine.getSnapshot().phase !== phase) return;
        stop();
        resolve(engine.getSnapshot());
      };
      const stop = engine.subscribe(look);
      look();
    });
  return { engine, done, reach };
}

it("reads a manifest, and opens the application in both languages and schemes [MORE-06]", async () => {
  const { engine, done, reach } = engineOf();
  engine.ask(ASKED);
  await reach("read");
  engine.run({ sendsWrites: false });
  expect(await reach("done")).toMatchObject({ visits: [VISIT, VISIT] });
  expect(done).toEqual([
    "open zh-CN",
    "settle",
    "audit light",
    "audit dark",
    "leave",
    "open en",
    "settle",
    "leave",
  ]);
});

it("leaves an application at once that does not open [MORE-06]", async () => {
  const { engine, done, reach } = engineOf(false);
  engine.ask(ASKED);
  await reach("read");
  engine.run({ sendsWrites: false });
  await reach("done");
  expect(done).toEqual(["open zh-CN", "leave", "open en", "leave"]);
});

it("ends what is open when it is cancelled, can be run again, and reads another address afterwards [MORE-06]", async () => {
  const { engine, done, reach } = engineOf();
  engine.ask(ASKED);
  await reach("read");
  engine.run({ sendsWrites: false });
  engine.cancel();
  expect(engine.getSnapshot().phase).toBe("read");
  expect(done.slice(0, 2)).toEqual(["open zh-CN", "leave"]);
  engine.run({ sendsWrites: false });
  await reach("done");
  engine.ask(ASKED);
  expect((await reach("read")).attempt).toBeGreaterThan(3);
});

it("ignores answers of an earlier attempt, and what does not fit [MORE-06]", () => {
  const [reading] = stepLab(IDLE, { type: "ask", ...ASKED });
  const [idle, effect] = stepLab(reading, { type: "cancel" });
  expect([idle.phase, effect]).toEqual(["idle", { do: "stop" }]);
  expect(stepLab(idle, { type: "read", attempt: 1, subject: SUBJECT })[0]).toBe(idle);
  expect(stepLab(idle, { type: "run", options: { sendsWrites: false } })[0]).toBe(idle);
  expect(stepLab(reading, { type: "ask", ...ASKED })[0]).toBe(reading);
  const [refused] = stepLab(reading, { type: "refused", attempt: 1, problem: "html" });
  expect(refused).toMatchObject({ phase: "refused", problem: "html", address: ASKED.address });
});

it("runs nothing where no page can be opened [MORE-06]", () => {
  const state: LabState = { phase: "read", attempt: 1, subject: { ...SUBJECT, page: null } };
  expect(stepLab(state, { type: "run", options: { sendsWrites: false } })[0]).toBe(state);
  expect(RUN.at(-1)).toEqual({ run: "leave" });
});
