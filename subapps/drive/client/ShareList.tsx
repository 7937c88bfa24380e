import { Alert, Box, Button, IconButton, List, ListItem, ListItemText } from "@mui/material";
import CalendarClock from "lucide-react/icons/calendar-clock";
import X from "lucide-react/icons/x";
import { DialogNotice } from "@portal/kit";
import type { Share } from "./drive";
import { useTargetNames, type Shares } from "./useShares";
import { useDriveWords } from "./words";

interface Props {
  readonly of: Shares;
  /** The day until which the next share lasts; empty for one without an end. */
  readonly lastDay: string;
}

interface RowProps extends Props {
  readonly share: Share;
  /** Whether it was ended here. */
  readonly over: boolean;
}

/** One share of a thing: with whom and until when, and the ways to change and to end it. */
function ShareRow({ of: { share, end, undo }, share: each, over, lastDay }: RowProps) {
  const words = useDriveWords();
  const { targetOf } = useTargetNames();
  const name = targetOf(each);
  return (
    <ListItem
      disableGutters
      secondaryAction={
        over ? (
          <Button
            size="small"
            aria-label={words("share.undoNamed", { name })}
            onClick={() => void undo(each)}
          >
            {words("share.undo")}
          </Button>
        ) : (
          <>
            {lastDay !== each.lastDay && (
              <IconButton
                aria-label={words(lastDay ? "share.setDay" : "share.clearDay", {
                  name,
                  day: lastDay,
                })}
                onClick={() => void share(each, name)}
              >
                <CalendarClock aria-hidden size="1.125rem" />
              </IconButton>
            )}
            <IconButton edge="end" aria-label={words("share.end", { name })} onClick={() => void end(each)}>
              <X aria-hidden size="1.125rem" />
            </IconButton>
          </>
        )
      }
      sx={{ paddingInlineEnd: "6rem" }}
    >
      <ListItemText
        primary={name}
        secondary={
          over
            ? words("share.isEnded")
            : each.lastDay
              ? words("share.until", { day: each.lastDay })
              : words("share.open")
        }
      />
    </ListItem>
  );
}

/** With whom a thing is shared now, and what was ended while the dialog is open. */
export function ShareList({ of, lastDay }: Props) {
  const words = useDriveWords();
  const { shares, status, rows } = of;
  return (
    <div>
      <Box component="h3" id="drive-shares" sx={{ margin: 0, fontSize: "1rem" }}>
        {words("share.now")}
      </Box>
      {status === "failed" && (
        <DialogNotice>
          <Alert severity="error">{words("failed")}</Alert>
        </DialogNotice>
      )}
      {shares && rows.length === 0 && <p>{words("share.none")}</p>}
      {rows.length > 0 && (
        <List dense aria-labelledby="drive-shares">
          {rows.map(({ share, over }) => (
            <ShareRow key={share.id} of={of} share={share} over={over} lastDay={lastDay} />
          ))}
        </List>
      )}
    </div>
  );
}
