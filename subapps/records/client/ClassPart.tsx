import { Paper } from "@mui/material";
import { useMemo } from "react";
import {
  LoadAlert,
  useClient,
  useDialogs,
  useLoaded,
  useLocalWords,
  useOpening,
  useReturned,
} from "@portal/kit";
import { contract } from "../contract";
import { ClassHead } from "./ClassHead";
import { PupilList } from "./PupilList";
import { type Filter, type Pupil, readClass, shownOf } from "./records";
import { Empty, Loading } from "./States";
import { useRecordsWords } from "./words";

interface Props {
  /** The class, by its code. */
  readonly group: string;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  /** Called after something that may have changed how far the classes are. */
  readonly changed: () => void;
  readonly active: boolean;
}

/** A class: how far it is, its pupils, and the way to each of them. */
export function ClassPart({ group, filter, onFilter, changed, active }: Props) {
  const words = useRecordsWords();
  const local = useLocalWords();
  const dialogs = useDialogs();
  const opening = useOpening(words("formFailed"));
  const calls = useClient(contract);
  const ask = useMemo(() => () => calls.pupils({ class: group }, { quiet: true }), [calls, group]);
  const loaded = useLoaded(group, ask, readClass);
  const { data, status, reload } = loaded;
  useReturned(active, reload);
  const read = () => {
    reload();
    changed();
  };
  const open = async (pupil: Pupil | undefined) => {
    if (!data || !pupil) return;
    await opening(async () => {
      const { PupilDialog } = await import("./PupilDialog");
      await dialogs.open(PupilDialog, { group, known: data.pupils, first: pupil.id });
    });
    read();
  };
  const shown = data ? shownOf(data.pupils, filter) : [];
  return (
    <>
      <LoadAlert of={loaded} what={words("failed")} />
      {status === "loading" && <Loading />}
      {data?.pupils.length === 0 && <Empty>{words("noPupils")}</Empty>}
      {data && data.pupils.length > 0 && (
        <Paper
          component="section"
          variant="outlined"
          sx={{ display: "grid", gap: 2, padding: { mobile: 1.25, ipad: 2 }, bgcolor: "surface.card" }}
        >
          <ClassHead
            group={group}
            name={local(data.class.name)}
            pupils={data.pupils}
            filter={filter}
            onFilter={onFilter}
            onBegin={() => void open(data.pupils.find(({ state }) => state === "ready"))}
            changed={read}
          />
          <PupilList pupils={shown} onOpen={(pupil) => void open(pupil)} />
          {shown.length === 0 && <Empty>{words(`none.${filter}`)}</Empty>}
        </Paper>
      )}
    </>
  );
}
