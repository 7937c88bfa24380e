import { TestPlatform } from "../testing/platform";

jest.setTimeout(60_000);

describe("a browser's report of a broken rule", () => {
  const platform = new TestPlatform({ listReports: true });

  beforeAll(() => platform.start());
  afterAll(() => platform.remove());

  const opened = "https://portal.example/login/?username=wang&password=hunter2#?ticket=t-1";
  const policy = "default-src 'none'; report-uri /csp-report";

  // An extension's script in the page's head breaks the rule before the page's own can take the secrets out of the address.
  it.each([
    [
      "application/csp-report",
      {
        "csp-report": {
          "document-uri": opened,
          referrer: opened,
          "source-file": opened,
          "blocked-uri": "https://elsewhere.example/x?ticket=t-1",
          "original-policy": policy,
        },
      },
    ],
    [
      "application/reports+json",
      [{ url: opened, body: { documentURL: opened, blockedURL: "inline", originalPolicy: policy } }],
    ],
  ])("%s is kept without what the address of the page carried [AUTH-17, SEC-01]", async (type, report) => {
    const sent = await fetch(`${platform.url}/csp-report`, {
      method: "POST",
      headers: { "content-type": type },
      body: JSON.stringify(report),
    });
    expect(sent.status).toBe(204);
    const listed = await (await fetch(`${platform.url}/csp-report`)).text();
    for (const text of [listed, platform.log.join()]) {
      expect(text).toContain('"https://portal.example/login/"');
      expect(text).toContain(policy);
      expect(text).not.toMatch(/hunter2|wang|t-1/);
    }
  });
});
