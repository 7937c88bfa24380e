import { Alert, Box, Button, Chip, TextField } from "@mui/material";
import Check from "lucide-react/icons/check";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { DialogFrame, DialogNotice, Phrase, type Question } from "@portal/kit";
import { FocusKeeper } from "@portal/kit/parts";
import type { DriveClass, DriveItem } from "./drive";
import { ShareFinder } from "./ShareFinder";
import { ShareList } from "./ShareList";
import type { Calls } from "./useDrive";
import { isSame, useShares, useTargetNames, type Shares } from "./useShares";
import { useDriveWords } from "./words";

interface Props extends Question<never> {
  readonly item: DriveItem;
  /** The classes with which the person may share. */
  readonly classes: readonly DriveClass[];
  readonly calls: Calls;
}

interface ClassesProps {
  readonly classes: readonly DriveClass[];
  readonly of: Shares;
}

/** The classes with which a thing is or can be shared, by one press each. */
function ShareClasses({ classes, of: { shares, share, end } }: ClassesProps) {
  const words = useDriveWords();
  const { nameOf } = useTargetNames();
  return (
    <Box role="group" aria-label={words("share.classes")} sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
      {classes.map(({ code, name }) => {
        const to = { kind: "class", target: code } as const;
        const given = shares?.find((each) => isSame(each, to));
        const Sign = given ? Check : Plus;
        return (
          <Chip
            key={code}
            icon={<Sign aria-hidden size="1rem" />}
            label={words("share.with", { name: nameOf(name) })}
            aria-pressed={given !== undefined}
            variant={given ? "filled" : "outlined"}
            onClick={() => void (given ? end(given) : share(to, nameOf(name)))}
          />
        );
      })}
    </Box>
  );
}

/** Has a person choose with whom a thing is shared; each choice counts at once. */
export function ShareDialog({ item, classes, calls, close }: Props) {
  const words = useDriveWords();
  const [lastDay, setLastDay] = useState("");
  const shares = useShares(item.id, calls, lastDay);
  const { fault } = shares;

  return (
    <DialogFrame
      title={words("share.title", { name: item.name })}
      width="34rem"
      onClose={() => close()}
      actions={
        <Button variant="contained" onClick={() => close()}>
          {words("done")}
        </Button>
      }
    >
      <FocusKeeper role="group" aria-label={words("share")}>
        <Box sx={{ display: "grid", gap: 2, paddingBlockStart: 1 }}>
          {fault && !fault.ok && (
            <DialogNotice>
              <Alert severity="error">
                <Phrase text={fault.text} />
              </Alert>
            </DialogNotice>
          )}
          <TextField
            type="date"
            label={words("share.lastDay")}
            helperText={words("share.lastDayHint")}
            value={lastDay}
            onChange={({ target }) => setLastDay(target.value)}
            slotProps={{ inputLabel: { shrink: true } }}
          />
          {classes.length > 0 && <ShareClasses classes={classes} of={shares} />}
          <ShareFinder
            calls={calls}
            shares={shares.shares}
            onChoose={(person) => void shares.notify(person)}
          />
          <ShareList of={shares} lastDay={lastDay} />
        </Box>
      </FocusKeeper>
    </DialogFrame>
  );
}
