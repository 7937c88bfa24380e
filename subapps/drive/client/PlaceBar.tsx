import { Box, Button } from "@mui/material";
import Camera from "lucide-react/icons/camera";
import FolderPlus from "lucide-react/icons/folder-plus";
import FolderUp from "lucide-react/icons/folder-up";
import Trash2 from "lucide-react/icons/trash-2";
import Upload from "lucide-react/icons/upload";
import { VisuallyHidden } from "@portal/kit";
import { FileIntake } from "@portal/kit/parts";
import { Bar } from "./Bar";
import type { Crumb } from "./drive";
import { PathLine } from "./PathLine";
import type { Acts } from "./useActs";
import { useDriveWords } from "./words";

interface Props {
  readonly active: boolean;
  readonly bin: boolean;
  /** The name of the folder shown. */
  readonly into: string;
  readonly path: readonly Crumb[];
  readonly acts: Acts;
  /** Null is the top. */
  readonly onGo: (folder: string | null) => void;
  /** Into the bin, or out of it. */
  readonly onBin: () => void;
}

const GLYPH = { "aria-hidden": true, size: "1.125rem" } as const;

/** Where the person is, and what brings new things there. */
export function PlaceBar({ active, bin, into, path, acts, onGo, onBin }: Props) {
  const words = useDriveWords();
  return (
    <Bar>
      {bin ? (
        <Box component="h2" sx={{ margin: 0, fontSize: "1.25rem" }}>
          {words("bin")}
        </Box>
      ) : (
        <>
          <VisuallyHidden>
            <h2>{words("title")}</h2>
          </VisuallyHidden>
          <PathLine path={path} onGo={onGo} />
        </>
      )}
      <Box sx={{ marginInlineStart: "auto", display: "flex", flexWrap: "wrap", gap: 1 }}>
        {!bin && (
          <>
            <FileIntake into={into} active={active} onFiles={(intake) => void acts.upload(intake)}>
              {(choose) => (
                <>
                  <Button
                    variant="contained"
                    startIcon={<Upload {...GLYPH} />}
                    onClick={() => choose("files")}
                  >
                    {words("upload")}
                  </Button>
                  <Button
                    variant="outlined"
                    startIcon={<FolderUp {...GLYPH} />}
                    onClick={() => choose("folder")}
                    // Phones have no folders to choose.
                    sx={{ "@media (hover: none)": { display: "none" } }}
                  >
                    {words("uploadFolder")}
                  </Button>
                  <Button
                    variant="outlined"
                    startIcon={<Camera {...GLYPH} />}
                    onClick={() => choose("camera")}
                    sx={{ "@media (hover: hover)": { display: "none" } }}
                  >
                    {words("camera")}
                  </Button>
                </>
              )}
            </FileIntake>
            <Button
              variant="outlined"
              startIcon={<FolderPlus {...GLYPH} />}
              onClick={() => void acts.makeFolder()}
            >
              {words("newFolder")}
            </Button>
          </>
        )}
        <Button variant="outlined" startIcon={<Trash2 {...GLYPH} />} aria-pressed={bin} onClick={onBin}>
          {words(bin ? "leaveBin" : "bin")}
        </Button>
      </Box>
    </Bar>
  );
}
