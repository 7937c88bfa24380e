import { Box, Button, ToggleButton, ToggleButtonGroup, Typography } from "@mui/material";
import BellRing from "lucide-react/icons/bell-ring";
import Camera from "lucide-react/icons/camera";
import { Meter } from "./Meter";
import { canBeAsked, type Filter, FILTERS, progressOf, type Pupil } from "./records";
import { useReminder } from "./useReminder";
import { useRecordsWords } from "./words";

const WIDE_ON_PHONE = { flex: { mobile: "1 1 auto", ipad: "none" } } as const;

interface Props {
  /** The class, by its code and by its name in the person's language. */
  readonly group: string;
  readonly name: string;
  readonly pupils: readonly Pupil[];
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  readonly onBegin: () => void;
  readonly changed: () => void;
}

/** How far a class is, what can be done for all of it, and which of its pupils are shown. */
export function ClassHead({ group, name, pupils, filter, onFilter, onBegin, changed }: Props) {
  const words = useRecordsWords();
  const { isBusy, remind } = useReminder(group, changed);
  const progress = progressOf(pupils);
  const asked = pupils.filter(canBeAsked).length;
  return (
    <>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.25 }}>
        <Box sx={{ flex: "1 1 16rem", display: "grid", gap: 0.75, marginInlineEnd: "auto" }}>
          <Typography component="h2" variant="h3">
            {name}
          </Typography>
          <Box role="status">
            {words("progress", { done: progress.done, total: progress.all, waiting: progress.waiting })}
          </Box>
          <Meter all={progress.all} done={progress.done} />
        </Box>
        {asked > 0 && (
          <Button
            variant="outlined"
            aria-disabled={isBusy || undefined}
            startIcon={<BellRing aria-hidden size="1.125rem" />}
            onClick={() => remind()}
            sx={WIDE_ON_PHONE}
          >
            {words("remindAll", { count: asked })}
          </Button>
        )}
        {progress.ready > 0 && (
          <Button
            variant="contained"
            startIcon={<Camera aria-hidden size="1.125rem" />}
            onClick={onBegin}
            sx={WIDE_ON_PHONE}
          >
            {words("begin", { count: progress.ready })}
          </Button>
        )}
      </Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={filter}
        aria-label={words("shown")}
        sx={{
          justifySelf: { ipad: "start" },
          // On a phone the four share the line, each in as many lines as it needs.
          "& > button": { flex: { mobile: "1 1 auto", ipad: "none" }, lineHeight: 1.25, minInlineSize: 0 },
          "& > .MuiToggleButton-sizeSmall": { paddingInline: { mobile: "0.375rem", ipad: "0.75rem" } },
        }}
        onChange={(_event, chosen: Filter | null) => {
          if (chosen) onFilter(chosen);
        }}
      >
        {FILTERS.map((each) => (
          <ToggleButton key={each} value={each}>
            {words(`filter.${each}`, { count: progress[each] })}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </>
  );
}
