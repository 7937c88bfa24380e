import fc from "fast-check";
import { answered, fakeClock, fakeHttp, fakeVisibility, fault, silentFetch } from "../../../test/fakePorts";
import { createForeignHttp } from "../../base/platform/foreignHttp";
import type { VoiceFailure, VoicePorts } from "./ports";
import { recogniseBy } from "./recogniseSound";
import { HOLD_MS, RECORD_MS, RESET_MS, type VoiceFault } from "./step";
import { Voice } from "./Voice";

const settle = () => new Promise((resolve) => setImmediate(resolve));
const TOKEN = { token: "t", appKey: "a", url: "/api/voice" };
const SOUND = new Blob(["sound"]);

/** A helper in a world that answers as the test says; a promise that never ends stands for what takes long. */
function begin({
  token = TOKEN,
  record,
  sentence = "open homework",
  recognised,
  address = "/go",
  found,
  allows = true,
}: {
  token?: Awaited<ReturnType<VoicePorts["token"]>>;
  record?: VoiceFailure | "never";
  sentence?: string;
  recognised?: VoiceFailure | "never";
  address?: string | null;
  found?: VoiceFailure | "never";
  allows?: boolean;
} = {}) {
  const { clock, advance } = fakeClock(0);
  const { visibility, see, watchers } = fakeVisibility();
  const log: string[] = [];
  const lost: (() => void)[] = [];
  let open = 0;
  const never = () => new Promise<never>(() => undefined);
  let answers = recognised;
  const voice = new Voice({
    token: () => {
      log.push("token");
      return Promise.resolve(token);
    },
    record: (onLost) => {
      log.push("record");
      if (record === "never") return never();
      if (record) return Promise.resolve(record);
      open += 1;
      lost.push(onLost);
      let isOn = true;
      const end = () => {
        if (isOn) open -= 1;
        isOn = false;
      };
      return Promise.resolve({
        level: () => 0.5,
        stop: () => {
          end();
          return Promise.resolve(SOUND);
        },
        discard: end,
      });
    },
    recognise: (sound) => {
      log.push(`recognise ${sound.size}`);
      if (answers === "never") return never();
      return Promise.resolve(answers ?? { sentence });
    },
    find: (said) => {
      log.push(`find ${said}`);
      if (found === "never") return never();
      return Promise.resolve(found ?? { address });
    },
    allows: () => allows,
    jump: (to) => log.push(`jump ${to}`),
    clock,
    visibility,
  });
  return {
    voice,
    log,
    advance,
    see,
    watchers,
    pullOut: () => lost.at(-1)?.(),
    answerNow: () => (answers = undefined),
    microphones: () => open,
    phase: () => voice.getSnapshot().at.phase,
    reply: () => voice.getSnapshot().reply,
    /** Presses for long enough, and lets the microphone open. */
    hold: async () => {
      voice.press();
      advance(HOLD_MS);
      await settle();
    },
  };
}

it("goes from a long press by token, recording, sentence and lookup to where it leads, and is ready after a second [VOICE-01]", async () => {
  const test = begin();
  test.voice.press();
  expect(test.phase()).toBe("pressed");
  test.advance(HOLD_MS - 1);
  expect(test.log).toEqual([]);
  test.advance(1);
  expect(test.phase()).toBe("asking");
  await settle();
  expect(test.voice.getSnapshot().at).toMatchObject({ phase: "recording", way: "hold", left: 60 });
  expect(test.voice.level()).toBe(0.5);
  test.voice.release();
  expect(test.phase()).toBe("recognising");
  await settle();
  expect(test.log).toEqual(["token", "record", "recognise 5", "find open homework", "jump /go"]);
  expect(test.reply()).toEqual({ kind: "found", sentence: "open homework" });
  expect([test.phase(), test.microphones()]).toEqual(["told", 0]);
  test.advance(RESET_MS);
  expect(test.phase()).toBe("idle");
  expect(test.reply()).not.toBeNull();
});

it("takes a press for a long one after 200 ms, and is ready 1 second after its answer [VOICE-01]", async () => {
  const test = begin();
  test.voice.press();
  test.advance(199);
  expect(test.phase()).toBe("pressed");
  test.advance(1);
  expect(test.phase()).toBe("asking");
  await settle();
  test.voice.release();
  await settle();
  test.advance(999);
  expect(test.phase()).toBe("told");
  test.advance(1);
  expect(test.phase()).toBe("idle");
});

it("records from one short press to the next [VOICE-01]", async () => {
  const test = begin();
  test.voice.press();
  test.advance(50);
  test.voice.release();
  await settle();
  expect(test.voice.getSnapshot().at).toMatchObject({ phase: "recording", way: "toggle" });
  test.voice.release();
  expect(test.phase()).toBe("recording");
  test.voice.toggle();
  await settle();
  expect(test.log.at(-1)).toBe("jump /go");
});

it("goes on by pressing again for a person who lets go to answer the browser's question [VOICE-01]", async () => {
  const test = begin();
  test.voice.press();
  test.advance(HOLD_MS);
  test.voice.release();
  await settle();
  expect(test.voice.getSnapshot().at).toMatchObject({ phase: "recording", way: "toggle" });
});

it("counts 60 seconds down, and ends by itself [VOICE-01]", async () => {
  const test = begin();
  await test.hold();
  const seen: number[] = [];
  for (let second = 0; second < RECORD_MS / 1000 - 1; second += 1) {
    test.advance(1000);
    const { at } = test.voice.getSnapshot();
    if (at.phase === "recording") seen.push(at.left);
  }
  expect(seen).toEqual(Array.from({ length: 59 }, (_, index) => 59 - index));
  test.advance(1000);
  await settle();
  expect(test.log.at(-1)).toBe("jump /go");
});

it("says what it has not learned, is ready after a second, and keeps the words on the screen [VOICE-01]", async () => {
  const test = begin({ address: null });
  await test.hold();
  test.voice.release();
  await settle();
  expect(test.reply()).toEqual({ kind: "notLearned", sentence: "open homework" });
  test.advance(RESET_MS);
  expect([test.phase(), test.reply()?.kind]).toEqual(["idle", "notLearned"]);
});

it("says that it has heard nothing, and that an address is not allowed [VOICE-01]", async () => {
  const silent = begin({ sentence: "  " });
  await silent.hold();
  silent.voice.release();
  await settle();
  expect(silent.reply()).toEqual({ kind: "empty" });
  expect(silent.log.some((entry) => entry.startsWith("find"))).toBe(false);
  const elsewhere = begin({ allows: false });
  await elsewhere.hold();
  elsewhere.voice.release();
  await settle();
  expect(elsewhere.reply()?.kind).toBe("notAllowed");
  expect(elsewhere.log.some((entry) => entry.startsWith("jump"))).toBe(false);
});

it("opens no microphone without a token [VOICE-01]", async () => {
  const test = begin({ token: { fault: "token", detail: "未配置|||None is configured" } });
  await test.hold();
  expect(test.log).toEqual(["token"]);
  expect(test.reply()).toEqual({ kind: "fault", fault: "token", detail: "未配置|||None is configured" });
  expect(test.voice.getSnapshot().canResend).toBe(false);
});

it.each<VoiceFault>(["refused", "missing", "busy", "insecure", "unsupported"])(
  "says why there is no microphone: %s [VOICE-01]",
  async (reason) => {
    const test = begin({ record: { fault: reason } });
    await test.hold();
    expect([test.phase(), test.reply()]).toEqual(["idle", { kind: "fault", fault: reason, detail: null }]);
  },
);

it("says that the microphone was pulled out [VOICE-01]", async () => {
  const test = begin();
  await test.hold();
  test.pullOut();
  expect([test.reply(), test.microphones()]).toEqual([{ kind: "fault", fault: "lost", detail: null }, 0]);
});

it("keeps a recording that the recogniser could not take, and sends it again with a new token [VOICE-01]", async () => {
  const test = begin({ recognised: { fault: "slow" } });
  await test.hold();
  test.voice.release();
  await settle();
  expect(test.voice.getSnapshot()).toMatchObject({ reply: { fault: "slow" }, canResend: true });
  test.answerNow();
  test.voice.resend();
  await settle();
  expect(test.log).toEqual([
    "token",
    "record",
    "recognise 5",
    "token",
    "recognise 5",
    "find open homework",
    "jump /go",
  ]);
});

describe("throws everything away", () => {
  const stages = {
    pressed: (test: ReturnType<typeof begin>) => {
      test.voice.press();
      return Promise.resolve();
    },
    opening: (test: ReturnType<typeof begin>) => test.hold(),
    recording: (test: ReturnType<typeof begin>) => test.hold(),
    recognising: async (test: ReturnType<typeof begin>) => {
      await test.hold();
      test.voice.release();
      await settle();
    },
    looking: async (test: ReturnType<typeof begin>) => {
      await test.hold();
      test.voice.release();
      await settle();
    },
  };
  const worlds = {
    pressed: {},
    opening: { record: "never" },
    recording: {},
    recognising: { recognised: "never" },
    looking: { found: "never" },
  } as const;
  const names = Object.keys(stages) as (keyof typeof stages)[];

  it.each(names)("by Escape and where the page is hidden, while %s [VOICE-01]", async (stage) => {
    for (const end of ["cancel", "hide", "close"] as const) {
      const test = begin(worlds[stage]);
      await stages[stage](test);
      expect(test.phase()).toBe(stage);
      if (end === "hide") test.see(false);
      else test.voice[end]();
      expect([test.phase(), test.microphones()]).toEqual([end === "close" ? "closed" : "idle", 0]);
      const before = test.log.length;
      test.advance(RECORD_MS);
      await settle();
      expect(test.log.length).toBe(before);
      expect(test.watchers.size).toBe(end === "close" ? 0 : 1);
    }
  });

  it("also where the microphone opens only afterwards [VOICE-01]", async () => {
    const test = begin();
    test.voice.press();
    test.advance(HOLD_MS);
    await Promise.resolve();
    test.voice.cancel();
    await settle();
    expect(test.microphones()).toBe(0);
  });
});

it("never holds a microphone unless it records, whatever happens [VOICE-01]", async () => {
  const act = fc.constantFrom(
    "press",
    "release",
    "toggle",
    "cancel",
    "resend",
    "hide",
    "lose",
    "wait",
    "second",
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(act, { maxLength: 25 }),
      fc.constantFrom(undefined, "never" as const),
      async (acts, recognised) => {
        const test = begin(recognised ? { recognised } : {});
        for (const each of acts) {
          if (each === "hide") test.see(false);
          else if (each === "lose") test.pullOut();
          else if (each === "wait") test.advance(HOLD_MS);
          else if (each === "second") test.advance(1000);
          else test.voice[each]();
          await settle();
          expect(test.microphones()).toBe(test.phase() === "recording" ? 1 : 0);
        }
        test.voice.close();
        await settle();
        expect(test.microphones()).toBe(0);
      },
    ),
    { numRuns: 60 },
  );
});

describe("the recogniser's form", () => {
  const ask = (result: Parameters<typeof fakeHttp>[0]) => {
    const fake = fakeHttp(result);
    const options = { http: fake.http, site: { recogniser: null }, origin: "http://localhost" };
    return { ...fake, answer: recogniseBy(options)(SOUND, TOKEN, new AbortController().signal) };
  };

  it("carries the sound as it is, and the token in its header [VOICE-02]", async () => {
    const { requests, answer } = ask(() => answered({ status: 20_000_000, result: "open homework" }));
    expect(await answer).toEqual({ sentence: "open homework" });
    expect(requests[0]).toMatchObject({
      method: "POST",
      url: "http://localhost/api/voice/stream/v1/asr?appkey=a&format=wav&sample_rate=16000&enable_punctuation_prediction=false",
      headers: { "X-NLS-Token": "t", "Content-Type": "application/octet-stream" },
      body: { form: "bytes", content: SOUND },
    });
  });

  it.each([
    ["slow", fault("timeout")],
    ["recogniser", fault("network")],
    ["recogniser", answered("<html>proxy</html>")],
    ["busy", answered("", 429)],
    ["token", answered({ status: 40_000_001 }, 400)],
  ])("says that it is %s [VOICE-02]", async (expected, result) => {
    expect(await ask(() => result).answer).toEqual({ fault: expected });
  });

  it("is given up after 15 seconds of a recogniser that says nothing [VOICE-02]", async () => {
    const { clock, advance } = fakeClock(0);
    const http = createForeignHttp(clock, silentFetch);
    const recognise = recogniseBy({ http, site: { recogniser: null }, origin: "http://localhost" });
    let answer: unknown = null;
    void recognise(SOUND, TOKEN, new AbortController().signal).then((given) => (answer = given));
    advance(14_999);
    await settle();
    expect(answer).toBeNull();
    advance(1);
    await settle();
    expect(answer).toEqual({ fault: "slow" });
  });
});
