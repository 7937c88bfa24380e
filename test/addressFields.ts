import type { z } from "zod";
import type { AddressPath } from "../contract/addressPaths";
import { hostileTargets } from "./hostileTargets";

/** The portal's own origin, and one that the site allows. */
export const GROUND = { origin: "https://portal.test", listed: "https://allowed.test" };

/** Targets of which none may be followed or opened. Answers are read without blanks around texts, and an empty one is none. */
export const HOSTILE = hostileTargets(GROUND).filter((target) => target !== "" && target === target.trim());

/** Whether a browser would take it for an ordinary address of the web that is written as what it is. */
function isPlain(target: string): boolean {
  if (/[\s\p{Cc}\p{Cf}\\]/u.test(target) || !URL.canParse(target, GROUND.origin)) return false;
  const { protocol, origin, username } = new URL(target, GROUND.origin);
  if (!/^https?:$/.test(protocol) || username !== "") return false;
  return /^https?:\/\/(?!\/)/i.test(target) || (target.startsWith("/") && origin === GROUND.origin);
}

/** Those that are no address of a file either, whichever origin it may be on. */
export const STRANGE = HOSTILE.filter((target) => !isPlain(target));

const NAMES =
  /(ur[il]|href|src|img|icon|logo|avatar|picture|photo|image|path|route|link|address|guide|download)$/i;

/** Whether a field's name says that it is an address. */
export const soundsLikeAddress = (path: AddressPath): boolean =>
  NAMES.test(path.findLast((name) => name !== "*") ?? "");

interface Inner {
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly in?: z.ZodType;
  readonly values?: readonly unknown[];
  readonly entries?: Readonly<Record<string, string>>;
}

/** An answer with one entry in each list, without the addresses that may be absent; `good` is each address that must be there. */
export function exampleOf(schema: z.ZodType, good: (name: string) => string, name = "", depth = 0): unknown {
  const inside = (inner: z.ZodType, key = name) => exampleOf(inner, good, key, depth + 1);
  const { innerType, element, valueType, options, shape, in: input, values, entries } = schema.def as Inner;
  if (schema.def.type === "nullable" && innerType?.meta()?.format === "uri-reference") return null;
  if (innerType) return inside(innerType);
  if (input) return inside(input);
  if (element) return depth > 12 ? [] : [inside(element)];
  if (valueType) return { "x.js": inside(valueType) };
  if (options) return inside(options.at(-1) ?? schema);
  if (shape)
    return Object.fromEntries(Object.entries(shape).map(([key, field]) => [key, inside(field, key)]));
  if (values) return values[0];
  if (entries) return Object.values(entries)[0];
  if (schema.def.type === "number") return 1;
  if (schema.def.type === "boolean") return true;
  return schema.meta()?.format === "uri-reference" ? good(name) : "x";
}

/** An answer with another value at a place. */
export function withAt(value: unknown, [name, ...rest]: AddressPath, put: unknown): unknown {
  if (name === undefined) return put;
  if (Array.isArray(value)) return value.map((entry: unknown) => withAt(entry, rest, put));
  return Object.fromEntries(
    Object.entries(value as object).map(([key, field]) => [
      key,
      name === "*" || name === key ? withAt(field, rest, put) : (field as unknown),
    ]),
  );
}
