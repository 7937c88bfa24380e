import { Button, IconButton, styled, useMediaQuery } from "@mui/material";
import Ellipsis from "lucide-react/icons/ellipsis";
import X from "lucide-react/icons/x";
import { useRef, useState } from "react";
import { VisuallyHidden } from "@portal/kit";
import { ActMenu } from "./ActMenu";
import type { Act } from "./actsFor";
import type { DriveItem } from "./drive";
import { NARROW } from "./PlaceBar";
import { useToolbarKeys } from "./useToolbarKeys";
import { useDriveWords } from "./words";

/** As high with buttons as without, so that nothing moves between the two presses that open a thing. */
const Bar = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0.25rem clamp(0rem, 1vw, 0.75rem)",
  minBlockSize: "3rem",
  paddingInline: "0.75rem",
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
}));

/** So many of them have a button of their own on a phone. */
const IN_SIGHT = 2;

interface Props {
  readonly chosen: readonly DriveItem[];
  /** The folder, or the part of the drive, that is shown. */
  readonly place: string;
  /** How many things there are; null before that is known. */
  readonly total: number | null;
  /** What can be done with the chosen things, the usual first. */
  readonly all: readonly Act[];
  readonly onNone: () => void;
}

/** How many things there are or are chosen, and what can be done with those. */
export function ChosenBar({ chosen, place, total, all, onNone }: Props) {
  const words = useDriveWords();
  const narrow = useMediaQuery(NARROW, { noSsr: true });
  const bar = useRef<HTMLDivElement>(null);
  const keys = useToolbarKeys(bar);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const count = chosen.length;
  const inSight = narrow && all.length > IN_SIGHT + 1 ? IN_SIGHT : all.length;
  return (
    <Bar ref={bar} role="toolbar" aria-label={words("acts")} {...keys}>
      <span role="status">
        {count > 0 ? (
          <strong>{words("chosen", { count })}</strong>
        ) : (
          total !== null && (
            <>
              <VisuallyHidden>{words("countOf", { place })}</VisuallyHidden>{" "}
              {words("count", { count: total })}
            </>
          )
        )}
      </span>
      {all.slice(0, inSight).map(({ label, Glyph, keys: shortcut, ...act }) => (
        <Button
          key={label}
          size="small"
          startIcon={<Glyph aria-hidden size="1.125rem" />}
          aria-keyshortcuts={shortcut}
          {...("href" in act
            ? { component: "a", href: act.href, download: true }
            : { onClick: () => void act.run() })}
        >
          {words(label)}
        </Button>
      ))}
      {inSight < all.length && (
        <>
          <IconButton
            size="small"
            aria-label={words("acts.more")}
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            onClick={({ currentTarget }) => setAnchor(currentTarget)}
          >
            <Ellipsis aria-hidden size="1.25rem" />
          </IconButton>
          <ActMenu acts={all.slice(inSight)} at={anchor} onClose={() => setAnchor(null)} />
        </>
      )}
      {count > 0 && (
        <IconButton size="small" aria-label={words("choose.none")} onClick={onNone}>
          <X aria-hidden size="1.125rem" />
        </IconButton>
      )}
    </Bar>
  );
}
