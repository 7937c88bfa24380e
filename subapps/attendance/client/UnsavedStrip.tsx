import { Alert, Box, Button } from "@mui/material";
import { useDayWords, useLocalWords, usePersonName } from "@portal/kit";
import type { Press } from "./marks";
import { useAttendanceWords } from "./words";

interface Props {
  /** Presses of other rolls than the one that is shown. */
  readonly unsaved: readonly Press[];
  readonly onRetry: () => void;
}

/** Names what is not saved yet of other classes and days, which no row in sight can say. */
export function UnsavedStrip({ unsaved, onRetry }: Props) {
  const words = useAttendanceWords();
  const named = usePersonName();
  const local = useLocalWords();
  const days = useDayWords();
  if (unsaved.length === 0) return null;
  return (
    <Alert
      severity="warning"
      role="status"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {words("saveAgain")}
        </Button>
      }
    >
      {words("unsavedThere")}
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
        {unsaved.map(({ pupil, name, className, date, said }) => (
          <li key={`${date} ${pupil}`}>
            {words("unsavedOther", {
              name: named(name),
              group: local(className),
              day: days.short(date),
              status: words(`status.${said}`),
            })}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
