import { requestHeaders } from "./requestHeaders";

const platform = new URL("https://platform.example/edu");
const asking = (headers: NodeJS.Dict<string | string[]>, method = "POST") => ({
  method,
  headers,
  ip: "203.0.113.7",
  protocol: "https",
  host: "portal.example",
});

describe("the headers of a forwarded request", () => {
  it("are the browser's, for the platform's host, with the truth about where they come from [RUN-03]", () => {
    const headers = {
      host: "portal.example",
      origin: "https://portal.example",
      cookie: "a=1",
      "content-length": "3",
      "content-type": "text/plain",
      "x-device-type": "pc",
    };
    expect(requestHeaders(asking(headers), platform)).toEqual({
      ...headers,
      host: "platform.example",
      origin: "https://platform.example",
      "x-forwarded-for": "203.0.113.7",
      "x-forwarded-host": "portal.example",
      "x-forwarded-proto": "https",
      via: "1.1 school-portal",
    });
  });

  it.each([
    "connection",
    "keep-alive",
    "proxy-authorization",
    "proxy-connection",
    "te",
    "trailer",
    "transfer-encoding",
    "upgrade",
    "http2-settings",
    "expect",
    "forwarded",
    "via",
    "x-forwarded-prefix",
    "x-forwarded_user",
    "x_forwarded_for",
    "x-real-ip",
    "x-client-ip",
    "true-client-ip",
    "cf-connecting-ip",
    "x-original-url",
    "x-original-host",
    "x-rewrite-url",
    "remote-user",
    "x-remote-user",
    "x-ssl-client-s-dn",
    "x-auth-request-email",
    "proxy",
    "x-host",
    "x-http-host-override",
    "x-http-method-override",
    "x_http_method",
    "x-method-override",
    "fastly-client-ip",
    "x-azure-clientip",
    "client-cert",
    "x-client-cert-chain",
    "x-arr-clientcert",
    "x-amzn-mtls-clientcert",
    "x-amzn-oidc-identity",
    "x-ms-client-principal-name",
    "x-goog-authenticated-user-email",
  ])("never hold %s as a stranger wrote it [SEC-05]", (name) => {
    const sent = requestHeaders(asking({ [name]: "1" }), platform);
    expect(Object.keys(sent).sort()).toEqual([
      "host",
      "via",
      "x-forwarded-for",
      "x-forwarded-host",
      "x-forwarded-proto",
    ]);
    expect(sent[name]).not.toBe("1");
  });

  it("keep another page's origin, and no length of a body that stays behind [SEC-05]", () => {
    const headers = { origin: "https://attacker.example", "content-length": "9" };
    expect(requestHeaders(asking(headers, "GET"), platform)).toMatchObject({ origin: headers.origin });
    for (const method of ["GET", "HEAD"])
      expect(requestHeaders(asking(headers, method), platform)).not.toHaveProperty("content-length");
  });
});
