import fc from "fast-check";
import { base64Of } from "./base64Of";

it("writes bytes as base64, however many [FACE-02]", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(base64Of(bytes)).toBe(Buffer.from(bytes).toString("base64"));
    }),
  );
  const many = new Uint8Array(100_000).fill(7);
  expect(base64Of(many)).toBe(Buffer.from(many).toString("base64"));
});
