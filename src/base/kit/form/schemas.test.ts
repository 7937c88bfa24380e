import { execFileSync } from "node:child_process";
import { ValidationError, type AnyObjectSchema } from "yup";
import {
  array,
  boolean,
  choice,
  contact,
  day,
  email,
  idCard,
  number,
  object,
  optionalChoice,
  phone,
  requiredNames,
  text,
} from "./schemas";
import en from "../../i18n/compiled/catalogue.en.json";

interface Message {
  readonly id: string;
  readonly values?: object;
}

/** The words of the first error at each field. */
async function wrong(schema: AnyObjectSchema, values: object): Promise<Record<string, Message>> {
  try {
    await schema.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const texts = error.inner.map(({ path = "", message }) => [path, message as unknown as Message] as const);
    return Object.fromEntries(texts.reverse());
  }
}

const firstOf = async (field: Parameters<typeof object>[0], value: unknown) =>
  (await wrong(object(field), { field: value }))["field"];

const id = (name: string) => ({ id: `kit.validation.${name}` });

describe("the rules of forms", () => {
  it.each([
    ["required", text().required(), "  ", id("required")],
    ["required", number().required(), null, id("required")],
    ["required", text().required(), undefined, id("required")],
    ["idCard", idCard(), "110105194912310021", id("idCard")],
    ["phone", phone(), "23800000000", id("phone")],
    ["email", email(), "name", id("email")],
    ["contact", contact(), "四楼", id("contact")],
    ["date", day(), "2026-02-30", id("date")],
    ["date", day({ earliest: "2026-01-01" }), "?", id("date")],
    [
      "earliest",
      day({ earliest: "2026-01-01" }),
      "2025/12/31",
      { ...id("earliest"), values: { date: "2026-01-01" } },
    ],
    [
      "latest",
      day({ latest: "2026-01-01" }),
      "20260102",
      { ...id("latest"), values: { date: "2026-01-01" } },
    ],
    ["number", number(), NaN, id("number")],
    ["integer", number().integer(), 1.5, id("integer")],
    ["min", number().min(3), 2, { ...id("min"), values: { min: 3 } }],
    ["max", number().max(3), 4, { ...id("max"), values: { max: 3 } }],
    ["shortest", text().min(3), "ab", { ...id("shortest"), values: { min: 3 } }],
    ["longest", text().max(3), "abcd", { ...id("longest"), values: { max: 3 } }],
    ["choose", choice(["a", "b"]), "", id("choose")],
    ["choose", choice(["a", "b"]), "c", id("choose")],
    ["choose", optionalChoice(["a", "b"]), "c", id("choose")],
    ["fewest", array().min(1), [], { ...id("fewest"), values: { min: 1 } }],
    ["most", array().max(1), [1, 2], { ...id("most"), values: { max: 1 } }],
    ["invalid", text().matches(/^a/), "b", id("invalid")],
  ])("say %s by a message of the catalogues [WID-02, WID-07, I18N-03]", async (_, field, value, message) => {
    expect(await firstOf({ field }, value)).toEqual(message);
    expect(en).toHaveProperty([message.id]);
  });

  it.each([
    ["idCard", idCard(), "11010519491231002x"],
    ["phone", phone(), " 13800000000 "],
    ["email", email(), "a@b.cn"],
    ["contact", contact(), "0571-8888 8888"],
    ["day", day({ earliest: "2026-01-01", latest: "2026-01-01" }), "2026/1/1"],
    ["choice", choice(["a", "b"]), "a"],
    ["optionalChoice", optionalChoice(["a", "b"]), ""],
    ["nothing where nothing is required", idCard(), ""],
    ["no phone", phone(), ""],
    ["no day", day({ earliest: "2026-01-01" }), ""],
    ["no number", number().nullable().min(3), null],
  ])("take %s [WID-02, WID-07]", async (_, field, value) => {
    expect(await firstOf({ field }, value)).toBeUndefined();
  });

  it("hand on trimmed text and days in one form [WID-02, I18N-04]", async () => {
    const schema = object({ name: text(), born: day() });
    expect(await schema.validate({ name: " 李 ", born: "2015/9/1" })).toEqual({
      name: "李",
      born: "2015-09-01",
    });
  });

  it("tell which fields are required, also deeper down [WID-02]", () => {
    const schema = object({
      name: text().required(),
      nick: text(),
      gender: choice(["f", "m"]),
      grade: optionalChoice(["1"]),
      age: number().required(),
      height: number().nullable(),
      clubs: array().min(1).required(),
      tags: array().required(),
      agreed: boolean().oneOf([true]).required(),
      boards: boolean().required(),
      home: object({ street: text().required(), floor: text() }),
    });
    expect([...requiredNames(schema)].sort()).toEqual([
      "age",
      "agreed",
      "clubs",
      "gender",
      "home.street",
      "name",
    ]);
  });

  it("need no code made out of strings, which the page's policy forbids [WID-02, SEC-01]", () => {
    const script = `
      const { object, string, ref } = require("yup");
      const { yupResolver } = require("@hookform/resolvers/yup");
      try { new Function("return 1"); console.log("allowed"); } catch { console.log("forbidden"); }
      const schema = object({ a: string().required().matches(/^x/), b: object({ c: string().oneOf([ref("d")]) }) });
      yupResolver(schema)({ a: "", b: { c: "1", d: "2" } }, undefined, { fields: {} })
        .then(({ errors }) => console.log(Object.keys(errors).join(), errors.b.c.type));
    `;
    const run = execFileSync(process.execPath, ["--disallow-code-generation-from-strings", "-e", script], {
      encoding: "utf8",
      cwd: __dirname,
    });
    expect(run.trim().split("\n")).toEqual(["forbidden", "a,b oneOf"]);
  });
});
