import { passAnswer } from "./answerHeaders";
import type { Row } from "../../settings/rows";

const passing = (
  status: number,
  headers: NodeJS.Dict<string | string[]>,
  row: Partial<Row> = {},
): NodeJS.Dict<string | string[]> & { fault?: string } => {
  const platform = new URL("http://platform.example");
  const passed = passAnswer(
    { status, headers },
    {
      row: { kind: "call", path: "/api/*", scripts: false, ...row },
      platform,
      asked: new URL("/api/x", platform),
      portal: "http://portal.example",
      secure: false,
      allowedOrigins: [],
    },
  );
  return "fault" in passed ? { fault: passed.fault } : passed.headers;
};

describe("an answer of the platform", () => {
  it("passes with the headers on the list alone [SEC-05]", () => {
    const passed = {
      "accept-ranges": "bytes",
      age: "1",
      "cache-control": "public, max-age=9",
      "content-disposition": 'attachment; filename="a.pdf"',
      "content-encoding": "gzip",
      "content-language": "en",
      "content-length": "5",
      "content-range": "bytes 0-4/9",
      "content-type": "application/pdf",
      date: "Wed, 21 Oct 2026 07:28:00 GMT",
      etag: '"1"',
      expires: "Wed, 21 Oct 2026 07:28:00 GMT",
      "last-modified": "Wed, 21 Oct 2026 07:28:00 GMT",
      "retry-after": "3",
      vary: "Accept",
    };
    const dropped = Object.fromEntries(
      [
        "access-control-allow-origin",
        "access-control-allow-credentials",
        "alt-svc",
        "clear-site-data",
        "content-location",
        "content-security-policy-report-only",
        "cross-origin-opener-policy",
        "cross-origin-resource-policy",
        "document-policy",
        "keep-alive",
        "link",
        "nel",
        "origin-agent-cluster",
        "permissions-policy",
        "referrer-policy",
        "refresh",
        "report-to",
        "reporting-endpoints",
        "server",
        "service-worker-allowed",
        "set-cookie2",
        "sourcemap",
        "speculation-rules",
        "strict-transport-security",
        "trailer",
        "transfer-encoding",
        "upgrade",
        "www-authenticate",
        "x-content-type-options",
        "x-frame-options",
        "x-powered-by",
        "x-sourcemap",
      ].map((name) => [name, "theirs"]),
    );
    const { "content-security-policy": policy, ...rest } = passing(206, { ...passed, ...dropped });
    expect(rest).toEqual(passed);
    expect(policy).toMatch(/^default-src 'none'/);
  });

  it.each([
    "text/html",
    "TEXT/HTML; charset=utf-8",
    "application/xhtml+xml",
    "text/xml",
    "application/xml",
    "application/rss+xml",
    "image/svg+xml",
    "application/mathml+xml",
  ])("of the type %s is shut into a sandbox, in case it is opened as a page [SEC-05]", (type) => {
    expect(
      passing(200, { "content-type": type, "content-security-policy": "sandbox allow-scripts" }),
    ).toMatchObject({
      "content-security-policy": expect.stringMatching(/^default-src 'none';.*sandbox$/) as string,
    });
  });

  it.each([
    ["text/javascript", "text/plain; charset=utf-8"],
    ["application/x-javascript; charset=gbk", "text/plain; charset=utf-8"],
    ["text/ecmascript", "text/plain; charset=utf-8"],
    ["text/javascript1.5", "text/plain; charset=utf-8"],
    ["multipart/x-mixed-replace; boundary=x", "application/octet-stream"],
    ["message/rfc822", "application/octet-stream"],
    ["", "application/octet-stream"],
    ["nonsense", "application/octet-stream"],
    ["text/html, text/plain", "application/octet-stream"],
    ["image/png", "image/png"],
    ["application/json;charset=UTF-8", "application/json; charset=utf-8"],
    ['text/csv; header=present; charset="gb18030"', "text/csv; charset=gb18030"],
    ["text/plain; charset=utf-8; x=</script>", "text/plain; charset=utf-8"],
  ])("of the type %j passes as %j [SEC-05]", (type, expected) => {
    expect(passing(200, { "content-type": type })["content-type"]).toBe(expected);
  });

  it("without a type passes as bytes [SEC-05]", () => {
    expect(passing(200, {})["content-type"]).toBe("application/octet-stream");
    expect(passing(204, {})).not.toHaveProperty("content-type");
  });

  it("of an address for files is no page, and a script where scripts are expected alone [SEC-05]", () => {
    const file = { kind: "file" } as const;
    expect(passing(200, { "content-type": "text/html" }, file).fault).toMatch(/^text\/html/);
    expect(passing(200, { "content-type": "application/xml" }, file).fault).toMatch(/^application\/xml/);
    expect(passing(200, { "content-type": "text/javascript" }, file).fault).toMatch(/no scripts/);
    expect(passing(200, { "content-type": "text/javascript" }, { ...file, scripts: true })).toMatchObject({
      "content-type": "text/javascript",
      "content-security-policy": expect.stringContaining("script-src 'self'") as string,
    });
    expect(passing(200, { "content-type": "text/html" }, { ...file, scripts: true }).fault).toBeDefined();
    expect(passing(200, { "content-type": "image/svg+xml" }, file)).toHaveProperty(
      "content-type",
      "image/svg+xml",
    );
  });

  it("of an address for words is JSON [SEC-05]", () => {
    const words = { kind: "words" } as const;
    for (const type of ["application/json", "text/plain", "application/octet-stream", ""])
      expect(passing(200, { "content-type": type }, words)["content-type"]).toBe(
        "application/json; charset=utf-8",
      );
    for (const type of ["text/html", "text/javascript", "image/svg+xml", "text/css"])
      expect(passing(200, { "content-type": type }, words).fault).toMatch(/in place of JSON/);
    expect(passing(404, { "content-type": "text/html" }, words)["content-type"]).toMatch(
      /^application\/json/,
    );
  });

  it.each([0, 99, 100, 101, 199, 600, 999])("with the status %d does not pass [SEC-05]", (status) => {
    expect(passing(status, {})).toEqual({ fault: `status ${status}` });
  });

  it("that redirects elsewhere, or nowhere, does not pass [SEC-05]", () => {
    for (const location of ["//attacker.example", "https://attacker.example/", "javascript:x", undefined])
      expect(passing(302, { location }).fault).toMatch(/redirect/);
    expect(passing(302, { location: "/login/" })).toMatchObject({ location: "/login/" });
    expect(passing(304, {})).not.toHaveProperty("fault");
    expect(passing(201, { location: "https://attacker.example/" })).not.toHaveProperty("location");
  });

  it("that says nothing has changed leaves the kept answer its policy [SEC-05]", () => {
    const row = { kind: "file", scripts: true } as const;
    expect(passing(200, { "content-type": "text/javascript" }, row)).toHaveProperty(
      "content-security-policy",
    );
    for (const headers of [{}, { "content-type": "text/javascript" }, { "content-type": "text/html" }])
      expect(passing(304, { etag: '"1"', ...headers }, row)).toEqual({ etag: '"1"' });
  });

  it("is kept by no cache where it is an error, or JSON that does not say for how long [SEC-03, SEC-05]", () => {
    const json = "application/json";
    expect(passing(500, { "cache-control": "public, max-age=9" })["cache-control"]).toBe("no-store");
    expect(passing(200, { "content-type": json })["cache-control"]).toBe("no-store");
    expect(passing(200, { "content-type": json, "cache-control": "max-age=9" })["cache-control"]).toBe(
      "max-age=9",
    );
    expect(passing(200, { "content-type": json }, { kind: "words" })).not.toHaveProperty("cache-control");
  });

  it("loses headers that Node cannot write, and is saved where its disposition is unheard of [SEC-05]", () => {
    const passed = passing(200, {
      etag: "中",
      "content-language": "a\nb",
      "content-disposition": "form-data",
    });
    expect(passed).not.toHaveProperty("etag");
    expect(passed).not.toHaveProperty("content-language");
    expect(passed).toMatchObject({ "content-disposition": "attachment" });
  });
});
