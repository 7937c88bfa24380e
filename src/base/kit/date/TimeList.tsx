import type { ReactElement } from "react";
import { useIntl } from "react-intl";
import { timesOfDay } from "../../core/date/typedDate";
import { Menu } from "../mui/Menu";
import { MenuItem } from "../mui/MenuItem";

interface Props {
  readonly anchor: Element | null;
  readonly onClose: () => void;
  /** `HH:mm`, or nothing. */
  readonly chosen: string;
  readonly onChoose: (time: string) => void;
  /** Minutes from one time to the next. */
  readonly step: number;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** Where the list is entered: a list that opens takes the focus, or the keys would not reach it. */
const FOCUSED = { autoFocus: true };
const UNFOCUSED = { autoFocus: false };

/** The times of a day in a list below their field; the chosen one, or else the next after it, has the focus. */
export function TimeList({ anchor, onClose, chosen, onChoose, step, min, max }: Props): ReactElement {
  const { formatMessage } = useIntl();
  const times = timesOfDay(step, min, max);
  const label = formatMessage({ id: "kit.time.choose" });
  const begin = times.find((time) => time >= (chosen || "08:00")) ?? times[0];
  return (
    <Menu
      {...UNFOCUSED}
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
      transformOrigin={{ vertical: "top", horizontal: "right" }}
      slotProps={{
        // It hangs outside the page's landmarks, so it is one of its own.
        root: { role: "region", "aria-label": label },
        list: {
          role: "listbox",
          "aria-label": label,
          disableListWrap: true,
        },
        paper: { sx: { maxBlockSize: "min(20rem, 60dvh)", minInlineSize: "8rem" } },
      }}
    >
      {times.map((time) => (
        <MenuItem
          key={time}
          role="option"
          aria-selected={time === chosen}
          selected={time === chosen}
          {...(time === begin && FOCUSED)}
          sx={{ fontVariantNumeric: "tabular-nums" }}
          onClick={() => onChoose(time)}
        >
          {time}
        </MenuItem>
      ))}
    </Menu>
  );
}
