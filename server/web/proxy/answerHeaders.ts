import { DATA_POLICY, SCRIPT_POLICY } from "../../settings/csp";
import { type MediaType, readMediaType } from "./mediaType";
import { ownCookie } from "./ownCookie";
import { ownLocation, type RedirectWorld } from "./ownLocation";
import type { Row } from "../../settings/rows";

/** Headers as Node writes them. */
export type Headers = NodeJS.Dict<string | string[]>;

/** Headers of an answer that pass as they came. */
const PASSED = [
  "accept-ranges",
  "age",
  "allow",
  "cache-control",
  "content-disposition",
  "content-encoding",
  "content-language",
  "content-length",
  "content-range",
  "date",
  "etag",
  "expires",
  "last-modified",
  "retry-after",
  "vary",
] as const;

/** Every header that a forwarded answer can bring along, for taking them back. */
export const FORWARDED_HEADERS: readonly string[] = [
  ...PASSED,
  "content-security-policy",
  "content-type",
  "location",
  "set-cookie",
];

/** An opened document that shows its text and does nothing else. */
const PAGE_POLICY = "default-src 'none'; sandbox";
/** Browsers show no PDF inside a sandbox; it is no document of the portal's origin without one either. */
const PDF_POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** An answer of the platform before its body. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
}

/** The browser for which an answer is rewritten. */
export interface AnswerWorld extends RedirectWorld {
  readonly row: Row;
  /** Whether the browser uses https to the portal. */
  readonly secure: boolean;
}

/** What becomes of an answer: the headers it is passed on with, or why it is not. */
export type Passing = { readonly headers: Headers } | { readonly fault: string };

const one = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;
const isWritable = (value: string | undefined): value is string =>
  value !== undefined && /^[\t\x20-\x7e\x80-\xff]*$/.test(value);

function passedHeaders(headers: Headers): Headers {
  const passed = PASSED.flatMap((name) => {
    const value = one(headers[name]);
    return isWritable(value) ? [[name, value] as const] : [];
  });
  return Object.fromEntries(passed);
}

const isRedirect = ({ status }: Answer) => status >= 300 && status < 400 && status !== 304;
const hasBody = ({ status }: Answer) => status !== 204 && status !== 304;

/** The type to pass an answer on with, or why its kind of address gives no such thing. */
function passedType(answer: Answer, row: Row): MediaType | string {
  const media = readMediaType(one(answer.headers["content-type"]));
  // Only the client reads what an error says, and it goes by the status.
  const isGood = answer.status < 300 && hasBody(answer);
  if (row.kind === "words") {
    const isText = media.class === "json" || /^(text\/plain|application\/octet-stream)/.test(media.type);
    return isText || !isGood
      ? { type: "application/json; charset=utf-8", class: "json" }
      : `${media.type} in place of JSON`;
  }
  if (row.kind === "file" && isGood) {
    if (media.class === "page") return `${media.type}, which never comes from there`;
    if (media.class === "script" && !row.scripts) return `${media.type} from where no scripts are expected`;
  }
  // Because of `nosniff` no page runs this, as a script or in a worker.
  if (media.class === "script" && !row.scripts) return { type: "text/plain; charset=utf-8", class: "data" };
  return media;
}

const POLICIES: Readonly<Record<MediaType["class"], string>> = {
  page: PAGE_POLICY,
  script: SCRIPT_POLICY,
  pdf: PDF_POLICY,
  picture: DATA_POLICY,
  json: DATA_POLICY,
  data: DATA_POLICY,
};

/** No cache keeps errors, or what a call told a person unless the platform says that it may be kept. */
function cacheHeaders({ status, headers }: Answer, media: MediaType, { kind }: Row): Headers {
  const isSilent = kind === "call" && media.class === "json" && headers["cache-control"] === undefined;
  return status >= 400 || isSilent ? { "cache-control": "no-store" } : {};
}

/** Saving is the only disposition beside showing. */
const disposition = (value: string | undefined): Headers =>
  value === undefined || /^(inline|attachment)\s*(;|$)/i.test(value)
    ? {}
    : { "content-disposition": "attachment" };

/**
 * The headers with which an answer of the platform is passed on. Only those on the list pass, cookies and redirects as the
 * portal's own; a policy keeps an answer that is opened as a page from running at the portal's origin [SEC-05].
 */
export function passAnswer(answer: Answer, world: AnswerWorld): Passing {
  const { headers, status } = answer;
  if (status < 200 || status > 599) return { fault: `status ${status}` };
  const media = passedType(answer, world.row);
  if (typeof media === "string") return { fault: media };
  const location = one(headers["location"]);
  const leads = location === undefined ? null : ownLocation(location, world);
  if (isRedirect(answer) && leads === null) return { fault: "a redirect that may not be followed" };
  const base = world.platform.pathname.replace(/\/$/, "");
  const cookies = [headers["set-cookie"] ?? []]
    .flat()
    .map((cookie) => ownCookie(cookie, { secure: world.secure, base }))
    .filter((cookie) => cookie !== null);
  const passed = passedHeaders(headers);
  return {
    headers: {
      ...passed,
      ...disposition(one(passed["content-disposition"])),
      ...cacheHeaders(answer, media, world.row),
      ...(hasBody(answer) ? { "content-type": media.type } : {}),
      // A cache takes a 304's headers over into what it keeps, whose policy goes by a type that is not told again.
      ...(status === 304 ? {} : { "content-security-policy": POLICIES[media.class] }),
      ...(leads === null ? {} : { location: leads }),
      ...(cookies.length > 0 ? { "set-cookie": cookies } : {}),
    },
  };
}
