import { Box, Typography } from "@mui/material";
import { useEffect, useMemo } from "react";
import {
  AppTitle,
  LabelledChoice,
  LoadAlert,
  PageFrame,
  useClient,
  useLoaded,
  useLocalWords,
  usePlaceAt,
  usePortal,
  useReturned,
} from "@portal/kit";
import app from "../app.json";
import { contract } from "../contract";
import { ClassPart } from "./ClassPart";
import { ClassRow } from "./ClassRow";
import { readPlace, type RecordsPlace, writePlace } from "./place";
import { type ClassProgress, readClasses } from "./records";
import { Empty, Loading } from "./States";
import { progressLine, useRecordsWords } from "./words";

const SEARCH_KEYS = [...app.searchKeys["zh-CN"], ...app.searchKeys.en];

/** So many classes are shown with their progress; of more, one is chosen from a list. */
const AT_A_GLANCE = 8;

interface ChoosingProps {
  readonly classes: readonly ClassProgress[];
  readonly group: string;
  readonly onChoose: (code: string) => void;
}

/** Chooses a class, where there are several. */
function ClassChoice({ classes, group, onChoose }: ChoosingProps) {
  const words = useRecordsWords();
  const local = useLocalWords();
  if (classes.length < 2) return null;
  if (classes.length <= AT_A_GLANCE) return <ClassRow classes={classes} group={group} onChoose={onChoose} />;
  return (
    <LabelledChoice
      label={words("class")}
      maxInlineSize="24rem"
      value={group}
      options={classes.map(({ code, name, ...progress }) => ({
        value: code,
        label: `${local(name)} · ${progressLine(words, progress)}`,
      }))}
      onChange={onChoose}
    />
  );
}

/** Class photos: how far each class is, and the pupils of one. */
export function RecordsPage({ active }: { readonly active: boolean }) {
  const words = useRecordsWords();
  const calls = useClient(contract);
  const { navigation, setSearchKeys } = usePortal();
  const title = words("title");
  useEffect(() => navigation.setTitle(title), [navigation, title]);
  useEffect(() => setSearchKeys(SEARCH_KEYS), [setSearchKeys]);
  const { at, go } = usePlaceAt();
  const place = useMemo(() => readPlace(at), [at]);
  const show = (changed: Partial<RecordsPlace>) => void go(writePlace({ ...place, ...changed }));
  const ask = useMemo(() => () => calls.classes({}, { quiet: true }), [calls]);
  const loaded = useLoaded("classes", ask, readClasses);
  const { data, status, reload } = loaded;
  useReturned(active, reload);
  const classes = data?.list ?? [];
  const group = (classes.find(({ code }) => code === place.group) ?? classes[0])?.code;
  return (
    <PageFrame>
      <Box component="header">
        <AppTitle>{title}</AppTitle>
        <Typography sx={{ color: "text.secondary" }}>{words("lead")}</Typography>
      </Box>
      <LoadAlert of={loaded} what={words("failed")} />
      {status === "loading" && <Loading />}
      {data && group === undefined && <Empty>{words("noClass")}</Empty>}
      {group !== undefined && (
        <>
          <ClassChoice classes={classes} group={group} onChoose={(code) => show({ group: code })} />
          <ClassPart
            group={group}
            filter={place.filter}
            onFilter={(filter) => show({ filter })}
            changed={reload}
            active={active}
          />
        </>
      )}
    </PageFrame>
  );
}
