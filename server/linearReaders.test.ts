import { slowOver } from "../test/linear";
import { fileName, keptFileName } from "./platform/attachment";
import { accountName } from "./platform/auth/accountName";
import { cookieValues, domainsOver, pathsOver } from "./platform/auth/cookieHeader";
import { deviceName } from "./platform/auth/deviceName";
import { isLoopback } from "./platform/auth/loopback";
import { byteRange } from "./platform/byteRange";
import { parseForm, parseQuery } from "./platform/forms";
import { uploadOf } from "./platform/storage/uploadName";
import { sheetName } from "./platform/tables/spreadsheet";
import { isForwarded } from "./settings/via";
import { browserLanguages } from "./web/browserLanguages";
import { addVary } from "./web/compress";
import { chooseEncoding } from "./web/encoding";
import { isBeyond } from "./web/jsonBounds";
import { passAnswer } from "./web/proxy/answerHeaders";
import { readMediaType } from "./web/proxy/mediaType";
import { ownCookie } from "./web/proxy/ownCookie";
import { ownLocation } from "./web/proxy/ownLocation";
import { readTarget } from "./web/proxy/readTarget";
import { requestHeaders } from "./web/proxy/requestHeaders";

jest.setTimeout(60_000);

const PLATFORM = new URL("https://platform.example/edu");
const REDIRECT = {
  asked: new URL("https://platform.example/edu/api/a"),
  platform: PLATFORM,
  portal: "https://portal.example",
  allowedOrigins: ["https://other.example"],
};
const ROW = { kind: "file", path: "/api/*", scripts: false } as unknown as Parameters<
  typeof passAnswer
>[1]["row"];
const HEADS = ["content-type", "content-disposition", "cache-control", "vary", "etag", "set-cookie"];

/** What is made of heads, cookies, queries, fields and names, by readers of this folder. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  "the cookies of a request": (text) => cookieValues(text, "portal_access"),
  "the domains over a host": domainsOver,
  "the paths over an address": pathsOver,
  "an address of this machine": isLoopback,
  "the languages of a browser": (text) =>
    browserLanguages({ headers: { "accept-language": text } } as Parameters<typeof browserLanguages>[0]),
  "the compressed forms that a browser takes": (text) => chooseEncoding(text),
  "the part of a file": (text) => byteRange(text, 1000),
  "the part of a file, behind its unit": (text) => byteRange(`bytes=${text}`, 1000),
  "the part of a file, behind its first byte": (text) => byteRange(`bytes=0${text}`, 1000),
  "the name of a browser": deviceName,
  "the servers on the way": (text) => isForwarded({ headers: { via: text } }),
  "what an answer depends on": (text) =>
    addVary({ getHeader: () => text, header: () => undefined }, "Cookie"),
  "a form": parseForm,
  "a query": parseQuery,
  "a field of a form": (text) => parseForm(`a=${text}`),
  "the bounds of JSON": (text) => isBeyond(text, { jsonDepth: 64, jsonValues: 60_000 }),
  "an account's name": accountName,
  "the name of a file": (text) => fileName(text, "pdf", "file"),
  "the name of a file that has one": (text) => keptFileName(`${text}.pdf`, "file"),
  "the name of a sheet": sheetName,
  "the name of an upload": (text) => uploadOf("person", text),
  "the target of a request to another platform": readTarget,
  "a path to another platform": (text) => readTarget(`/${text}`),
  "the headers to another platform, by a name": (text) => requestHeadersOf({ [text]: "1" }),
  "the headers to another platform, by a value": (text) => requestHeadersOf({ via: text, connection: text }),
  "a type of another platform": readMediaType,
  "the parameters of a type of another platform": (text) => readMediaType(`text/plain;${text}`),
  "a cookie of another platform": (text) => ownCookie(text, { secure: true, base: "/edu" }),
  "the value of a cookie of another platform": (text) =>
    ownCookie(`a=${text}`, { secure: true, base: "/edu" }),
  "the attributes of a cookie of another platform": (text) =>
    ownCookie(`a=1; Path=/${text}; Max-Age=${text}; Expires=${text}`, { secure: true, base: "/edu" }),
  "a redirect of another platform": (text) => ownLocation(text, REDIRECT),
  "a redirect of another platform to a path": (text) => ownLocation(`/edu/${text}`, REDIRECT),
  "the headers of another platform": (text) =>
    passAnswer(
      { status: 200, headers: Object.fromEntries(HEADS.map((name) => [name, text])) },
      { ...REDIRECT, row: ROW, secure: true },
    ),
};

const requestHeadersOf = (headers: NodeJS.Dict<string | string[]>) =>
  requestHeaders(
    { method: "GET", headers, ip: "203.0.113.7", protocol: "https", host: "portal.example" },
    PLATFORM,
  );

describe("what a stranger sends", () => {
  it.each(Object.entries(READERS))(
    "is read in one pass, whatever 60,000 signs stand there: %s [SEC-06, SEC-10]",
    (_, read) => {
      expect(slowOver(read)).toEqual([]);
    },
  );
});
