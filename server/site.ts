import { readFileSync } from "node:fs";
import { calls } from "../contract/paths";
import { siteConfig } from "../contract/schemas/front";
import { isPlainObject } from "../src/core/wire/isPlainObject";
import { oneLine, StartFault } from "./fault";

/** What this deployment decides about the portal, complete. */
export type SiteConfig = ReturnType<typeof siteConfig.parse>;

/** What the reference platform has of its own over the contract's defaults: where tickets are exchanged, and the guide. */
const OWN = {
  loginTickitConifg: { apipath: calls.ticketLogin.path, method: "get" },
  authorsGuide: "/guide/sub-apps",
};

/** The site's configuration: the defaults, with the fields of the file that SITE_CONFIG names over them. */
export function readSiteConfig(
  file: string | null,
  { ownPlatform }: { readonly ownPlatform: boolean },
): SiteConfig {
  const own = ownPlatform ? OWN : {};
  if (file === null) return siteConfig.parse(own);
  const bad = (reason: string) => new StartFault(`The site configuration ${file} cannot be used: ${reason}.`);
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    throw bad(oneLine(error));
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw bad(`it is not JSON (${oneLine(error)})`);
  }
  const parsed = siteConfig.safeParse(isPlainObject(value) ? { ...own, ...value } : value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw bad(
    `${issue?.path.length ? issue.path.join(".") : "the document"}: ${issue?.message ?? "not valid"}`,
  );
}
