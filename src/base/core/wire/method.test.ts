import fc from "fast-check";
import { shapeOf } from "./method";

const path = "/api/x";

describe("the methods a caller may ask for", () => {
  it("are get, post and upload, in any case [API-10]", () => {
    expect(shapeOf({ method: "GET", path })).toEqual({ shape: { method: "GET", path, cacheable: false } });
    expect(shapeOf({ method: "Post", path })).toEqual({ shape: { method: "POST", path, body: "form" } });
    expect(shapeOf({ method: "post", path, json: true })).toEqual({
      shape: { method: "POST", path, body: "json" },
    });
    expect(shapeOf({ method: "upload", path, data: {} })).toEqual({
      shape: { method: "POST", path, body: "multipart" },
    });
  });

  it("warn of put and delete [API-10]", () => {
    expect(shapeOf({ method: "put", path })).toMatchObject({
      warn: true,
      error: { text: { id: "kit.call.useAnother", values: { method: "PUT" } } },
    });
    expect(shapeOf({ method: "Delete", path })).toMatchObject({
      warn: true,
      error: { text: { values: { method: "DELETE" } } },
    });
  });

  it.each(["text", null, undefined, 7, [], new Date(0), () => ({})])(
    "refuse the upload of %p, which is no object with parts, as a platform would [UP-05]",
    (data) => {
      expect(shapeOf({ method: "upload", path, data })).toEqual({
        warn: false,
        error: { kind: "refused", status: 501, text: { id: "kit.call.fileTypeError" } },
      });
    },
  );

  it("refuse every other one without a warning [API-10]", () => {
    const known = ["get", "post", "upload", "put", "delete"];
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.constantFrom("patch", "head", "options", "trace", "connect", "jsonp")),
        (method) => {
          fc.pre(!known.includes(method.toLowerCase()));
          expect(shapeOf({ method, path })).toEqual({
            warn: false,
            error: { kind: "refused", text: { id: "kit.call.methodUnsupported" } },
          });
        },
      ),
    );
  });
});
