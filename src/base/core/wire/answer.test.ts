import fc from "fast-check";
import { answered, failure, fault, success } from "../../../../test/fakePorts";
import en from "../../i18n/compiled/catalogue.en.json";
import zh from "../../i18n/compiled/catalogue.zh-CN.json";
import { readAnswer, saysLapsed, settle } from "./answer";
import type { HttpResult } from "./exchange";

const settled = (result: HttpResult, noIntercept = false) =>
  settle(readAnswer(result, "envelope", 5000), noIntercept);

describe("answers", () => {
  it("give the data of a success [API-07]", () => {
    expect(settled(success({ a: 1 }))).toEqual({ data: { a: 1 } });
    expect(settled(success(null))).toEqual({ data: null });
  });

  it("warn about every other envelope and reject with it [API-07]", () => {
    const result = settled(failure(400, { fieldErrors: [{ message: "甲|||A" }, { message: "乙|||B" }] }));
    expect(result).toMatchObject({
      error: { kind: "envelope", status: 400, reason: 400, text: "甲,乙|||A,B" },
      warning: { severity: "warning", text: "甲,乙|||A,B" },
    });
  });

  it("are returned unchanged to a call that is not intercepted [API-07]", () => {
    expect(settled(failure(400, { message: "no", code: "x" }), true)).toEqual({
      data: { status: 400, message: "no", code: "x", fieldErrors: [], data: null },
    });
    expect(settled(fault("network"), true)).toMatchObject({ warning: null });
  });

  it("outside 2xx show their status and its text [API-09]", () => {
    expect(settled(answered("<html>", 502, "Bad Gateway"))).toMatchObject({
      error: { kind: "http", status: 502 },
      warning: { severity: "error", text: "502 Bad Gateway" },
    });
    expect(settled(answered("", 404, ""))).toMatchObject({ warning: { text: "404" } });
  });

  it("outside 2xx keep the platform's own explanation for the caller [API-09]", () => {
    const refused = answered({ status: 429, message: "稍后再试|||Try later" }, 429, "Too Many Requests");
    expect(settled(refused)).toMatchObject({
      error: { kind: "http", line: "429 Too Many Requests", text: "稍后再试|||Try later", reason: 429 },
      warning: { severity: "error", text: "429 Too Many Requests" },
    });
  });

  it("that never arrived have a text in both languages [API-09, API-03]", () => {
    expect(settled(fault("aborted"))).toMatchObject({ warning: { text: { id: "api.aborted" } } });
    expect(settled(fault("network"))).toMatchObject({ warning: { text: { id: "api.network" } } });
    expect(settled(fault("timeout"))).toMatchObject({
      warning: { text: { id: "api.timeout", values: { n: 5000 } } },
    });
    expect([en["api.aborted"], en["api.network"], en["api.timeout"]]).toEqual([
      "Request aborted",
      "Network Error",
      "timeout of {n}ms exceeded",
    ]);
    expect([zh["api.aborted"], zh["api.network"], zh["api.timeout"]]).toEqual([
      "请求已中止",
      "网络错误",
      "请求超过 {n} 毫秒未完成",
    ]);
    expect([en["api.serverError"], zh["api.serverError"]]).toEqual([
      "Server internal error!",
      "服务器内部错误！",
    ]);
  });

  it.each([
    ["empty", ""],
    ["empty", "  \n"],
    ["html", "<!doctype html><title>Login</title>"],
    ["malformed", '{"status":200,"data":{"a'],
    ["malformed", "ok"],
    ["notEnvelope", "[]"],
    ["notEnvelope", '{"ok":true}'],
    ["notEnvelope", "null"],
  ])("that are no envelope are an error: %s [API-12]", (kind, body) => {
    expect(settled(answered(body))).toMatchObject({
      error: { kind: "body", fault: kind },
      warning: { severity: "error", text: { id: `api.body.${kind}` } },
    });
    expect(Object.keys(en)).toContain(`api.body.${kind}`);
    expect(Object.keys(zh)).toContain(`api.body.${kind}`);
  });

  it("that are too large to be read are an error [API-12, REL-01]", () => {
    const unread: HttpResult = { kind: "answered", status: 200, statusText: "OK", body: { tooLarge: true } };
    expect(settled(unread)).toMatchObject({
      error: { kind: "body", fault: "tooLarge", text: { id: "api.body.tooLarge" } },
      warning: { severity: "error" },
    });
  });

  it("of any text at all end in data or an error, never in an exception [API-12]", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), fc.integer({ min: 100, max: 599 }), (body, status) => {
        const result = settled(answered(body, status));
        expect("data" in result || "error" in result).toBe(true);
      }),
    );
  });

  it("that are documents or files pass without an envelope [API-12]", () => {
    expect(settle(readAnswer(answered({ entries: {} }), "json", 1), false)).toEqual({
      data: { entries: {} },
    });
    expect(settle(readAnswer(answered("<html>"), "json", 1), false)).toMatchObject({
      error: { fault: "html" },
    });
    const bytes = { size: 3 };
    const file: HttpResult = { kind: "answered", status: 200, statusText: "", body: { bytes } };
    expect(settle(readAnswer(file, "bytes", 1), false)).toEqual({ data: bytes });
    expect(settle(readAnswer(failure(400, { message: "too big" }), "bytes", 1), false)).toMatchObject({
      error: { kind: "envelope", text: "too big" },
    });
  });

  it("say that the session has lapsed by HTTP or in the envelope [API-11]", () => {
    const lapsed = (result: HttpResult) => saysLapsed(readAnswer(result, "envelope", 1));
    expect(lapsed(answered("", 401, "Unauthorized"))).toBe(true);
    expect(lapsed(failure(401))).toBe(true);
    expect(lapsed(failure(403))).toBe(false);
    expect(lapsed(answered("", 403, ""))).toBe(false);
    expect(lapsed(success(1))).toBe(false);
    expect(lapsed(fault("network"))).toBe(false);
  });
});
