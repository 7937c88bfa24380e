import { Box, ToggleButton, ToggleButtonGroup } from "@mui/material";
import FolderOpen from "lucide-react/icons/folder-open";
import Trash2 from "lucide-react/icons/trash-2";
import UserRound from "lucide-react/icons/user-round";
import UsersRound from "lucide-react/icons/users-round";
import { useId } from "react";
import { ChoiceList, resolveBilingual, useLive, usePortal, VisuallyHidden } from "@portal/kit";
import type { DriveClass } from "./drive";
import type { Room } from "./drivePlace";
import { useDriveWords, type WordId } from "./words";

const ROOMS: readonly { readonly room: Room; readonly label: WordId; readonly Glyph: typeof Trash2 }[] = [
  { room: "mine", label: "room.mine", Glyph: FolderOpen },
  { room: "class", label: "room.class", Glyph: UsersRound },
  { room: "shared", label: "room.shared", Glyph: UserRound },
  { room: "bin", label: "bin", Glyph: Trash2 },
];

interface Props {
  readonly room: Room;
  readonly onRoom: (room: Room) => void;
  /** None where the person has no class; null before they are known. */
  readonly classes: readonly DriveClass[] | null;
  readonly of: string | null;
  readonly onClass: (code: string) => void;
}

/** The parts of the drive, and of the class files the class whose they are. */
export function RoomBar({ room, onRoom, classes, of, onClass }: Props) {
  const words = useDriveWords();
  const language = useLive(usePortal().language);
  const id = useId();
  const shown = ROOMS.filter(
    (each) => each.room !== "class" || room === "class" || (classes?.length ?? 0) > 0,
  );
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "0.5rem 0.75rem" }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={room}
        aria-label={words("rooms")}
        onChange={(_, wanted: Room | null) => {
          if (wanted) onRoom(wanted);
        }}
        sx={{ maxInlineSize: "100%" }}
      >
        {shown.map(({ room: each, label, Glyph }) => (
          <ToggleButton
            key={each}
            value={each}
            sx={{
              gap: 1,
              minBlockSize: "2.75rem",
              paddingInline: "clamp(0.5rem, 2vw, 1rem)",
              textTransform: "none",
              lineHeight: 1.3,
            }}
          >
            <Box
              component={Glyph}
              aria-hidden
              size="1.125rem"
              sx={{ "@media (max-width: 48em)": { display: "none" } }}
            />
            {words(label)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {room === "class" && classes && classes.length > 1 && (
        <>
          <VisuallyHidden id={`${id}class`}>{words("class")}</VisuallyHidden>
          <ChoiceList
            small
            id={id}
            labelId={`${id}class`}
            value={of ?? ""}
            options={classes.map(({ code, name }) => ({
              value: code,
              label: resolveBilingual(name, language),
            }))}
            onChange={onClass}
          />
        </>
      )}
    </Box>
  );
}
