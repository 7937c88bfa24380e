import { CATEGORIES } from "./categories";
import { draftOf, EMPTY_DRAFT, resultOf, savedOf } from "./noticeDraft";

it("takes the words of a notice apart for its form, a language each [WID-02]", () => {
  const row = {
    id: "7",
    title: "通知|||Notice",
    content: "第一行\n第二行",
    category: CATEGORIES[0],
    read: true,
  };
  expect(draftOf(row)).toEqual({
    title: "通知",
    englishTitle: "Notice",
    category: "教务|||Academic",
    content: "第一行\n第二行",
    englishContent: "",
    attachments: [],
  });
});

it("hands on the files that a notice has, and what the platform takes of them [UP-12]", () => {
  const attachments = [
    { file: "f1", name: "a.pdf", size: "12", url: "/api/storage/show/file/f1" },
    { file: "f2", name: "b.pdf", size: 1, url: "javascript:alert(1)" },
  ];
  const draft = draftOf({ attachments });
  expect(draft.attachments).toEqual([{ file: "f1", name: "a.pdf", size: 12 }]);
  expect(savedOf(draft)).toEqual({ ...EMPTY_DRAFT, attachments: [{ file: "f1", name: "a.pdf" }] });
});

it("makes an empty draft of a row without words [WID-02, REL-01]", () => {
  expect(draftOf({ title: 7, content: null })).toEqual(EMPTY_DRAFT);
});

it("hands a refusal on in the platform's own words [WID-02]", () => {
  expect(resultOf({ ok: true, data: { id: "7" } })).toEqual({ data: true });
  const refused = { ok: false, status: 403, text: "没有权限|||Not allowed" } as const;
  expect(resultOf(refused)).toEqual({ error: refused });
});
