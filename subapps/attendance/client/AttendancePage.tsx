import { Box, Button, ToggleButton, ToggleButtonGroup } from "@mui/material";
import Settings2 from "lucide-react/icons/settings-2";
import { useEffect, useMemo } from "react";
import {
  AppTitle,
  LoadAlert,
  PageFrame,
  useClient,
  useDialogs,
  useLive,
  useLoaded,
  useOpening,
  usePlaceAt,
  usePortal,
} from "@portal/kit";
import { contract } from "../contract";
import app from "../app.json";
import { type About, readAbout } from "./attendance";
import { FamilyPart } from "./FamilyPart";
import { KeeperPart } from "./KeeperPart";
import { readPlace, writePlace, type ShowPlace, type View } from "./place";
import { Empty, Loading } from "./States";
import { useAttendanceWords } from "./words";

const SEARCH_KEYS = [...app.searchKeys["zh-CN"], ...app.searchKeys.en];

/** What the address says is shown, and the way to something else [VIEW-08]. */
function useAttendancePlace() {
  const { at, go } = usePlaceAt();
  const place = useMemo(() => readPlace(at), [at]);
  const show: ShowPlace = (changed, how) => void go(writePlace({ ...place, ...changed }), how);
  return { place, show };
}

interface HeadProps {
  readonly about: About | null;
  readonly view: View;
  readonly onView: (view: View) => void;
}

/** The page's name, its parts for those who keep rolls, and the rules for those who set them. */
function Head({ about, view, onView }: HeadProps) {
  const words = useAttendanceWords();
  const dialogs = useDialogs();
  const opening = useOpening(words("formFailed"));
  const openRules = (today: string) =>
    opening(async () => {
      const { RulesDialog } = await import("./RulesDialog");
      await dialogs.open(RulesDialog, { today });
    });
  return (
    <Box component="header" sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5 }}>
      <AppTitle>{words("title")}</AppTitle>
      {about && about.classes.length > 0 && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={view}
          aria-label={words("parts")}
          onChange={(_event, chosen: View | null) => {
            if (chosen) onView(chosen);
          }}
        >
          {(["roll", "month", "clock"] as const).map((each) => (
            <ToggleButton key={each} value={each}>
              {words(`view.${each}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      {about?.manages && (
        <Button
          variant="outlined"
          startIcon={<Settings2 aria-hidden size="1.125rem" />}
          onClick={() => void openRules(about.today)}
        >
          {words("rules")}
        </Button>
      )}
    </Box>
  );
}

/** Attendance: rolls, months and the class room's screen for those who keep them, and for families their own weeks. */
export function AttendancePage({ active }: { readonly active: boolean }) {
  const words = useAttendanceWords();
  const calls = useClient(contract);
  const { navigation, setSearchKeys, child } = usePortal();
  const chosen = useLive(child)?.id ?? null;
  const title = words("title");
  useEffect(() => navigation.setTitle(title), [navigation, title]);
  useEffect(() => setSearchKeys(SEARCH_KEYS), [setSearchKeys]);
  const { place, show } = useAttendancePlace();
  const ask = useMemo(() => () => calls.about({}, { quiet: true }), [calls]);
  const about = useLoaded("about", ask, readAbout);
  const { data } = about;
  const keeps = data !== null && data.classes.length > 0;
  const view = place.view ?? "roll";
  return (
    <PageFrame>
      <Head about={data} view={view} onView={(next) => show({ view: next })} />
      <LoadAlert of={about} what={words("failed")} />
      {about.status === "loading" && <Loading />}
      {data && keeps && view !== "week" && (
        <KeeperPart about={data} view={view} place={place} show={show} active={active} />
      )}
      {data && (view === "week" ? keeps || data.own.length > 0 : !keeps && data.own.length > 0) && (
        <FamilyPart about={data} place={place} show={show} chosen={chosen} active={active} />
      )}
      {data && !keeps && data.own.length === 0 && <Empty>{words("nothingHere")}</Empty>}
    </PageFrame>
  );
}
