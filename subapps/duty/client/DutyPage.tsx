import { Alert, Button } from "@mui/material";
import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import {
  PageFrame,
  Permit,
  readDateTime,
  textOf,
  useDialogs,
  useLive,
  useLocalWords,
  useOpening,
  usePermission,
  usePlaceAt,
  usePortal,
  useSchoolDate,
  usePersonName,
} from "@portal/kit";
import { PageContainer, useListPlace, usePortalList, type ListColumn } from "@portal/kit/lists";
import app from "../app.json";
import { contract } from "../contract";
import { timeToPlan, type TimeToPlan } from "./timeToPlan";
import { useNamedDuty } from "./useNamedDuty";
import { useDutyWords } from "./words";

const PAGE = { api: contract.list.path };
const SEARCH_KEYS = [...app.searchKeys["zh-CN"], ...app.searchKeys.en];

type List = ReturnType<typeof usePortalList>;

/** The columns of the list: when, what, and who. */
function useColumns(): readonly ListColumn[] {
  const zone = useLive(usePortal().timeZone);
  const dateOf = useSchoolDate();
  const personNamed = usePersonName();
  const local = useLocalWords();
  return useMemo<readonly ListColumn[]>(
    () => [
      {
        field: "at",
        title: { id: "at" },
        width: 20,
        words: ({ at, dayOff }) =>
          [dateOf(readDateTime(at, zone)), local(textOf(dayOff))].filter((part) => part !== "").join(" · "),
      },
      { field: "task", title: { id: "task" }, grow: 2 },
      {
        field: "person",
        title: { id: "person" },
        words: ({ own, person }) => (own === true ? { id: "own" } : personNamed(textOf(person), true)),
      },
    ],
    [dateOf, zone, personNamed, local],
  );
}

/** The form that plans a duty, which may begin with a time. */
function usePlan(list: List) {
  const words = useDutyWords();
  const dialogs = useDialogs();
  const { client, notify, refresh, timeZone } = usePortal();
  const opening = useOpening(words("formFailed"));
  const zone = useLive(timeZone);
  return (at: TimeToPlan | null) =>
    opening(async () => {
      const { PlanDialog } = await import("./PlanDialog");
      const planned = await dialogs.open(PlanDialog, { calls: client(contract), timeZone: zone, at });
      if (!planned) return;
      notify({ severity: "success", text: words("added") });
      refresh("unread");
      refresh("duties");
      list.reload();
    });
}

/** Marks the coming duties as seen, once they are listed. */
function useSeen(list: List) {
  const { client, refresh } = usePortal();
  const isListed = list.state.phase === "ready";
  const markSeen = useEffectEvent(async () => {
    const answer = await client(contract).seen({}, { quiet: true });
    if (answer.ok && answer.data.count > 0) refresh("unread");
  });
  useEffect(() => {
    if (isListed) void markSeen();
  }, [isListed]);
}

/** Plans a duty at the time that the address names, for those who may. */
function usePlanNamed(place: ReturnType<typeof useListPlace>, plan: ReturnType<typeof usePlan>) {
  const { go } = usePlaceAt();
  const plans = usePermission("duty_assign");
  const named = timeToPlan(place.values);
  const asked = useRef("");
  const planNamed = useEffectEvent(async () => {
    if (!named) return;
    // What the address asks for is asked once: it is the plain list afterwards.
    go("", { replace: true });
    await plan(named);
  });
  const question = named ? `${named.day} ${named.time}` : "";
  useEffect(() => {
    const before = asked.current;
    if (plans) asked.current = question;
    if (plans && question !== "" && question !== before) void planNamed();
  }, [plans, question]);
}

/** The coming duties, of which the address may name one, and the way to plan one for those who may, at a time that it may name. */
export function DutyPage() {
  const words = useDutyWords();
  const { navigation, setSearchKeys } = usePortal();
  const place = useListPlace("/");
  const list = usePortalList(PAGE, "id", place);
  const duty = useNamedDuty(list, place);
  const columns = useColumns();
  const title = words("title");
  useEffect(() => navigation.setTitle(title), [navigation, title]);
  useEffect(() => setSearchKeys(SEARCH_KEYS), [setSearchKeys]);

  const plan = usePlan(list);
  useSeen(list);
  usePlanNamed(place, plan);

  return (
    <PageFrame>
      {duty.gone && <Alert severity="info">{words("gone")}</Alert>}
      <PageContainer
        title={words("list")}
        list={list}
        columns={columns}
        current={duty.id}
        actions={
          <Permit code="duty_assign">
            <Button variant="contained" onClick={() => void plan(null)}>
              {words("assign")}
            </Button>
          </Permit>
        }
      />
    </PageFrame>
  );
}
