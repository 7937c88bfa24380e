import { readFileSync } from "node:fs";
import { z } from "zod";
import { calls } from "../../contract/calls";
import { siteConfig } from "../../contract/schemas/front";
import { isPlainObject } from "../../src/base/core/wire/isPlainObject";
import { oneLine, StartFault } from "./fault";
import { forwardTable, hiddenBy, pageAddresses } from "./forwardTable";
import type { Row } from "./rows";

/** What this deployment decides about the portal, complete. */
export type SiteConfig = ReturnType<typeof siteConfig.parse>;

/** What the reference platform has of its own over the contract's defaults: where tickets are exchanged, and the guide. */
const OWN = {
  loginTickitConifg: { apipath: calls.ticketLogin.path, method: "get" },
  authorsGuide: "/guide/sub-apps",
};

/** The file that SITE_CONFIG names, read: what pages are told, and what they need not know. */
export interface Site {
  readonly site: SiteConfig;
  /** What is forwarded to another platform beside what the contract names. */
  readonly forward: readonly Row[];
}

/** The words for a field that is wrong. */
const faultIn = ({
  issues: [issue],
}: {
  readonly issues: readonly { path: PropertyKey[]; message: string }[];
}) => `${issue?.path.length ? issue.path.join(".") : "the document"}: ${issue?.message ?? "not valid"}`;

/** Why a table of forwarded addresses cannot be used with the rest of the configuration, or null. */
function forwardFault(
  forward: readonly Row[],
  { root, basePath }: SiteConfig,
  ownPlatform: boolean,
): string | null {
  if (forward.length === 0) return null;
  if (ownPlatform) return "forward: works with PLATFORM_URL alone";
  const calls = ["api", "zuul"].map((service) => `${basePath}/${service}/`);
  const taken = forward.findIndex(({ path }) => calls.some((base) => `${path}/`.startsWith(base)));
  if (taken >= 0)
    return `forward.${taken}: must not begin with the calls' own addresses, which are forwarded already`;
  const hidden = hiddenBy(forward, pageAddresses(root));
  return hidden && `forward.${hidden.index}: must not hide ${hidden.address}, a page of the portal`;
}

/** Bytes of the largest chunk that the reference platform takes: a request has other fields as well, and no more than 8 MiB. */
const MOST_OF_CHUNK = 7 << 20;

/** What is wrong with the uploads of a site that shows the reference platform; null where nothing is. */
const uploadFault = ({ chunkSize }: SiteConfig, ownPlatform: boolean): string | null =>
  ownPlatform && (chunkSize ?? 0) > MOST_OF_CHUNK
    ? `chunkSize: must be no more than ${MOST_OF_CHUNK} without PLATFORM_URL`
    : null;

/** The site's configuration: the defaults, with the fields of the file that SITE_CONFIG names over them. */
export function readSiteConfig(
  file: string | null,
  { ownPlatform }: { readonly ownPlatform: boolean },
): Site {
  const own = ownPlatform ? OWN : {};
  if (file === null) return { site: siteConfig.parse(own), forward: [] };
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
  if (!parsed.success) throw bad(faultIn(parsed.error));
  const table = z.object({ forward: forwardTable }).safeParse(value);
  if (!table.success) throw bad(faultIn(table.error));
  const { forward } = table.data;
  const fault = forwardFault(forward, parsed.data, ownPlatform) ?? uploadFault(parsed.data, ownPlatform);
  if (fault !== null) throw bad(fault);
  return { site: parsed.data, forward };
}
