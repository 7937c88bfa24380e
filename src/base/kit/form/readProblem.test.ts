import { fieldTexts } from "../../core/wire/envelope";
import { readProblem, readText } from "./readProblem";

const FAILED = { id: "kit.form.failed" };
const hasField = (name: string) => name === "phone";

describe("readProblem", () => {
  it("returns a text about the whole form, bilingual or from the catalogues, and our own if there is none [WID-02]", () => {
    for (const text of ["满了|||Full", { id: "api.network" }])
      expect(readProblem({ text }, hasField)).toEqual({ fields: [], general: [text] });
    for (const error of [
      {},
      { text: "" },
      { text: 7 },
      { message: "stack" },
      { fields: {} },
      { fields: null },
      [],
    ])
      expect(readProblem(error, hasField)).toEqual({ fields: [], general: [FAILED] });
  });

  it("has a sentence for calls that did not reach the platform, wherever their error comes from [WID-02]", () => {
    const error = { kind: "transport", fault: "network", text: { id: "api.network" } } as const;
    expect(readProblem(error, hasField).general).toEqual([{ id: "kit.call.unreached" }]);
  });

  it("puts messages at existing fields, and the others above the form [WID-02]", () => {
    const fields = { phone: "已登记", unitId: "没有", age: 7 };
    expect(readProblem({ text: "参数不正确", fields }, hasField)).toEqual({
      fields: [["phone", "已登记"]],
      general: ["没有"],
    });
  });
});

it("marks the fields that the platform blames for a refused call, in words for people [WID-02, I18N-07]", () => {
  const fieldErrors = [
    { message: "参数 phone 不正确|||Parameter phone is not valid", field: "phone" },
    { message: "最多 5 个字符|||At most 5 characters", field: "name.0.first" },
    { message: "参数 unitId 不正确|||Parameter unitId is not valid", field: "unitId" },
  ];
  const envelope = { status: 400, message: "", code: "invalid_request", fieldErrors, data: null };
  const shown = {
    fields: [
      ["phone", { id: "kit.validation.invalid" }],
      ["name", "最多 5 个字符|||At most 5 characters"],
    ],
    general: ["参数 unitId 不正确|||Parameter unitId is not valid"],
  };
  const knows = (name: string) => ["phone", "name"].includes(name);
  expect(readProblem({ kind: "envelope", text: "x", ...envelope }, knows)).toEqual(shown);
  expect(readProblem({ ok: false, status: 400, text: "x", fields: fieldTexts(envelope) }, knows)).toEqual(
    shown,
  );
});

it.each([
  ["words", "words"],
  ["", null],
  [undefined, null],
  [
    { id: "a.b", values: { n: 1 } },
    { id: "a.b", values: { n: 1 } },
  ],
  [{ id: 1 }, null],
  [null, null],
])("reads the words of %j as %j", (value, words) => expect(readText(value)).toEqual(words));
