import fc from "fast-check";
import { calls, type CallName } from "../../../contract/calls";
import { READERS, valid } from "../../../test/contractAnswers";

const FLAGS = {
  true: [true, 1, "1", "true", "TRUE", "Y"],
  false: [false, 0, "0", "false", "False", "N"],
} as const;

/** The same in some other form that means nothing else; a text that holds JSON may come as what it holds. */
function odd(value: unknown, isField = true): fc.Arbitrary<unknown> {
  if (typeof value === "number") return fc.constantFrom(value, String(value), ` ${String(value)} `);
  if (typeof value === "boolean") return fc.constantFrom(...FLAGS[value ? "true" : "false"]);
  if (typeof value === "string") {
    const parsed: unknown = /^[[{]/.test(value) ? JSON.parse(value) : undefined;
    if (parsed !== undefined) return fc.constantFrom(value, parsed);
    return /^(0|[1-9]\d*)$/.test(value) ? fc.constantFrom(value, Number(value)) : fc.constant(value);
  }
  if (Array.isArray(value)) {
    if (value.length === 0) return fc.constantFrom([], null, "[]");
    const list = fc.tuple(...value.map((entry: unknown) => odd(entry, false)));
    return isField ? textOrNot(list) : list;
  }
  if (typeof value !== "object" || value === null) return fc.constant(value);
  const fields = Object.fromEntries(Object.entries(value).map(([key, field]) => [key, odd(field)]));
  const record = fc.record({ ...fields, unheardOf: fc.jsonValue() });
  return isField ? textOrNot(record) : record;
}

const textOrNot = (made: fc.Arbitrary<unknown>) =>
  fc.tuple(made, fc.boolean()).map(([value, asText]) => (asText ? JSON.stringify(value) : value));

const READ = (Object.keys(READERS) as CallName[]).filter((name) => READERS[name] !== null);

// By name alone: a schema that names itself cannot be written into a title.
describe.each(READ)("the data of %s", (name) => {
  const read = READERS[name] ?? (() => undefined);
  const answers = valid(calls[name].out).chain((strict) => fc.tuple(fc.constant(strict), odd(strict)));

  it("reads the same in every form that means the same [AUTH-10, API-07, DESK-02, REL-01]", () => {
    fc.assert(
      fc.property(answers, ([strict, lenient]) => {
        expect(read(lenient)).toEqual(read(strict));
      }),
    );
  });

  it("is read without a fault whatever stands in it [REL-01, API-12]", () => {
    const broken = answers.chain(([strict]) => {
      if (typeof strict !== "object" || strict === null) return fc.anything();
      const names = Object.keys(strict);
      return fc
        .tuple(fc.subarray(names), fc.anything())
        .map(([some, junk]) => ({ ...strict, ...Object.fromEntries(some.map((key) => [key, junk])) }));
    });
    fc.assert(fc.property(fc.oneof(broken, fc.anything()), (wire) => void read(wire)));
  });
});
