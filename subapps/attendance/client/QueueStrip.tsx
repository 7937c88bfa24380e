import { Alert, Box, Button } from "@mui/material";
import { usePersonName, useSchoolDate } from "@portal/kit";
import type { Queue } from "./queue";
import { useAttendanceWords } from "./words";

interface Props {
  readonly queue: Queue;
  readonly onRetry: () => void;
  readonly onForget: (id: string) => void;
}

/** How many clockings wait for the network on this device, and those that the platform does not take. */
export function QueueStrip({ queue, onRetry, onForget }: Props) {
  const words = useAttendanceWords();
  const named = usePersonName();
  const dateOf = useSchoolDate();
  const { waiting, refused } = queue;
  return (
    <>
      {waiting.length > 0 && (
        <Alert
          severity="warning"
          role="status"
          action={
            <Button color="inherit" size="small" onClick={onRetry}>
              {words("sendNow")}
            </Button>
          }
        >
          {words("waitingCount", { count: waiting.length })}
        </Alert>
      )}
      {refused.length > 0 && (
        <Alert severity="error">
          {words("refusedCount", { count: refused.length })}
          <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
            {refused.map(({ id, name, at, why }) => (
              <li key={id}>
                {words("refusedOne", { name: named(name), time: dateOf(at), why })}
                <Button
                  color="inherit"
                  size="small"
                  aria-label={words("forgetNamed", { name: named(name) })}
                  onClick={() => onForget(id)}
                >
                  {words("forget")}
                </Button>
              </li>
            ))}
          </Box>
        </Alert>
      )}
    </>
  );
}
