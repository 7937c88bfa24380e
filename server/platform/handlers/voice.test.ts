import { mkdirSync, readFileSync } from "node:fs";
import { request as httpRequest } from "node:http";
import path from "node:path";
import type { Client } from "../../testing/platform";
import { platformOn, signedInOn } from "../../testing/platformOn";
import { VOICE_MS } from "../voice/voice";

const sound = (name: string) => readFileSync(path.join(__dirname, "../../../test/voice", name));
const SOUND = sound("open-timetable.wav");

/** What the recogniser of these tests is asked, and what it does. */
const asked: { names: readonly string[]; bytes: number }[] = [];
let answer: (stop: AbortSignal) => Promise<string>;

const platform = platformOn(
  "sqlite",
  {},
  {
    recogniser: {
      listen: (names, bytes, stop) => {
        asked.push({ names, bytes: bytes.length });
        return answer(stop);
      },
    },
  },
);
const { student, teacher, parent } = signedInOn(platform, "student", "teacher", "parent");

// In the demo's menu it is not installed.
beforeAll(() => {
  mkdirSync(path.join(platform.folder, "more-subapps/homework"));
});
beforeEach(() => {
  asked.length = 0;
  answer = () => Promise.resolve("open homework");
});

const tokenOf = async (client: Client, language: "en" | "zh-CN" = "en") => {
  const { status, data } = await client.call("voiceToken", { language });
  expect(status).toBe(200);
  return data ?? { token: "", url: "", appKey: "", expireTime: 0 };
};

const form = "stream/v1/asr?appkey=portal&format=wav&sample_rate=16000&enable_punctuation_prediction=false";

/** Sends a recording as any program would, without a session. */
const recognise = async (token: string, body: Uint8Array | string = SOUND, address = form) => {
  const response = await fetch(`${platform.url}/api/voice/${address}`, {
    method: "POST",
    headers: { "x-nls-token": token, "content-type": "application/octet-stream" },
    body: typeof body === "string" ? body : new Uint8Array(body),
  });
  return {
    http: response.status,
    headers: response.headers,
    wire: (await response.json()) as Record<string, unknown>,
  };
};

describe("the recogniser's form", () => {
  it("answers a recording by the names that its person may say, whatever the language of their page [VOICE-02, DESK-15]", async () => {
    const { token, url, appKey, expireTime } = await tokenOf(student);
    expect([url, appKey]).toEqual(["/api/voice", "portal"]);
    expect(expireTime).toBe(Math.floor((platform.now + VOICE_MS) / 1000));
    const { http, wire } = await recognise(token);
    expect(http).toBe(200);
    expect(wire).toEqual({
      task_id: expect.stringMatching(/^[0-9a-f]{32}$/),
      result: "open homework",
      status: 20_000_000,
      message: "SUCCESS",
    });
    const [english] = asked;
    expect(english).toMatchObject({ bytes: SOUND.length - 44 });
    expect(english?.names).toEqual(expect.arrayContaining(["Homework", "Timetable"]));
    // Staff alone see these; nothing listens for applications that are not installed.
    expect(english?.names).not.toContain("Duty Roster");
    expect(english?.names).not.toContain("Canteen");
    const chinese = await tokenOf(teacher, "zh-CN");
    await recognise(chinese.token);
    expect(asked[1]?.names).toEqual(expect.arrayContaining(["Homework", "Duty Roster"]));
  });

  it("lets nobody in without a token, by an old one, or after the sign-out, and reads nothing of theirs [VOICE-02]", async () => {
    const refused = { http: 403, wire: { status: 40_000_001, result: "" } };
    expect(await recognise("")).toMatchObject(refused);
    expect(await recognise("made-up")).toMatchObject(refused);
    const { token } = await tokenOf(student);
    const stored = await platform.database.selectFrom("voice_token").selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
    platform.pass(VOICE_MS);
    expect(await recognise(token)).toMatchObject(refused);
    const leaving = await platform.client().signIn("student");
    const left = await tokenOf(leaving);
    await leaving.call("logout", {});
    expect(await recognise(left.token)).toMatchObject(refused);
    expect(asked).toEqual([]);
  });

  it.each([
    ["no sound", "<html></html>", form, 400],
    ["nothing", "", form, 400],
    ["another rate", SOUND, form.replace("16000", "8000"), 400],
    ["another format", SOUND, form.replace("wav", "opus"), 400],
    ["more than a minute", new Uint8Array(3 << 20), form, 413],
  ])("refuses %s [VOICE-02, SEC-06]", async (_, body, address, http) => {
    const { token } = await tokenOf(student);
    expect(await recognise(token, body, address)).toMatchObject({ http, wire: { status: 40_000_000 } });
    expect(asked).toEqual([]);
  });

  it("hears no word in a click [VOICE-02]", async () => {
    const { token } = await tokenOf(student);
    const click = Buffer.from(SOUND.subarray(0, 44 + 1600));
    click.writeUInt32LE(1600, 40);
    expect((await recognise(token, click)).wire).toMatchObject({ status: 20_000_000, result: "" });
    expect(asked).toEqual([]);
  });

  it("refuses who sends ever more at once, with a time to come again [SEC-06]", async () => {
    const { token } = await tokenOf(student);
    let go: () => void = () => undefined;
    const held = new Promise<string>((resolve) => (go = () => resolve("")));
    answer = () => held;
    const waiting: ((refused: Awaited<ReturnType<typeof recognise>>) => void)[] = [];
    const all = Array.from({ length: 6 }, async () => {
      const ended = await recognise(token);
      waiting.shift()?.(ended);
      return ended;
    });
    const [first] = await Promise.all(
      [0, 1, 2, 3].map(() => new Promise<Awaited<(typeof all)[number]>>((resolve) => waiting.push(resolve))),
    );
    expect(first).toMatchObject({ http: 429, wire: { status: 40_000_005 } });
    expect(first?.headers.get("retry-after")).toBe("3");
    go();
    const ends = (await Promise.all(all)).map(({ http }) => http).sort();
    expect(ends).toEqual([200, 200, 429, 429, 429, 429]);
  });

  it("reads the beginnings of a few recordings of one person, and tells the others to come again [SEC-06]", async () => {
    const { token } = await tokenOf(student);
    const headers = { "x-nls-token": token, "content-length": 1 << 20 };
    const begun = Array.from({ length: 7 }, () =>
      httpRequest(`${platform.url}/api/voice/${form}`, { method: "POST", headers }),
    );
    const told = begun.map((request) => {
      request.on("error", () => undefined).write(SOUND.subarray(0, 1000));
      return new Promise<number>((resolve) =>
        request.on("response", ({ statusCode = 0 }) => resolve(statusCode)),
      );
    });
    const statuses: number[] = [];
    await new Promise<void>((resolve) => {
      for (const each of told) void each.then((status) => statuses.push(status) === 3 && resolve());
    });
    expect(statuses).toEqual([429, 429, 429]);
    // Another person's come in meanwhile, and those of this one once the others are given up.
    expect(await recognise((await tokenOf(teacher)).token)).toMatchObject({ http: 200 });
    const closed = begun.map((request) => new Promise((resolve) => request.once("close", resolve).destroy()));
    await Promise.all(closed);
    let status = 0;
    while (status !== 200) ({ http: status } = await recognise(token));
  });

  it("keeps the newest tokens of a session alone, however many are asked for [SEC-06]", async () => {
    const kept = async () =>
      (
        await platform.database
          .selectFrom("voice_token")
          .where("person_id", "=", "2002")
          .selectAll()
          .execute()
      ).length;
    const first = await tokenOf(student);
    for (let count = 0; count < 12; count += 1) {
      platform.pass(1);
      await tokenOf(student);
    }
    const { token } = await tokenOf(student);
    expect(await kept()).toBeLessThanOrEqual(8);
    expect(await recognise(first.token)).toMatchObject({ http: 403 });
    expect(await recognise(token)).toMatchObject({ http: 200 });
  });

  it("says that it failed, and logs nothing of the sound [VOICE-02]", async () => {
    const { token } = await tokenOf(student);
    answer = () => Promise.reject(new Error("it ended"));
    const before = platform.log.length;
    expect(await recognise(token)).toMatchObject({ http: 500, wire: { status: 50_000_000, result: "" } });
    expect(platform.log.slice(before).join()).toMatch(/it ended/);
    expect(platform.log.slice(before).join()).not.toContain("RIFF");
  });
});

describe("what a phrase means", () => {
  const means = async (client: Client, vocabulary: string) => {
    const { status, code, data } = await client.call("vocabulary", { vocabulary });
    return status === 200 ? data?.url : `${status} ${code}`;
  };
  const page = "/pages/base/pc_desktop_all/index.html#";

  it.each([
    ["open homework", "/viewport?app=homework&fileId=homework"],
    ["打开作业。", "/viewport?app=homework&fileId=homework"],
    ["打开做业", "/viewport?app=homework&fileId=homework"],
    ["Go to TIMETABLE!", "/viewport?app=timetable&fileId=timetable"],
    ["校园云盘", "/viewport?app=drive&fileId=drive"],
  ])("%s is an application of the person's [VOICE-01]", async (phrase, route) => {
    expect(await means(student, phrase)).toBe(page + route);
  });

  it("is another address on a phone, and never an application of others, or one that is not installed [VOICE-01, DESK-15]", async () => {
    const { data } = await parent.call(
      "vocabulary",
      { vocabulary: "homework" },
      { headers: { "x-device-type": "h5" } },
    );
    expect(data?.url).toMatch(/^\/pages\/base\/mobile_desktop_all\/index\.html#\/viewport\?app=homework/);
    expect(await means(teacher, "duty roster")).toBe(`${page}/viewport?app=duty&fileId=duty`);
    expect(await means(student, "duty roster")).toBe("404 not_learned");
    expect(await means(teacher, "canteen")).toBe("404 not_learned");
    expect(await means(student, "tell me a story")).toBe("404 not_learned");
  });

  it("demands a session [SEC-06]", async () => {
    expect((await platform.client().call("vocabulary", { vocabulary: "homework" })).status).toBe(401);
    expect((await platform.client().call("voiceToken", {})).status).toBe(401);
  });
});

describe("a recogniser elsewhere", () => {
  const elsewhere = platformOn("sqlite", {
    voice: { url: new URL("https://nls.example.com/gate"), appKey: "k", token: "theirs", tokenFile: null },
  });
  const { student: pupil } = signedInOn(elsewhere, "student");

  it("is handed out with its token, and pages may call it [VOICE-02, SEC-01]", async () => {
    expect((await pupil.call("voiceToken", {})).data).toMatchObject({
      token: "theirs",
      appKey: "k",
      url: "https://nls.example.com/gate",
    });
    const answer = await pupil.fetch("/pages/base/pc_desktop_all/index.html");
    expect(answer.headers.get("content-security-policy")).toMatch(
      /connect-src 'self' https:\/\/nls\.example\.com;/,
    );
    expect(await elsewhere.client().call("siteConfig", {})).toMatchObject({
      recogniser: "https://nls.example.com/gate",
      voice: true,
      voiceLanguages: null,
    });
  });
});

describe("no recogniser", () => {
  const without = platformOn("sqlite", {}, { recogniser: null });
  const { student: pupil } = signedInOn(without, "student");

  it("is told in both languages, and no recording is let in [VOICE-01, VOICE-02]", async () => {
    const { status, code, message } = await pupil.call("voiceToken", {});
    expect([status, code]).toEqual([503, "no_recogniser"]);
    expect(message).toMatch(/语音识别.*\|\|\|.*check server configuration/);
    const response = await fetch(`${without.url}/api/voice/${form}`, { method: "POST", body: "x" });
    expect(response.status).toBe(403);
  });

  it("is known to the pages, so that they show no microphone; where one is installed they show it, and that it hears English alone [VOICE-01]", async () => {
    const site = (on: typeof platform) => on.client().call("siteConfig", {});
    expect(await site(without)).toMatchObject({ voice: false, voiceLanguages: null });
    expect(await site(platform)).toMatchObject({ voice: true, voiceLanguages: ["en"] });
  });
});
