import { readXlsx } from "hucre/xlsx";
import { connect, type Socket } from "node:net";
import type { Client } from "../../testing/platform";
import { platformOn, signedInOn } from "../../testing/platformOn";
import { createHeavyWork } from "../work/heavyWork";

jest.setTimeout(60_000);

describe("a table's download", () => {
  const platform = platformOn("sqlite");
  const { teacher } = signedInOn(platform, "teacher");

  const TABLE =
    "<table><tr><th colspan=2>成绩</th></tr><tr><td>=1+1</td><td>90</td></tr></table><script>x</script>";
  const post = (who: Client, fields: Record<string, string>, origin: string | null = platform.url) =>
    who.fetch("/api/base/common/table2xls", {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: origin === null ? {} : { origin },
    });

  it("answers a form with a real spreadsheet, named after its title [WID-06]", async () => {
    const answer = await post(teacher, { title: "期中 / 成绩", data: TABLE });
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      "content-disposition": `attachment; filename="__ _ __.xlsx"; filename*=UTF-8''${encodeURIComponent("期中 _ 成绩.xlsx")}`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
    const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
    expect(sheets[0]).toMatchObject({
      name: "期中 成绩",
      rows: [
        ["成绩", null],
        ["=1+1", 90],
      ],
      merges: [{ startRow: 0, endRow: 0, startCol: 0, endCol: 1 }],
    });
  });

  it("marks the beginning of a file by a cookie that the page named, and no refusal [WID-06, REL-01]", async () => {
    const mark = "download-0123456789abcdef";
    const answer = await post(teacher, { title: "t", data: TABLE, mark });
    expect(answer.headers.getSetCookie()).toEqual([`${mark}=1; Path=/; Max-Age=120; SameSite=Strict`]);
    for (const fields of [{ data: "", mark }, { data: TABLE, mark: "portal_access" }, { data: TABLE }])
      expect((await post(teacher, { title: "t", ...fields })).headers.getSetCookie()).toEqual([]);
  });

  it.each([
    ["another site", "https://evil.example"],
    ["a page that hides where it comes from", "null"],
    ["no page", null],
    ["another port of this host", "http://127.0.0.1:1"],
  ])("refuses a form of %s [SEC-04, WID-06]", async (_, origin) => {
    const answer = await post(teacher, { title: "t", data: TABLE }, origin);
    expect(await answer.json()).toMatchObject({ status: 403, code: "device_header", data: null });
  });

  it("refuses a foreign form although it carries a device header's name as a field [SEC-04]", async () => {
    const fields = { title: "t", data: TABLE, "x-device-type": "pc" };
    const answer = await post(teacher, fields, "https://evil.example");
    expect(await answer.json()).toMatchObject({ status: 403 });
  });

  it("asks for a session [SEC-04, WID-06]", async () => {
    const answer = await post(platform.client(), { title: "t", data: TABLE });
    expect(await answer.json()).toMatchObject({ status: 401, code: "unauthorized" });
  });

  it("asks for it before the form has come in, and keeps no more than two forms of a person waiting [SEC-06]", async () => {
    const head = (who: Client) =>
      [
        "POST /api/base/common/table2xls HTTP/1.1",
        `Host: ${new URL(platform.url).host}`,
        `Origin: ${platform.url}`,
        `Cookie: ${[...who.cookies].map((pair) => pair.join("=")).join("; ")}`,
        "Content-Type: application/x-www-form-urlencoded",
        "Content-Length: 100",
      ].join("\r\n");
    const begin = async (who: Client) => {
      const socket = connect(Number(new URL(platform.url).port), "127.0.0.1");
      sockets.push(socket);
      const answer = new Promise<string>((resolve) => {
        let text = "";
        socket.on("data", (part: Buffer) => {
          text += part.toString();
          if (text.includes("}")) resolve(text);
        });
      });
      socket.write(`${head(who)}\r\n\r\ndata=`);
      return answer;
    };
    const sockets: Socket[] = [];
    try {
      expect(await begin(platform.client())).toContain('"status":401');
      const other = await platform.client().signIn("student");
      const answers = Array.from({ length: 3 }, () => begin(other));
      expect(await Promise.race(answers)).toMatch(/^HTTP\/1\.1 429 [^]*retry-after: 5[^]*still_working/i);
      expect((await post(teacher, { title: "t", data: TABLE })).status).toBe(200);
    } finally {
      for (const socket of sockets) socket.destroy();
    }
  });

  it.each(["", "words", "<table></table>", "<table><tr></tr></table>"])(
    "asks for a table where %j is none [WID-06]",
    async (data) => {
      expect(await (await post(teacher, { title: "t", data })).json()).toMatchObject({
        status: 400,
        code: "no_table",
        message: "请指定需要下载的表格|||Please choose the table to download",
      });
    },
  );

  it.each([
    ["more cells than a sheet takes", `<table>${"<tr><td colspan=1000>".repeat(60)}</table>`],
    ["more bytes than the call takes", `<table><tr><td>${"x".repeat(5 << 20)}</table>`],
  ])("answers 413 to %s [SEC-04, WID-06]", async (_, data) => {
    const answer = await post(teacher, { title: "t", data });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ status: 413, code: "too_large" });
  });

  it("refuses a grid of ten million cells out of 42 kB, and goes on [SEC-06, WID-06]", async () => {
    const data = `<table><tr>${"<td>".repeat(1000)}${"<tr>".repeat(9999)}</table>`;
    const answers = await Promise.all([1, 2].map(() => post(teacher, { title: "t", data })));
    expect(answers.map(({ status }) => status)).toEqual([413, 413]);
    expect((await post(teacher, { title: "t", data: TABLE })).status).toBe(200);
  });

  it("names the field of a form that cannot be read, as every call does [API-12]", async () => {
    const answer = await post(teacher, { title: "x".repeat(121), data: TABLE });
    expect(await answer.json()).toMatchObject({ status: 400, code: "invalid_request" });
    const json = await teacher.fetch("/api/base/common/table2xls", {
      method: "POST",
      body: "{}",
      headers: { origin: platform.url, "content-type": "application/json" },
    });
    expect(await json.json()).toMatchObject({ status: 400, code: "malformed" });
  });

  it("takes more than other calls do, which a page of rows needs [WID-06]", async () => {
    const data = `<table>${`<tr>${"<td>王子涵</td>".repeat(10)}</tr>`.repeat(3_000)}</table>`;
    const answer = await post(teacher, { title: "t", data });
    expect(answer.headers.get("content-type")).toContain("spreadsheetml");
  });
});

describe.each([
  [429, "still_working", { perLane: 0 }],
  [503, "busy", { running: 0, waiting: 0 }],
])("a table's download where there is too much to do", (status, code, limits) => {
  const platform = platformOn("sqlite", {}, { heavyWork: createHeavyWork({ ...limits, retryAfter: 9 }) });
  const { teacher } = signedInOn(platform, "teacher");

  it(`answers HTTP ${status}, a time to come again, and words for the person [SEC-06]`, async () => {
    const answer = await teacher.fetch("/api/base/common/table2xls", {
      method: "POST",
      body: new URLSearchParams({ title: "t", data: "<table><tr><td>a</table>" }),
      headers: { origin: platform.url },
    });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([status, "9"]);
    expect(await answer.json()).toMatchObject({
      status,
      code,
      data: null,
      message: expect.stringMatching(/请在 9 秒后再试\|\|\|.*in 9 seconds$/) as string,
    });
  });
});
