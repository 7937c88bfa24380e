import fc from "fast-check";
import { failureText, readEnvelope } from "./envelope";

const failed = (fields: Record<string, unknown>) => {
  const envelope = readEnvelope({ status: 500, ...fields });
  if (!envelope) throw new Error("no envelope");
  return failureText(envelope);
};

describe("the envelope", () => {
  it("is read whole, with what is missing filled in [API-12]", () => {
    expect(readEnvelope({ status: 200 })).toEqual({
      status: 200,
      message: "",
      code: "",
      fieldErrors: [],
      data: null,
    });
  });

  it.each([
    null,
    undefined,
    "ok",
    200,
    [],
    [{ status: 200 }],
    {},
    { status: "ok" },
    { status: "" },
    { status: true },
    { status: 200.5 },
    { status: NaN },
  ])("is not seen in %j [API-12]", (body) => {
    expect(readEnvelope(body)).toBeNull();
  });

  it("is understood where numbers and texts have changed places, and lists are JSON text or null [API-07, API-12]", () => {
    expect(readEnvelope({ status: " 200 ", code: 0, message: 7, fieldErrors: null })).toEqual({
      status: 200,
      message: "7",
      code: "0",
      fieldErrors: [],
      data: null,
    });
    expect(failed({ status: "500", message: "m" })).toBe("m");
    expect(failed({ fieldErrors: '[{"message":"a"},"b"]' })).toBe("a,b");
  });

  it("never throws, whatever the body holds [API-12]", () => {
    fc.assert(
      fc.property(fc.anything(), (body) => {
        const envelope = readEnvelope(body);
        if (envelope) failureText(envelope);
      }),
    );
  });

  it("names field errors joined by commas, else the message, else the server [API-07]", () => {
    const fieldErrors = [{ message: "a" }, { message: "b" }];
    expect(failed({ fieldErrors, message: "m" })).toBe("a,b");
    expect(failed({ fieldErrors: [], message: "m" })).toBe("m");
    expect(failed({ fieldErrors: [{ text: "?" }, null], message: "m" })).toBe("m");
    expect(failed({})).toEqual({ id: "api.serverError" });
  });
});
