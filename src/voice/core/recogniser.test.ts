import {
  readFoundAddress,
  readRecognised,
  readVoiceToken,
  recogniserAddress,
  recogniserOrigins,
  voiceTarget,
} from "./recogniser";

const ORIGIN = "https://school.example";
const token = (url: string) => ({ token: "t", appKey: "a b", url });

it("sends recordings to our own origin, or to where the site says [VOICE-02]", () => {
  const own = { recogniser: null };
  expect(recogniserAddress(token("/api/voice"), own, ORIGIN)).toBe(
    "https://school.example/api/voice/stream/v1/asr?appkey=a%20b&format=wav&sample_rate=16000&enable_punctuation_prediction=false",
  );
  const named = { recogniser: "https://nls.example.com/gate/" };
  expect(recogniserAddress(token("/api/voice"), named, ORIGIN)).toMatch(
    /^https:\/\/nls\.example\.com\/gate\/stream\/v1\/asr\?/,
  );
  expect(recogniserOrigins(named)).toEqual(["https://nls.example.com"]);
});

it.each(["https://elsewhere.example", "//elsewhere.example/", "javascript:alert(1)", "/\\elsewhere", ""])(
  "sends nothing to %j, which a token alone names [VOICE-02]",
  (url) => {
    expect(recogniserAddress(token(url), { recogniser: null }, ORIGIN)).toBeNull();
  },
);

const NO_SITE = { recogniser: null, recogniserAppKey: null };
const SITE = { recogniser: "https://nls.example.com", recogniserAppKey: null };

it("reads a token, and nothing that is none [VOICE-02]", () => {
  expect(readVoiceToken({ token: "t", appKey: "", url: "/v" }, NO_SITE)).toEqual({
    token: "t",
    appKey: "",
    url: "/v",
  });
  for (const data of [null, {}, { token: "t" }, { url: "/v" }, "<html>", "t"])
    expect(readVoiceToken(data, NO_SITE)).toBeNull();
});

it.each([
  ["a record without an address", { token: "t", appKey: "k" }, SITE, "k"],
  ["a record without a key", { token: "t", url: "/v" }, { ...SITE, recogniserAppKey: "own" }, "own"],
  ["another key than the site's", { token: "t", appKey: "k" }, { ...SITE, recogniserAppKey: "own" }, "own"],
  ["a bare token", "t", { ...SITE, recogniserAppKey: "own" }, "own"],
])("takes %s where the site names a recogniser [VOICE-02]", (_, data, site, appKey) => {
  const token = readVoiceToken(data, site);
  expect(token).toMatchObject({ token: "t", appKey });
  expect(recogniserAddress(token!, site, ORIGIN)).toMatch(
    `https://nls.example.com/stream/v1/asr?appkey=${appKey}&`,
  );
});

it.each(["<html>", "a b", "", "t".repeat(5_000), 7, ["t"]])(
  "takes %j for no bare token [VOICE-02]",
  (data) => {
    expect(readVoiceToken(data, SITE)).toBeNull();
  },
);

it.each([
  [
    200,
    '{"task_id":"1","result":"open homework","status":20000000,"message":"SUCCESS"}',
    { sentence: "open homework" },
  ],
  [200, '{"task_id":"1","result":"","status":20000000,"message":"SUCCESS"}', { sentence: "" }],
  [200, '{"status":41010105,"message":"silence"}', { sentence: "" }],
  [400, '{"status":40000001,"message":"Gateway:ACCESS_DENIED"}', { fault: "token" }],
  [403, "", { fault: "token" }],
  [429, "<html>too many</html>", { fault: "busy" }],
  [400, '{"status":40000005,"message":"TOO_MANY_REQUESTS"}', { fault: "busy" }],
  [200, "<!doctype html><title>Login</title>", { fault: "recogniser" }],
  [200, "", { fault: "recogniser" }],
  [502, "Bad gateway", { fault: "recogniser" }],
  [200, '{"status":50000000}', { fault: "recogniser" }],
])("reads %i %s as %j [VOICE-02]", (status, text, expected) => {
  expect(readRecognised(status, text)).toEqual(expected);
});

it("goes to allowed targets only, and to places of the portal without loading it again [VOICE-01]", () => {
  const site = { allowedOrigins: ["https://friend.example"] };
  const to = (address: string) => voiceTarget(address, site, ORIGIN);
  expect(to("/pages/base/pc_desktop_all/index.html#/viewport?app=homework&fileId=homework")).toEqual({
    route: "/viewport?app=homework&fileId=homework",
  });
  expect(to("/help/")).toEqual({ url: "https://school.example/help/" });
  expect(to("https://friend.example/x#/y")).toEqual({ url: "https://friend.example/x#/y" });
  for (const bad of ["https://evil.example/", "javascript:alert(1)", "//evil.example", "", "homework"])
    expect(to(bad)).toBeNull();
  expect(readFoundAddress({ url: "/help/" })).toBe("/help/");
  expect(readFoundAddress(null)).toBeNull();
});
