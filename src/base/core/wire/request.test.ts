import { calls } from "../../../../contract/calls";
import { buildRequest, DEFAULT_TIMEOUT, type RequestSettings, type RequestShape } from "./request";

const settings: RequestSettings = {
  basePath: "",
  deviceHeader: "X-Device-Type",
  appHeader: "X-App-Code",
  deviceType: "pc",
  appCode: "base",
  timeout: DEFAULT_TIMEOUT,
};

function built(shape: RequestShape, payload: unknown, changes: Partial<RequestSettings> = {}) {
  const result = buildRequest(shape, payload, { ...settings, ...changes }, 1234);
  if ("refused" in result) throw new Error(JSON.stringify(result.refused));
  return result.request;
}

describe("requests", () => {
  it("carry the device type and the app code, under the site's names [API-02]", () => {
    expect(built(calls.me, undefined).headers).toEqual({ "X-Device-Type": "pc", "X-App-Code": "base" });
    const named = { deviceHeader: "X-D", appHeader: "X-A", deviceType: "h5", appCode: "oa" } as const;
    expect(built(calls.me, undefined, named).headers).toEqual({ "X-D": "h5", "X-A": "oa" });
    expect(built(calls.login, {}).headers).toMatchObject({ "X-Device-Type": "pc", "X-App-Code": "base" });
  });

  it("time out after twenty minutes unless told otherwise [API-03]", () => {
    expect(built(calls.me, undefined).timeout).toBe(1_200_000);
    const result = buildRequest(calls.me, undefined, settings, 0, 50);
    expect(result).toMatchObject({ request: { timeout: 50 } });
  });

  it("add a cache-buster to every GET that is not cacheable, and to no POST [API-04]", () => {
    expect(built(calls.codeTree, { code: "base" }).url).toBe(
      "/api/base/resource/user/code/tree?code=base&_=1234",
    );
    expect(built(calls.manifest, { app: "notices" }).url).toBe("/notices/manifest.json");
    expect(built(calls.login, {}).url).toBe("/api/uaa/oauth/login");
  });

  it.each(["login", "faceLogin", "faceClocking", "faceCheck"] as const)(
    "say with %s that its envelope is the answer, and with no other call [AUTH-03]",
    (name) => {
      expect(built(calls[name], {}).body).toEqual({ form: "form", text: "noIntercept=true" });
      expect(built(calls.relogin, {}).body).toEqual({ form: "form", text: "" });
    },
  );

  it("have the base path before theirs [API-05]", () => {
    expect(built(calls.logout, undefined, { basePath: "/portal" }).url).toBe("/portal/api/uaa/oauth/logout");
    expect(built(calls.me, undefined, { basePath: "/portal" }).url).toBe("/portal/api/uaa/oauth/me?_=1234");
  });

  it("send forms, or JSON for lists and on request [API-06]", () => {
    expect(built(calls.login, { username: "a", password: "b c" })).toMatchObject({
      headers: { "Content-Type": "application/x-www-form-urlencoded;charset=UTF-8" },
      body: { form: "form", text: "username=a&password=b%20c&noIntercept=true" },
    });
    const list = built(calls.login, [{ a: 1 }]);
    expect(list).toMatchObject({
      headers: { "Content-Type": "application/json" },
      body: { text: '[{"a":1}]' },
    });
    expect(built({ method: "POST", path: "/x", body: "json" }, { a: { b: 1 } }).body).toEqual({
      form: "json",
      text: '{"a":{"b":1}}',
    });
    expect(built(calls.logout, undefined).body).toEqual({ form: "form", text: "" });
  });

  it("keep the keys in the query that belong there, and path parameters in the path alone [API-06]", () => {
    const chosen = built(calls.chooseChild, { parentId: "9", id: "3", status: 1 });
    expect(chosen.url).toBe("/api/base/student/set/parentChildren?parentId=9");
    expect(chosen.body).toEqual({ form: "form", text: "id=3&status=1" });
    expect(built(calls.adminRole, { userId: "7" }).url).toBe("/api/base/role/user/7/XX_SYS_/base?_=1234");
  });

  it("hand the parts of an upload over as they are [API-06]", () => {
    const file = { size: 1 };
    const request = built(calls.upload, { serverid: "base", file, uid: undefined });
    expect(request.body).toEqual({
      form: "multipart",
      parts: [
        ["serverid", "base"],
        ["file", file],
      ],
    });
    expect(request.headers).not.toHaveProperty("Content-Type");
  });

  it("are not built with a path parameter that is missing or climbs [SEC-02]", () => {
    expect(buildRequest(calls.manifest, { app: "../api" }, settings, 0)).toEqual({
      refused: { id: "api.badPath", values: { name: "app" } },
    });
  });
});
