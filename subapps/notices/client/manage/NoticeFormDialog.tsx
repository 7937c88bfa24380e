import { Alert } from "@mui/material";
import {
  attachments,
  AttachmentsField,
  FormDialog,
  object,
  ONE_LANGUAGE,
  prose,
  SelectInput,
  text,
  TextArea,
  TextInput,
  type FormStatus,
  type SubmitResult,
} from "@portal/kit/forms";
import type { Question } from "@portal/kit";
import { useNoticeWords } from "../words";
import { CATEGORIES } from "./categories";
import type { NoticeDraft } from "./noticeDraft";

interface Props extends Question<true> {
  readonly status: FormStatus;
  readonly initial: NoticeDraft;
  readonly save: (draft: NoticeDraft) => Promise<SubmitResult<true>>;
}

const oneLanguage = (most: number) => text().max(most).matches(ONE_LANGUAGE);
const lines = (most: number) => prose().max(most).matches(ONE_LANGUAGE);

/** So many files the platform takes with a notice. */
const MOST_FILES = 10;

const schema = object({
  title: oneLanguage(60).required(),
  englishTitle: oneLanguage(120).defined(),
  category: text().required({ id: "kit.validation.choose" }),
  content: lines(2000).required(),
  englishContent: lines(4000).defined(),
  attachments: attachments(MOST_FILES),
});

const PUBLISH = { id: "publishNow" };
const ENGLISH_HINT = { id: "englishHint" };

/** Publishes a notice, or changes one. */
export function NoticeFormDialog({ status, initial, save, close }: Props) {
  const words = useNoticeWords();
  const { category } = initial;
  const categories =
    category === "" || CATEGORIES.includes(category) ? CATEGORIES : [...CATEGORIES, category];
  return (
    <FormDialog
      title={{ id: status === "add" ? "publish" : "editTitle" }}
      status={status}
      {...(status === "add" && { submitText: PUBLISH })}
      schema={schema}
      initial={initial}
      submit={save}
      close={close}
      height="min(60vh, 36rem)"
    >
      {status === "add" && (
        <Alert severity="info" role="note">
          {words("publishReach")}
        </Alert>
      )}
      <TextInput name="title" label={{ id: "titleField" }} />
      <TextInput name="englishTitle" label={{ id: "titleEnglish" }} hint={ENGLISH_HINT} />
      <SelectInput
        name="category"
        label={{ id: "category" }}
        options={categories.map((value) => ({ value, label: value }))}
      />
      <TextArea name="content" label={{ id: "contentField" }} rows={4} />
      <TextArea name="englishContent" label={{ id: "contentEnglish" }} hint={ENGLISH_HINT} rows={4} />
      <AttachmentsField name="attachments" label={{ id: "attachments" }} most={MOST_FILES} />
    </FormDialog>
  );
}
