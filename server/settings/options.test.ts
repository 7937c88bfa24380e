import path from "node:path";
import { REJECTED_EXTENSIONS, REJECTED_FEW } from "../../src/base/core/file/fileNames";
import { readOptions } from "./options";

it("files have limits and a folder, which a deployment may change [UP-05, UP-12]", () => {
  const standard = readOptions({ DATA_DIR: "/srv/data" }).files;
  expect(standard).toEqual({
    folder: path.resolve("/srv/data"),
    bucket: null,
    uploadLimit: 20e9,
    personQuota: 50e9,
    unitQuota: 1e12,
    rejected: REJECTED_EXTENSIONS,
    scanner: null,
  });
  const changed = {
    STORAGE_DIR: "/srv/files",
    UPLOAD_LIMIT: "1000",
    PERSON_QUOTA: "2000",
    UNIT_QUOTA: "3000",
    CLAMD_URL: "tcp://scanner",
    SCAN_LIMIT: "5000",
  };
  expect(readOptions({ ...changed, UPLOAD_REJECTED: " EXE, jsp " }).files).toEqual({
    folder: path.resolve("/srv/files"),
    bucket: null,
    uploadLimit: 1000,
    personQuota: 2000,
    unitQuota: 3000,
    rejected: new Set(["exe", "jsp"]),
    scanner: { host: "scanner", port: 3310, socket: null, most: 5000 },
  });
  expect(readOptions({ CLAMD_URL: "unix:/run/clamd.ctl" }).files.scanner?.socket).toBe("/run/clamd.ctl");
  expect(readOptions({ UPLOAD_REJECTED: "few" }).files.rejected).toBe(REJECTED_FEW);
});

it.each([
  ["UPLOAD_LIMIT", "20 GB"],
  ["PERSON_QUOTA", "0"],
  ["UNIT_QUOTA", "-1"],
  ["UPLOAD_REJECTED", "exe;*.jsp"],
  ["CLAMD_URL", "scanner"],
  ["CLAMD_URL", "tcp://scanner:99999"],
])("%s=%s ends the start with a line that says what it should be [UP-05]", (name, value) => {
  expect(() => readOptions({ [name]: value })).toThrow(new RegExp(`^${name}=.*Use one such as`));
});

const KEYS = { S3_KEY: "id", S3_SECRET: "secret" };

it("an S3 store is an address with the bucket and a region, and an access key [UP-11]", () => {
  expect(readOptions({ S3_URL: "https://s3.example.org:9000/portal", ...KEYS }).files.bucket).toEqual({
    endpoint: "https://s3.example.org:9000",
    name: "portal",
    region: "us-east-1",
    inHost: false,
    key: "id",
    secret: "secret",
  });
  const S3_URL = "https://oss-cn-beijing.aliyuncs.com/portal/?region=cn-beijing&style=host";
  expect(readOptions({ S3_URL, ...KEYS }).files.bucket).toMatchObject({
    endpoint: "https://oss-cn-beijing.aliyuncs.com",
    region: "cn-beijing",
    inHost: true,
  });
});

it.each([
  "portal",
  "https://s3.example.org",
  "https://s3.example.org/a/b",
  "s3://portal/files",
  "https://id:secret@s3.example.org/portal",
])("S3_URL=%s ends the start with a line that says what it should be, and tells no key [UP-11]", (S3_URL) => {
  expect(() => readOptions({ S3_URL, ...KEYS })).toThrow(/^S3_URL is not(?!.*secret).*Use one such as/);
});

it("an S3 store without its access key ends the start [UP-11]", () => {
  const S3_URL = "https://s3.example.org/portal";
  expect(() => readOptions({ S3_URL, S3_KEY: "id" })).toThrow(/^S3_URL needs.*S3_SECRET/);
});

describe("a speech recogniser elsewhere", () => {
  const known = { VOICE_URL: "https://nls.example.com/gate", VOICE_APP_KEY: "k" };

  it("is an address, the key of a project, and a token or the file of one [VOICE-02]", () => {
    expect(readOptions({}).voice).toBeNull();
    expect(readOptions({ ...known, VOICE_TOKEN: "t" }).voice).toEqual({
      url: new URL("https://nls.example.com/gate"),
      appKey: "k",
      token: "t",
      tokenFile: null,
    });
    expect(readOptions({ ...known, VOICE_TOKEN_FILE: "/run/token" }).voice?.tokenFile).toBe("/run/token");
  });

  it.each([
    ["VOICE_URL", { ...known, VOICE_URL: "wss://nls.example.com", VOICE_TOKEN: "t" }],
    ["VOICE_URL", { ...known, VOICE_URL: "https://n.example/?a=b", VOICE_TOKEN: "t" }],
    ["VOICE_APP_KEY", { VOICE_URL: known.VOICE_URL, VOICE_TOKEN: "t" }],
    ["VOICE_TOKEN", known],
    ["VOICE_TOKEN", { ...known, VOICE_TOKEN: "t", VOICE_TOKEN_FILE: "/run/token" }],
  ])("needs all of it, or the start ends with a line about %s [VOICE-02]", (name, environment) => {
    expect(() => readOptions(environment)).toThrow(new RegExp(name));
  });
});
