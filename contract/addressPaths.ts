import type { z } from "zod";

/** Where something is inside an answer: the names of fields, and `*` for each entry of a list or a dictionary. */
export type AddressPath = readonly string[];

/** The parts of a schema's definition that lead to others. */
interface Inner {
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly in?: z.ZodType;
}

/** A field of text in an answer. */
export interface TextField {
  readonly path: AddressPath;
  readonly isAddress: boolean;
}

/** Every text of an answer, with its place, in the order of the schema; a tree of nodes counts once. */
export function textFields(
  schema: z.ZodType,
  path: AddressPath = [],
  above: readonly z.ZodType[] = [],
): TextField[] {
  if (above.includes(schema)) return [];
  const into = (inner: z.ZodType | undefined, step: readonly string[] = []) =>
    inner ? textFields(inner, [...path, ...step], [...above, schema]) : [];
  const { innerType, element, valueType, options = [], shape = {}, in: input } = schema.def as Inner;
  if (schema.def.type === "string") return [{ path, isAddress: schema.meta()?.format === "uri-reference" }];
  return [
    ...into(innerType),
    ...into(element, ["*"]),
    ...into(valueType, ["*"]),
    ...options.flatMap((option) => into(option)),
    ...Object.entries(shape).flatMap(([name, field]) => into(field, [name])),
    ...into(input),
  ];
}

/** The places of the addresses of an answer, each once. */
export const addressPaths = (schema: z.ZodType): readonly AddressPath[] => [
  ...new Map(
    textFields(schema).flatMap(({ path, isAddress }) => (isAddress ? [[path.join("."), path] as const] : [])),
  ).values(),
];
