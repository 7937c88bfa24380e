import { useRef } from "react";
import {
  defineSubApp,
  DownloadTableButton,
  Permit,
  PrintButton,
  tableOfRows,
  type SubAppCatalogue,
} from "@portal/kit";

/** A sub-application may name a part of the kit in its own words. */
const words: SubAppCatalogue = {
  "zh-CN": { "kit.print.time": "打印于：{time}" },
  en: { "kit.print.time": "On paper since {time}" },
};

/** More cells than the platform makes a spreadsheet of. */
const HUGE = tableOfRows(
  ["n"],
  Array.from({ length: 60 }, () => Array.from({ length: 1000 }, () => "1")),
);

/** A table as schools have them, and the ways to take it along. */
function Marks() {
  const table = useRef<HTMLTableElement>(null);
  return (
    <div data-testid="marks">
      <p>
        <DownloadTableButton label="下载成绩" title="期中/成绩" source={() => table.current} />
        <DownloadTableButton label="下载没有的" title="x" source={() => null} />
        <DownloadTableButton label="下载太大的" title="x" source={() => HUGE} />
        <PrintButton label="打印成绩" title="期中成绩" source={() => table.current} />
      </p>
      <Permit code="notices">
        <p>可以看通知</p>
      </Permit>
      <Permit code={["no-such-app", "nor-this"]}>
        <p>不可以看</p>
      </Permit>
      <table ref={table}>
        <thead>
          <tr>
            <th rowSpan={2}>姓名</th>
            <th rowSpan={2}>学号</th>
            <th colSpan={2}>成绩</th>
            <th rowSpan={2} data-no-download="" data-no-print="">
              操作
            </th>
          </tr>
          <tr>
            <th>科目</th>
            <th>分数</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td rowSpan={2}>
              <a href="#/secret">王子涵</a>
            </td>
            <td rowSpan={2}>007</td>
            <td>语文</td>
            <td>92.50</td>
            <td data-no-download="" data-no-print="">
              <button>删除</button>
            </td>
          </tr>
          <tr>
            <td>{'=HYPERLINK("https://evil.example")'}</td>
            <td>-3</td>
            <td data-no-download="" data-no-print="" />
          </tr>
          <tr>
            <td>{"<b>&"}</td>
            <td>110101199003077758</td>
            <td>
              两
              <br />行
            </td>
            <td>
              <span aria-hidden="true">★</span>优
            </td>
            <td data-no-download="" data-no-print="" />
          </tr>
        </tbody>
      </table>
    </div>
  );
}

export const { contract, mount } = defineSubApp({ messages: words, render: () => <Marks /> });
