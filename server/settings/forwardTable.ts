import { z } from "zod";
import { pageRoutes } from "../../contract/pages";
import { matches, type Row, segmentsOf } from "./rows";

/** A segment of a path: letters, digits and `_.~-`, but no dots alone. */
const SEGMENT = String.raw`(?!\.+(?:\/|$))[\w.~-]+`;
const PATTERN = new RegExp(String.raw`^\/${SEGMENT}(?:\/(?:${SEGMENT}|:[a-z]\w*))*(?:\/\*)?$`, "i");

/** First segments that are the contract's or the portal's own, whatever follows. */
const TAKEN = new Set(["api", "zuul", "assets", "common", "csp-report", "redirect"]);

const path = z
  .string()
  .regex(
    PATTERN,
    "must be a path of letters, digits and _.~- that begins with a name, with :name for any one segment and * at the end for all that follows, such as /icon/*",
  )
  .refine(
    (pattern) => !TAKEN.has(segmentsOf(pattern)[0] ?? ""),
    "must not begin with api, zuul, assets, common, csp-report or redirect, which are forwarded already or the portal's own",
  )
  .refine((pattern) => !segmentsOf(pattern).includes("authorize"), "must not name the authorize page");

const entry = z.preprocess(
  (row) => (typeof row === "string" ? { path: row } : row),
  z.strictObject({ path, scripts: z.boolean().default(false) }),
);

/** Patterns that mean the same addresses. */
const shapeOf = (pattern: string): string => pattern.replace(/:\w+/g, ":");

/** The field `forward` of the site's configuration: what is forwarded beside what the contract names. */
export const forwardTable = z
  .array(entry)
  .default([])
  .superRefine((rows, context) => {
    rows.forEach((row, index) => {
      const first = rows.findIndex((other) => shapeOf(other.path) === shapeOf(row.path));
      if (first < index)
        context.addIssue({ code: "custom", path: [index], message: "must not be there twice" });
    });
  })
  .transform((rows): readonly Row[] => rows.map((row) => ({ kind: "file", ...row })));

/** An address of the portal's own that a row would keep from people, with the row's place; null where there is none. */
export function hiddenBy(
  rows: readonly Row[],
  addresses: Iterable<string>,
): { readonly index: number; readonly address: string } | null {
  const own = [...addresses];
  for (const [index, row] of rows.entries()) {
    const address = own.find((each) => matches(row.path, segmentsOf(each)));
    if (address !== undefined) return { index, address };
  }
  return null;
}

/** The addresses of the portal's pages. */
export const pageAddresses = (root: string): Iterable<string> => pageRoutes(root).keys();
