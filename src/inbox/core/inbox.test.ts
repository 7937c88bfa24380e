import { hostileTargets } from "../../../test/hostileTargets";
import { readMessages, readTodoPage, type Message } from "./readInbox";
import { arrivals } from "./arrivals";
import { FIRST, unreadCount } from "./firstMessages";
import { findMessages } from "./findMessages";
import {
  childInAddress,
  messageInAddress,
  messagesTo,
  messageTarget,
  targetOfMessage,
} from "./messageTarget";
import { readViewport } from "../../base/core/apps/viewportAddress";
import { sortMessages } from "./sortMessages";

const rules = { site: { allowedOrigins: ["https://exams.example"] }, origin: "https://school.example" };
const target = (url: string, openWay = "") => messageTarget({ url, openWay }, rules);
const message = (id: string, importance: number, messageDate: string): Message[] => [
  ...readMessages([{ id, messageMeno: id, importance, messageDate }]),
];

describe("where a message or a to-do opens", () => {
  it.each([
    [
      "?app=notices&fileId=notices&id=7",
      "viewport",
      "#/viewport?app=notices&fileId=notices&id=7",
      false,
      false,
    ],
    ["#/viewport?app=notices&fileId=notices", "", "#/viewport?app=notices&fileId=notices", false, false],
    ["?app=drive&fileId=drive", "window", "#/viewport?app=drive&fileId=drive", true, false],
    ["/pages/exams/index.html", "window", "https://school.example/pages/exams/index.html", true, false],
    ["https://exams.example/a", "page", "https://exams.example/a", false, true],
    ["https://exams.example/a", "strange", "https://exams.example/a", true, false],
    ["https://exams.example/a", "viewport", "#/viewport?linkUrl=https%3A//exams.example/a", false, false],
    [
      "?app=exams&linkUrl=https://exams.example/a",
      "",
      "#/viewport?app=exams&linkUrl=https%3A//exams.example/a",
      false,
      false,
    ],
    ["?linkUrl=/help/", "window", "#/viewport?linkUrl=https%3A//school.example/help/", true, false],
  ])("is for %j and %j %j [MSG-01, TODO-01]", (url, openWay, href, newWindow, leaves) => {
    expect(target(url, openWay)).toEqual({ href, newWindow, leaves });
  });

  it("names the message where the portal shows it, and nowhere else [MSG-01, DESK-15]", () => {
    const hrefOf = (url: string) => targetOfMessage({ id: "a&b", url, openWay: "" }, rules)?.href;
    const own = hrefOf("?app=notices&fileId=notices&at=/list") ?? "";
    expect(own).toBe("#/viewport?app=notices&fileId=notices&at=/list&message=a%26b");
    expect(messageInAddress(own.slice(own.indexOf("?")))).toBe("a&b");
    expect(hrefOf("https://exams.example/a")).toBe("https://exams.example/a");
    expect(hrefOf("https://evil.example/")).toBeUndefined();
    expect(messageInAddress("?app=notices&fileId=notices")).toBeNull();
  });

  it("names the child that it is about, of a to-do too [MSG-01, TODO-01, WHO-01]", () => {
    const about = { url: "?app=notices&fileId=notices&at=/list", openWay: "", childId: "2&3" };
    const href = messageTarget(about, rules)?.href ?? "";
    expect(href).toBe("#/viewport?app=notices&fileId=notices&at=/list&child=2%263");
    const search = href.slice(href.indexOf("?"));
    expect(childInAddress(search)).toBe("2&3");
    expect(childInAddress("?app=notices&fileId=notices&child[a]=1&child=")).toBeNull();
    expect(readViewport(search)).toEqual(readViewport(about.url));
    expect(targetOfMessage({ ...about, id: "1" }, rules)?.href).toBe(`${href}&message=1`);
    expect(messageTarget({ ...about, url: "https://exams.example/a" }, rules)?.href).toBe(
      "https://exams.example/a",
    );
  });

  it("is the matter of a place that is shown, of its child alone, and never of an application's start [MSG-01, WHO-01]", () => {
    const at = "?app=notices&fileId=notices&at=/notice?id=7";
    const listed = [
      { id: "same", url: at },
      { id: "encoded", url: "#/viewport?fileId=notices&at=%2Fnotice%3Fid%3D7&app=notices" },
      { id: "another", url: "?app=notices&fileId=notices&at=/notice?id=70" },
      { id: "start", url: "?app=notices&fileId=notices" },
      { id: "elsewhere", url: "https://exams.example/a" },
      { id: "none", url: "" },
      { id: "sihan", url: at, childId: "2002" },
      { id: "siyu", url: at, childId: "2004" },
    ];
    expect(messagesTo(`${at}&message=1`, listed, "2002")).toEqual(["same", "encoded", "sihan"]);
    expect(messagesTo(at, listed, null)).toEqual(["same", "encoded"]);
    const filtered = `?app=notices&fileId=notices&at=${encodeURIComponent("/notice?kind=2&id=7")}`;
    expect(messagesTo(filtered, listed, null)).toEqual(["same", "encoded"]);
    expect(messagesTo(filtered.replace("notice%3F", "edit%3F"), listed, null)).toEqual([]);
    for (const search of ["", "?app=notices&fileId=notices", "?app=..", "?linkUrl=https://exams.example/a"])
      expect(messagesTo(search, listed, null)).toEqual([]);
  });

  it("is nowhere for what is no place, and for every hostile address [REDIR-05, SEC-04]", () => {
    const site = { allowedOrigins: [] };
    const { origin } = rules;
    for (const url of [
      ...["", "?app=notices", "?app=..&fileId=x", "?linkUrl=https://evil.example/", "notices"],
      ...hostileTargets({ origin, listed: "https://exams.example" }),
    ])
      for (const openWay of ["viewport", "window", "page"])
        expect([url, messageTarget({ url, openWay }, { site, origin })]).toEqual([url, null]);
  });
});

describe("messages of the wire", () => {
  it("come with what can be read of them, and without what is no message [MSG-01, REL-01]", () => {
    expect(
      readMessages([
        { id: 7, messageMeno: " 会议 ", importance: "5", module: null, url: null, content: '["a", ""]' },
        { id: "8", messageMeno: "x", importance: 9 },
        { id: "", messageMeno: "x" },
        { id: "9" },
        "garbage",
      ]),
    ).toEqual([
      { id: "7", title: "会议", importance: 5, module: "", time: "", content: ["a"], url: "", openWay: "" },
      { id: "8", title: "x", importance: 3, module: "", time: "", content: [], url: "", openWay: "" },
    ]);
    for (const garbage of [null, "<html>", 7, { list: [] }]) expect(readMessages(garbage)).toEqual([]);
  });

  it("stand by importance, and then the newest first [MSG-01]", () => {
    const all = [
      ...message("old", 3, "2026-11-20 08:00:00"),
      ...message("none", 3, "soon"),
      ...message("urgent", 5, "2026-11-01 08:00:00"),
      ...message("new", 3, "2026-11-21 08:00:00"),
    ];
    const order = ["urgent", "new", "old", "none"];
    expect(sortMessages(all).map(({ id }) => id)).toEqual(order);
    expect(sortMessages(all.filter(({ id }) => id !== "none")).map(({ id }) => id)).toEqual(
      order.slice(0, 3),
    );
  });

  it("are news once, never those that were there first or that come back [MSG-01]", () => {
    const [one, two] = [message("1", 3, ""), message("2", 3, "")];
    const first = arrivals(null, one);
    expect(first.fresh).toEqual([]);
    const second = arrivals(first.seen, [...one, ...two]);
    expect(second.fresh.map(({ id }) => id)).toEqual(["2"]);
    const third = arrivals(arrivals(second.seen, []).seen, [...one, ...two]);
    expect(third.fresh).toEqual([]);
  });

  it("are no news where an older one takes the place of one that was read, in a list that was cut [MSG-01]", () => {
    const at = (day: number) => message(String(day), 3, `2026-11-${String(day).padStart(2, "0")} 08:00:00`);
    const filling = Array.from({ length: FIRST }, (_, id) =>
      message(`filling ${id}`, 5, "2026-11-01 08:00:00"),
    ).flat();
    const before = arrivals(null, [...filling, ...at(5)]);
    const after = arrivals(before.seen, [...filling, ...at(3), ...at(6)]);
    expect(after.fresh.map(({ id }) => id)).toEqual(["6"]);
  });

  it("are as many as are listed, or as the platform counts where the list was cut [MSG-01]", () => {
    const list = (length: number) => Array.from({ length }, (_, id) => message(String(id), 3, "")).flat();
    expect(unreadCount(list(3), 7)).toBe(3);
    expect(unreadCount(list(FIRST), 5_000)).toBe(5_000);
    expect(unreadCount(list(FIRST + 1), undefined)).toBe(FIRST + 1);
  });
});

it("a page of to-dos has a page, and no fewer in all than are on it [TODO-01, REL-01]", () => {
  const list = [
    { id: "1", title: "x", date: "2026-11-21 08:00:00", url: "?app=a&fileId=a", openWay: "viewport" },
  ];
  expect(readTodoPage({ list: [...list, { id: "2" }], pages: 0, total: 0 })).toMatchObject({
    list: [{ id: "1", time: "2026-11-21 08:00:00", url: "?app=a&fileId=a" }],
    pages: 1,
    total: 1,
  });
  expect(readTodoPage("<html>")).toEqual({ list: [], pages: 1, total: 0 });
});

it("messages are found by their words in both languages and by where they come from, five at most [DESK-10, MSG-01]", () => {
  const messages = readMessages([
    {
      id: "1",
      messageMeno: "云盘空间已使用 80%|||80% of your drive space is used",
      module: "校园云盘|||School Drive",
    },
    { id: "2", messageMeno: "周四请您代课", module: "调代课|||Substitute Lessons" },
    ...["3", "4", "5", "6", "7", "8"].map((id) => ({ id, messageMeno: `通知 ${id}`, module: "通知" })),
  ]);
  const found = (query: string) => findMessages(messages, query, null).map(({ id }) => id);
  expect(found("空间")).toEqual(["1"]);
  expect(found("Drive space")).toEqual(["1"]);
  expect(found("substitute")).toEqual(["2"]);
  expect(found("通知")).toHaveLength(5);
  expect(found("食堂")).toEqual([]);
  // Beyond those that are read by pinyin too, the best still comes first.
  const many = readMessages(
    Array.from({ length: 400 }, (_, id) => ({ id, messageMeno: id === 399 ? "食堂" : `去食堂 ${id}` })),
  );
  expect(findMessages(many, "食堂", null).map(({ id }) => id)).toEqual(["399", "0", "1", "2", "3"]);
});
