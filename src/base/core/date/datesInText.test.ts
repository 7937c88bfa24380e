import { datesInText } from "./datesInText";

const ZONE = "Asia/Shanghai";
const at = (text: string) => Date.parse(text);

it.each([
  ["2026-11-20 08:30:00", [at("2026-11-20T08:30:00+08:00")]],
  ["更新于 2026/11/20 08:30，© 第一中学", ["更新于 ", at("2026-11-20T08:30:00+08:00"), "，© 第一中学"]],
  ["Updated 2026-11-20.", ["Updated ", at("2026-11-20T00:00:00+08:00"), "."]],
  ["© 2026 第一中学", ["© 2026 第一中学"]],
  ["演示备 20261120 号", ["演示备 20261120 号"]],
  ["2026-13-45", ["2026-13-45"]],
  ["v1.2026-11-20-3", ["v1.2026-11-20-3"]],
  ["", []],
])("finds the dates in %j [FOOT-01]", (text, expected) => expect(datesInText(text, ZONE)).toEqual(expected));
