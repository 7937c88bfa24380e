import { Button } from "@mui/material";
import { useEffect, useMemo } from "react";
import { textOf, useDialogs, useOpening, usePlaceAt, usePortal } from "@portal/kit";
import {
  PageContainer,
  SearchField,
  useListPlace,
  usePortalList,
  type ListAt,
  type PageApi,
} from "@portal/kit/lists";
import { contract } from "../../contract";
import { NoticeTools } from "../NoticeTools";
import type { NoticeChoice } from "../useNoticeTable";
import { useNoticeWords } from "../words";
import { MANAGE, READ } from "./managing";
import { draftOf, EMPTY_DRAFT, resultOf, savedOf, type NoticeDraft } from "./noticeDraft";
import { useNoticeColumns } from "./useNoticeColumns";

/** What the platform takes, in characters. */
const MOST_SEARCHED = 60;

const SORTS = ["title", "category", "author", "publishedAt"] as const;

/** The notices of the list, in its order. */
function choiceOf(keyword: string, sorted: ListAt["sort"]): NoticeChoice {
  const sort = SORTS.find((field) => field === sorted?.field);
  return { ...(keyword !== "" && { keyword }), ...(sort && { sort, order: sorted?.order }) };
}

/** Every notice of the school as a list to sort, to search and to page through; opened, one can be changed. */
export function ManagePage() {
  const words = useNoticeWords();
  const portal = usePortal();
  const dialogs = useDialogs();
  const opening = useOpening(words("formFailed"));
  const place = useListPlace(MANAGE);
  const { linkTo } = usePlaceAt();
  const keyword = (place.values["keyword"] ?? "").slice(0, MOST_SEARCHED);
  const pageApi = useMemo<PageApi>(
    () => ({ api: contract.list.path, fields: keyword === "" ? {} : { keyword } }),
    [keyword],
  );
  const list = usePortalList(pageApi, "id", place);
  const columns = useNoticeColumns();
  const choice = useMemo(() => choiceOf(keyword, place.sort), [keyword, place.sort]);
  const { client, navigation, notify, refresh } = portal;
  const title = words("manage");
  useEffect(() => navigation.setTitle(title), [navigation, title]);

  const search = (words: string) => place.narrow({ keyword: words });

  /** Saves a new notice, or the one with this id; the list and the portal's counts follow. */
  const saver = (id?: string) => async (draft: NoticeDraft) => {
    const wanted = savedOf(draft);
    const answer = await client(contract).save(id === undefined ? wanted : { ...wanted, id }, {
      quiet: true,
    });
    if (answer.ok) {
      notify({ severity: "success", text: words(id === undefined ? "published" : "changed") });
      refresh("unread");
      refresh("notices");
      list.reload();
    }
    return resultOf(answer);
  };

  const edit = (initial: NoticeDraft, id?: string) =>
    opening(async () => {
      const { NoticeFormDialog } = await import("./NoticeFormDialog");
      const status = id === undefined ? "add" : "edit";
      await dialogs.open(NoticeFormDialog, { status, initial, save: saver(id) });
    });

  /** Changes a notice of the list. A long page has no contents, so that it is asked for alone. */
  const change = async (row: Readonly<Record<string, unknown>>) => {
    const id = textOf(row["id"]);
    if (row["content"] !== undefined) return edit(draftOf(row), id);
    const answer = await client(contract).one({ id });
    if (answer.ok) await edit(draftOf(answer.data), id);
  };

  return (
    <PageContainer
      title={title}
      list={list}
      columns={columns}
      onOpen={(row) => void change(row)}
      filters={<SearchField label={{ id: "searchLabel" }} keyword={keyword} onSearch={search} />}
      toolbar={<NoticeTools choice={choice} />}
      onClearFilters={keyword === "" ? undefined : () => search("")}
      actions={
        <>
          <Button {...linkTo(READ)}>{words("readAll")}</Button>
          <Button variant="contained" onClick={() => void edit(EMPTY_DRAFT)}>
            {words("publish")}
          </Button>
        </>
      }
    />
  );
}
