import "./jitlessZod";
import { appFile } from "../../contract/appFile";
import { isPlainObject } from "../base/core/wire/isPlainObject";
import { listOf, recordOf } from "../base/core/wire/read";
import type { AppDeclaration } from "./core/contractChecks";
import { MOST_FINDINGS } from "./core/report";

/** An `app.json` as the build and the platform read it, by their own schema. */
export function readAppFile(document: unknown): AppDeclaration {
  const known = new Set(Object.keys(appFile.shape));
  const fields = isPlainObject(document) ? Object.keys(document).filter((field) => known.has(field)) : [];
  const read = appFile.safeParse(document);
  if (read.success) return { fields, app: read.data };
  const issues = read.error.issues.slice(0, MOST_FINDINGS).map(({ path, message }) => ({
    path: path.map((part) => (typeof part === "symbol" ? String(part) : part)),
    message,
  }));
  const codes = listOf(recordOf(document)["permissions"])
    .slice(0, MOST_FINDINGS)
    .flatMap((each) => {
      const { code } = recordOf(each);
      return typeof code === "string" ? [code] : [];
    });
  return { fields, issues, codes };
}
