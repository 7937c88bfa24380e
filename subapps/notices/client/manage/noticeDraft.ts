import { type Answer, partsOfBilingual } from "@portal/kit";
import type { Attachment } from "@portal/kit/forms";
import { readFiles } from "../notices";

/** A notice as its form holds it: each language by itself. */
export interface NoticeDraft {
  readonly title: string;
  readonly englishTitle: string;
  readonly category: string;
  readonly content: string;
  readonly englishContent: string;
  readonly attachments: readonly Attachment[];
}

/** What an empty form begins with. */
export const EMPTY_DRAFT: NoticeDraft = {
  title: "",
  englishTitle: "",
  category: "",
  content: "",
  englishContent: "",
  attachments: [],
};

const languagesOf = (value: unknown) => partsOfBilingual(typeof value === "string" ? value : "");

/** The draft that a notice of the list is changed from. */
export function draftOf(row: Readonly<Record<string, unknown>>): NoticeDraft {
  const [title, englishTitle] = languagesOf(row["title"]);
  const [content, englishContent] = languagesOf(row["content"]);
  const { category } = row;
  return {
    title,
    englishTitle,
    category: typeof category === "string" ? category : "",
    content,
    englishContent,
    attachments: readFiles(row["attachments"]).map(({ file, name, size }) => ({ file, name, size })),
  };
}

/** A draft as the platform takes it. */
export const savedOf = (draft: NoticeDraft) => ({
  ...draft,
  attachments: draft.attachments.map(({ file, name }) => ({ file, name })),
});

/** How saving ended, in the words of forms. */
export const resultOf = (
  answer: Answer,
): { readonly data: true } | { readonly error: Extract<Answer, { readonly ok: false }> } =>
  answer.ok ? { data: true } : { error: answer };
