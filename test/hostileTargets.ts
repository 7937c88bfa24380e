/** Where hostile targets are tried: the portal's own origin, and one that the site allows beside it. */
export interface Ground {
  readonly origin: string;
  /** An https origin without a port. */
  readonly listed: string;
}

const EVIL = "evil.test";

/** A text percent-encoded so many times over. */
const encoded = (text: string, times: number): string =>
  times === 0 ? text : encoded(text.replace(/[^\w.-]/g, encodeURIComponent), times - 1);

const DEPTHS = [1, 2, 3, 4, 5] as const;

const slashes = [
  `//${EVIL}`,
  `///${EVIL}`,
  `////${EVIL}/x`,
  `/\\${EVIL}`,
  `\\\\${EVIL}`,
  `\\/${EVIL}`,
  `/.//${EVIL}`,
  `/..//${EVIL}`,
  `/x//${EVIL}`,
  `/x/..//${EVIL}`,
  `/@${EVIL}`,
  `/;@${EVIL}`,
];

const controls = [
  `/\t/${EVIL}`,
  `/\n/${EVIL}`,
  `/\r\n/${EVIL}`,
  `/\u0000/${EVIL}`,
  `\t//${EVIL}`,
  ` https://${EVIL}`,
  `\u0000https://${EVIL}`,
  `ht\ntps://${EVIL}`,
  `https:\t//${EVIL}`,
  `https://${EVIL}\t`,
  `/%09/${EVIL}`,
  `/%0d%0aLocation:%20https://${EVIL}`,
  "/x/%00",
  "/x\u007f",
  "/\u0085evil",
  "/x\u2028y",
  "/\u202Eevil",
  "/\u00ADevil",
  "/\u200Bevil",
  "\uFEFF/evil",
];

const schemes = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  "java\tscript:alert(1)",
  "java\u0000script:alert(1)",
  "\u0001javascript:alert(1)",
  " javascript:alert(1)",
  "javascript&colon;alert(1)",
  "javascript:/*//*/alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==",
  "vbscript:msgbox(1)",
  "file:///etc/passwd",
  "filesystem:https://evil.test/temporary/x",
  "about:blank",
  "ftp://evil.test/",
  "intent://evil.test#Intent;scheme=https;end",
  "ws://evil.test/",
];

const hosts = [
  `https://${EVIL}`,
  `http://${EVIL}/`,
  "HTTPS://EVIL.TEST",
  `hTTps://EviL.tEst/`,
  `https://${EVIL}:443/`,
  `https:${EVIL}`,
  `http:${EVIL}`,
  `https:/${EVIL}`,
  `https:///${EVIL}`,
  `https:\\\\${EVIL}`,
  `https://${EVIL}.`,
  "https://[2001:db8::1]/",
  "http://[::ffff:c000:0201]/",
  "http://3221225985/",
  "http://0xc0000201/",
  "http://0300.0.2.01/",
  "http://192.0.513/",
];

const unicode = [
  "\uFF0F\uFF0Fevil.test",
  "/\uFF0Fevil.test",
  "https:\uFF0F\uFF0Fevil.test",
  "https://evil\u3002test",
  "https://evil\uFF0Etest/",
  "https://evil\uFF61test/",
  "https://\u0435vil.test/",
  "https://xn--vil-qdd.test/",
  "https://\u24D4vil.test/",
];

/** What plays on the names of the origins that are trusted. */
const disguises = ({ origin, listed }: Ground): readonly string[] => {
  const { protocol, host, hostname } = new URL(origin);
  const trusted = new URL(listed).hostname;
  const otherScheme = protocol === "https:" ? "http:" : "https:";
  return [
    `${protocol}//${host}@${EVIL}`,
    `${protocol}//${hostname}:pw@${EVIL}/`,
    `${protocol}//user@${host}/`,
    `https://portal@${EVIL}`,
    `https://${trusted}@${EVIL}/`,
    `https://${trusted}:443@${EVIL}/`,
    `https://${trusted}%40${EVIL}`,
    `https://${trusted}%2F@${EVIL}`,
    `https://${EVIL}\\@${trusted}`,
    `https://${EVIL}\\.${trusted}`,
    `${protocol}//${hostname}.${EVIL}`,
    `https://${trusted}.${EVIL}/`,
    `https://${trusted}${EVIL}`,
    `https://${EVIL}${trusted}/`,
    `https://sub.${trusted}/`,
    `https://.${trusted}/`,
    `https://${trusted}./`,
    `https://${trusted}:8443/`,
    `http://${trusted}/`,
    `https://${EVIL}/${trusted}`,
    `https://${EVIL}?${listed}`,
    `https://${EVIL}#${listed}`,
    `https://${trusted}\uFF0F.${EVIL}`,
    `https://${trusted}\u3002${EVIL}`,
    `https://${EVIL}\u2044${trusted}`,
    `https://${trusted.replace("o", "\uFF4F")}/`,
    `https://${trusted.replace(".", "\uFF0E")}/`,
    `https://${trusted.replace("a", "\u0430")}/`,
    `${otherScheme}//${host}/`,
    `${protocol}//${hostname}:`,
    `${protocol}//${hostname}:1/`,
    `${protocol}//${host}//${EVIL}`,
    `javascript://${host}/%0aalert(1)`,
    `blob:${origin}/1`,
    `view-source:${origin}/`,
  ];
};

const layers = DEPTHS.flatMap((times) => [
  encoded(`//${EVIL}`, times),
  `/${encoded(`/${EVIL}`, times)}`,
  `/${encoded(`\\${EVIL}`, times)}`,
  encoded(`https://${EVIL}`, times),
  encoded("javascript:alert(1)", times),
]);

const notAddresses = ["", "x", "../x", "./x", "?x=1", "#/x", `.${EVIL}`, "null", "undefined"];

const long = [`/${"x".repeat(5000)}`, `//${EVIL}/${"x".repeat(5000)}`];

/** Targets of which none may be followed, by the trick that they try. */
const hostileClasses = (ground: Ground): readonly (readonly string[])[] => [
  slashes,
  controls,
  schemes,
  hosts,
  unicode,
  disguises(ground),
  layers,
  notAddresses,
  long,
];

/** Targets of which none may be followed, wherever they come from; each once. */
export const hostileTargets = (ground: Ground): readonly string[] => [
  ...new Set(hostileClasses(ground).flat()),
];

/** One target of each of the six tricks that browsers themselves fall for, for places where each try takes a page load. */
export const hostileSamples = (ground: Ground): readonly string[] =>
  [slashes, controls, schemes, hosts, disguises(ground), layers].flatMap((targets) => targets.slice(0, 1));
