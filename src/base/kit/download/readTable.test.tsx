import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { writeTable } from "../../core/table/tableText";
import { readTable } from "./readTable";
import { shownText } from "./shownText";

const tableOf = (rows: ReactElement): HTMLTableElement => {
  const { container } = render(<table>{rows}</table>);
  return container.querySelector("table")!;
};

it("reads text and spans by sections, and nothing else of the page [WID-06]", () => {
  const table = tableOf(
    <>
      <caption>高一(3)班</caption>
      <thead className="head" data-secret="x">
        <tr>
          <th scope="col" colSpan={2} style={{ color: "red" }}>
            <button onClick={() => undefined}>姓名</button>
          </th>
        </tr>
      </thead>
      <tbody id="first">
        <tr>
          <td rowSpan={2}>
            <a href="https://school.example/?token=1">王子涵</a>
          </td>
          <td>{"<script>alert(1)</script>"}</td>
        </tr>
        <tr>
          <td>88</td>
        </tr>
      </tbody>
      <tbody>
        <tr>
          <th scope="row">合计</th>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <td>1</td>
        </tr>
      </tfoot>
    </>,
  );
  expect(writeTable(readTable(table))).toBe(
    '<table><thead><tr><th colspan="2">姓名</th></tr></thead>' +
      '<tbody><tr><td rowspan="2">王子涵</td><td>&lt;script&gt;alert(1)&lt;/script&gt;</td></tr><tr><td>88</td></tr></tbody>' +
      "<tbody><tr><th>合计</th></tr></tbody><tfoot><tr><td>1</td></tr></tfoot></table>",
  );
});

it("leaves out rows and cells that are hidden or marked [WID-06]", () => {
  const table = tableOf(
    <tbody>
      <tr>
        <td>a</td>
        <td data-no-download="">删除</td>
      </tr>
      <tr hidden>
        <td>b</td>
      </tr>
      <tr data-no-download="">
        <td>c</td>
      </tr>
    </tbody>,
  );
  expect(readTable(table)).toEqual([
    { kind: "body", rows: [[{ text: "a", colSpan: 1, rowSpan: 1, heading: false }]] },
  ]);
});

it("reads no rows of a table within a cell", () => {
  const table = tableOf(
    <tbody>
      <tr>
        <td>
          a
          <table>
            <tbody>
              <tr>
                <td>b</td>
              </tr>
            </tbody>
          </table>
        </td>
      </tr>
    </tbody>,
  );
  expect(readTable(table)).toHaveLength(1);
  expect(readTable(table)[0]?.rows).toHaveLength(1);
});

it.each([
  ["blanks as they are shown", "<p>  a \n\t b&nbsp; c </p>", "a b c"],
  ["lines", "<div>a<br>b<p>c</p><ul><li>d</li><li>e</li></ul></div>", "a\nb\nc\nd\ne"],
  [
    "words for screen readers in place of what decorates",
    '<span aria-hidden="true">99+</span><span>120 条未读</span><svg><title>x</title></svg>',
    "120 条未读",
  ],
  ["the names of pictures", '<img alt="校徽">育才', "校徽育才"],
  [
    "nothing that never shows",
    "<script>1</script><style>.a{}</style><template>t</template><i hidden>h</i><i data-no-download>n</i>a",
    "a",
  ],
  [
    "the values of fields, but no passwords",
    '<input value="7"><input type="password" value="secret"><input type="checkbox" checked>' +
      "<textarea>note</textarea><select><option>A</option><option selected>B</option></select>",
    "7noteB",
  ],
])("takes %s [WID-06]", (_, html, expected) => {
  expect(shownText(new DOMParser().parseFromString(html, "text/html").body)).toBe(expected);
});
