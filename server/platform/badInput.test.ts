import { calls, type Call, type CallName } from "../../contract/calls";
import { DATABASES } from "../testing/databases";
import { platformOn, signedInOn } from "../testing/platformOn";

jest.setTimeout(60_000);

describe.each(DATABASES)("what a call refuses on %s", (kind) => {
  const platform = platformOn(kind);
  const { teacher } = signedInOn(platform, "teacher");

  const post = async (body: string | Uint8Array<ArrayBuffer>, type: string) => {
    const headers = { "content-type": type, "x-device-type": "pc" };
    return platform.client().fetch("/api/uaa/oauth/login", { method: "POST", body, headers });
  };

  it("names what is missing, field by field, in both languages [API-07]", async () => {
    const answer = await (await post("username=%20&password=", "application/x-www-form-urlencoded")).json();
    expect(answer).toEqual({
      status: 400,
      code: "invalid_request",
      message: "用户名不能为空！|||User name cannot be empty!",
      data: null,
      fieldErrors: [
        { message: "用户名不能为空！|||User name cannot be empty!", field: "username" },
        { message: "密码不能为空！|||Password cannot be empty!", field: "password" },
      ],
    });
    const size = await teacher.fetch("/api/notice/list?size=lots");
    expect(await size.json()).toMatchObject({
      status: 400,
      message: "参数 size 不正确|||Parameter size is not valid",
    });
  });

  it.each([
    ["truncated JSON", '{"username":"teach', "application/json"],
    ["an unknown type", "<login/>", "application/xml"],
    ["a list for an object", "[1,2]", "application/json"],
    ["nested parameters", `username[a][b][c][d][e][f]=1&password=x`, "application/x-www-form-urlencoded"],
    [
      "prototype names",
      "__proto__[admin]=1&constructor[prototype][admin]=1",
      "application/x-www-form-urlencoded",
    ],
  ])("answers %s with an envelope [API-12]", async (_, body, type) => {
    const answer = await post(body, type);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      status: 400,
      data: null,
      message: expect.stringContaining("|||") as string,
    });
    expect(platform.log).toEqual([]);
  });

  it("refuses a body beyond the limit as HTTP 413 with an envelope [API-12]", async () => {
    const answer = await post(`username=${"x".repeat(270_000)}`, "application/x-www-form-urlencoded");
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ status: 413, code: "too_large" });
  });

  it("answers an unknown call with 404 and an envelope [API-12]", async () => {
    const answer = await platform.client().fetch("/api/uaa/oauth/nothing");
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ status: 404, code: "not_found" });
  });

  it("asks for a session on every call that is not open [SEC-04]", async () => {
    const closed = (Object.keys(calls) as CallName[]).filter((name) => {
      const spec: Call = calls[name];
      return !spec.open && !spec.formPost;
    });
    expect(closed.length).toBeGreaterThan(30);
    for (const name of closed) {
      const spec: Call = calls[name];
      const answer = await platform.client().fetch(spec.path.replace(/\{\w+\}/g, "1"), {
        method: spec.method,
        headers: { "x-device-type": "pc" },
      });
      expect([name, answer.status, await answer.json()]).toEqual([
        name,
        200,
        expect.objectContaining({ status: 401, code: "unauthorized", data: null }),
      ]);
    }
  });
});
