import { Box, Button, Menu, MenuItem, useMediaQuery } from "@mui/material";
import Camera from "lucide-react/icons/camera";
import FolderPlus from "lucide-react/icons/folder-plus";
import FolderUp from "lucide-react/icons/folder-up";
import Plus from "lucide-react/icons/plus";
import Upload from "lucide-react/icons/upload";
import { useState, type ReactNode } from "react";
import { VisuallyHidden } from "@portal/kit";
import { FileIntake, useRejected } from "@portal/kit/parts";
import { TAKES } from "../shared/takes";
import { Bar } from "./Bar";
import type { Crumb } from "./drive";
import { PathLine } from "./PathLine";
import type { Acts } from "./useActs";
import { useDriveWords, type WordId } from "./words";

/** Where one button with a menu stands for several. */
export const NARROW = "(max-width: 48em)";

/** Where nothing can be dragged. */
export const TOUCH = "(hover: none)";

const GLYPH = { "aria-hidden": true, size: "1.125rem" } as const;

/** Something that brings new things to a place. */
interface Source {
  readonly label: WordId;
  readonly Glyph: typeof Upload;
  readonly start: () => void;
}

/** Ways to add something: buttons, the first the usual one, or one button with a menu of them. */
function Sources({ sources }: { readonly sources: readonly Source[] }) {
  const words = useDriveWords();
  const narrow = useMediaQuery(NARROW, { noSsr: true });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!narrow)
    return sources.map(({ label, Glyph, start }, place) => (
      <Button
        key={label}
        variant={place === 0 ? "contained" : "outlined"}
        startIcon={<Glyph {...GLYPH} />}
        onClick={start}
      >
        {words(label)}
      </Button>
    ));
  return (
    <>
      <Button
        variant="contained"
        startIcon={<Plus {...GLYPH} />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {words("add")}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{
          // It hangs outside the page's landmarks, so it is one of its own.
          root: { role: "region", "aria-label": words("add") },
          list: { "aria-label": words("add") },
        }}
      >
        {sources.map(({ label, Glyph, start }) => (
          <MenuItem
            key={label}
            sx={{ gap: 1.5, minBlockSize: "3rem" }}
            onClick={() => {
              setAnchor(null);
              start();
            }}
          >
            <Glyph {...GLYPH} />
            {words(label)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

interface Props {
  readonly active: boolean;
  /** What stands at the beginning of the way: the part of the drive. */
  readonly top: string;
  /** The name of the folder shown. */
  readonly into: string;
  readonly path: readonly Crumb[];
  /** Whether things can be added here. */
  readonly open: boolean;
  /** Whether the tree of folders is there, whose lines take files as well. */
  readonly tree: boolean;
  readonly acts: Acts;
  /** Null is the top. */
  readonly onGo: (folder: string | null) => void;
  /** What else is done with the whole of the place. */
  readonly children?: ReactNode;
}

/** The folder of the tree that files are dropped on: null is the top, undefined any other place. */
function droppedInto(target: Element | undefined): string | null | undefined {
  const line = target?.closest<HTMLElement>("[data-drop-folder]");
  const folder = line?.dataset["dropFolder"];
  return folder === "" ? null : folder;
}

/** Where the person is, and what brings new things there. */
export function PlaceBar({ active, top, into, path, open, tree, acts, onGo, children }: Props) {
  const words = useDriveWords();
  const rejected = useRejected(TAKES);
  const touch = useMediaQuery(TOUCH, { noSsr: true });
  return (
    <Bar sx={{ minBlockSize: "2.75rem" }}>
      <VisuallyHidden>
        <h2>{words("title")}</h2>
      </VisuallyHidden>
      <PathLine top={top} path={path} onGo={onGo} />
      <Box sx={{ marginInlineStart: "auto", display: "flex", flexWrap: "wrap", gap: 1 }}>
        {open && (
          <FileIntake
            rejected={rejected}
            into={into}
            active={active}
            through={tree}
            onFiles={(intake, target) => void acts.upload(intake, droppedInto(target))}
          >
            {(choose) => (
              <Sources
                sources={[
                  { label: "upload", Glyph: Upload, start: () => choose("files") },
                  // Phones have no folders to choose, and desktops no camera to hold.
                  touch
                    ? { label: "camera", Glyph: Camera, start: () => choose("camera") }
                    : { label: "uploadFolder", Glyph: FolderUp, start: () => choose("folder") },
                  { label: "newFolder", Glyph: FolderPlus, start: () => void acts.makeFolder() },
                ]}
              />
            )}
          </FileIntake>
        )}
        {children}
      </Box>
    </Bar>
  );
}
