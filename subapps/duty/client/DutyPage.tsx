import { Button } from "@mui/material";
import { useEffect, useMemo } from "react";
import { Permit, readDateTime, textOf, useDialogs, useLive, usePortal, useSchoolDate } from "@portal/kit";
import { PageContainer, usePortalList, type ListColumn } from "@portal/kit/lists";
import app from "../app.json";
import { contract } from "../contract";
import { useDutyWords } from "./words";

const PAGE = { api: contract.list.path };
const SEARCH_KEYS = [...app.searchKeys["zh-CN"], ...app.searchKeys.en];

/** The coming duties, and the way to plan one for those who may. */
export function DutyPage() {
  const words = useDutyWords();
  const dialogs = useDialogs();
  const { client, navigation, notify, refresh, setSearchKeys, timeZone } = usePortal();
  const zone = useLive(timeZone);
  const dateOf = useSchoolDate();
  const list = usePortalList(PAGE);
  const title = words("title");
  useEffect(() => navigation.setTitle(title), [navigation, title]);
  useEffect(() => setSearchKeys(SEARCH_KEYS), [setSearchKeys]);

  const columns = useMemo<readonly ListColumn[]>(
    () => [
      { field: "at", title: { id: "at" }, width: 16, words: ({ at }) => dateOf(readDateTime(at, zone)) },
      { field: "task", title: { id: "task" }, grow: 2 },
      {
        field: "person",
        title: { id: "person" },
        words: ({ own, person }) => (own === true ? { id: "own" } : textOf(person)),
      },
    ],
    [dateOf, zone],
  );

  const plan = async () => {
    try {
      const { PlanDialog } = await import("./PlanDialog");
      const planned = await dialogs.open(PlanDialog, { calls: client(contract), timeZone: zone });
      if (!planned) return;
      notify({ severity: "success", text: words("added") });
      refresh("unread");
      refresh("duties");
      list.reload();
    } catch {
      notify({ severity: "error", text: words("formFailed"), answer: true });
    }
  };

  return (
    <PageContainer
      title={words("list")}
      list={list}
      columns={columns}
      actions={
        <Permit code="duty_assign">
          <Button variant="contained" onClick={() => void plan()}>
            {words("assign")}
          </Button>
        </Permit>
      }
    />
  );
}
