import fc from "fast-check";
import { PAGE_SIZE, pageCount, readNoticePage } from "./notices";

/** Thirteen hours ahead of Greenwich in November. */
const AUCKLAND = "Pacific/Auckland";

const wire = {
  id: "1",
  title: "标题|||Title",
  content: "正文",
  author: "教务处",
  category: "教务|||Academic",
  publishedAt: "2026-11-21 07:05:00",
  read: true,
};

describe("a page of notices", () => {
  it("is read field by field, its dates by the clock of the platform's zone [VIEW-05, I18N-04]", () => {
    expect(readNoticePage({ list: [wire], total: 31, unread: "12" }, AUCKLAND)).toEqual({
      notices: [{ ...wire, publishedAt: Date.UTC(2026, 10, 20, 18, 5), attachments: [] }],
      total: 31,
      unread: 12,
    });
  });

  it("comes with the files of each notice, but for those without an address of the web [UP-12, SEC-02]", () => {
    const file = { file: "f1", name: "a.pdf", size: 12, url: "/api/storage/show/file/f1" };
    const attachments = [
      file,
      { ...file, url: "javascript:alert(1)" },
      { ...file, url: "//evil.example" },
      null,
    ];
    const page = readNoticePage({ list: [{ ...wire, attachments }] }, AUCKLAND);
    expect(page?.notices[0]?.attachments).toEqual([file]);
  });

  it("leaves out what has no id, and shows the rest as far as it goes [VIEW-05, REL-01]", () => {
    const list = [null, 7, {}, { id: "" }, { id: "2", read: "maybe", publishedAt: "soon" }];
    const page = readNoticePage({ list }, AUCKLAND);
    expect(page).toEqual({
      notices: [
        {
          id: "2",
          title: "",
          content: "",
          author: "",
          category: "",
          publishedAt: null,
          read: false,
          attachments: [],
        },
      ],
      total: 1,
      unread: null,
    });
  });

  it.each([null, undefined, "<html>", 5, [], {}, { list: 7 }, { list: "x" }])(
    "is not %j [REL-01]",
    (data) => {
      expect(readNoticePage(data, AUCKLAND)).toBeNull();
    },
  );

  it("is understood in another form that means the same [REL-01]", () => {
    const odd = { id: 2, title: 2026, read: "1", publishedAt: Date.UTC(2026, 10, 20, 18, 5) };
    expect(readNoticePage(JSON.stringify({ list: [odd], total: "31" }), AUCKLAND)).toMatchObject({
      notices: [{ id: "2", title: "2026", read: true, publishedAt: odd.publishedAt }],
      total: 31,
    });
    expect(readNoticePage({ list: null, total: 0 }, AUCKLAND)).toEqual({
      notices: [],
      total: 0,
      unread: null,
    });
  });

  it("never throws, whatever the platform sends [REL-01]", () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (list, total) => {
        const page = readNoticePage({ list, total }, AUCKLAND);
        expect(page === null || (Number.isInteger(page.total) && page.total >= 0)).toBe(true);
      }),
    );
  });
});

describe("the number of pages", () => {
  it.each([
    [0, 1],
    [1, 1],
    [PAGE_SIZE, 1],
    [PAGE_SIZE + 1, 2],
    [120, 12],
  ])("of %i notices is %i [VIEW-05]", (total, pages) => {
    expect(pageCount(total)).toBe(pages);
  });
});
