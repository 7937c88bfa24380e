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
    { status: "200" },
    { status: 200.5 },
    { status: NaN },
  ])("is not seen in %j [API-12]", (body) => {
    expect(readEnvelope(body)).toBeNull();
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
