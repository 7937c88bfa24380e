import { namesAlone, readSpoken } from "./readSpoken";

function read(markup: string) {
  document.documentElement.lang = "en";
  document.body.innerHTML = markup;
  return readSpoken("[data-pane]");
}

const startOf = (line: string) => line.split(" in ")[0];

it("finds words in another language than their element says [I18N-05]", () => {
  const { unmarked } = read(`
    <p>运动会</p><p lang="zh-CN">运动会</p><p>Sports day</p><div data-pane="t-words">运动会</div><span aria-hidden="true">王</span>
    <button aria-label="关闭"></button><button aria-label="Close 运动会" title="关闭" lang="zh-CN"></button>
    <p lang="zh-CN">Press the key once</p><p lang="zh-CN">按 Ctrl K 打开</p><p lang="zh-CN">Microsoft Edge</p>
    <style>/* 运动会 */</style>
  `);
  expect(unmarked.map(startOf)).toEqual(["关闭 (en)", "运动会 (en)", "Press the key once (zh-CN)"]);
});

it("finds names of people that stand on an English page in Chinese alone [I18N-06]", () => {
  const { chinese } = read(`
    <p><span lang="zh-CN">李思涵</span></p><p>Li Sihan <span lang="zh-CN">李思涵</span></p>
    <p><span lang="zh-CN" title="王雅琴"><span lang="en">Wang Yaqin</span></span></p>
    <p>By <b lang="zh-CN">王雅琴</b></p><p><span lang="zh-CN">运动会</span></p>
  `);
  expect(namesAlone(chinese)).toEqual(["李思涵", "王雅琴"]);
});

it("finds texts of one name that run together [A11Y-03]", () => {
  const { joined } = read(`
    <a href="#/">Notices<span style="display: inline">3</span></a>
    <a href="#/">Notices <span style="display: inline">3</span></a>
    <button>Notices<span style="display: block">3 unread</span></button>
    <div role="option"><mark>No</mark>tices</div><p>Notices<span>3</span></p><h2>待办<span>4</span></h2>
  `);
  expect(joined).toEqual(["Notices3 at s|3"]);
});
