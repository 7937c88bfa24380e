import { Menu, MenuItem } from "@mui/material";
import type { Act } from "./actsFor";
import { useDriveWords } from "./words";

interface Props {
  readonly acts: readonly Act[];
  /** The element that it opens at, or a point of the window; null while it is closed. */
  readonly at: HTMLElement | { readonly top: number; readonly left: number } | null;
  readonly onClose: () => void;
}

/** What can be done with the selected things, as a menu. */
export function ActMenu({ acts, at, onClose }: Props) {
  const words = useDriveWords();
  const place =
    at instanceof HTMLElement || at === null
      ? { anchorEl: at }
      : { anchorReference: "anchorPosition" as const, anchorPosition: at };
  return (
    <Menu
      {...place}
      open={at !== null}
      onClose={onClose}
      slotProps={{
        // It hangs outside the page's landmarks, so it is one of its own.
        root: { role: "region", "aria-label": words("acts") },
        list: { "aria-label": words("acts") },
      }}
    >
      {acts.map(({ label, Glyph, keys, ...act }) => (
        <MenuItem
          key={label}
          sx={{ gap: 1.5, minBlockSize: "3rem" }}
          aria-keyshortcuts={keys}
          {...("href" in act && { component: "a", href: act.href, download: true })}
          onClick={() => {
            onClose();
            if ("run" in act) void act.run();
          }}
        >
          <Glyph aria-hidden size="1.125rem" />
          {words(label)}
        </MenuItem>
      ))}
    </Menu>
  );
}
