import { Box, Button, Paper, TextField, Typography } from "@mui/material";
import { type ReactNode, useState } from "react";
import { nameFinder, PersonName, usePersonName } from "@portal/kit";
import { type RollPupil, timeOf } from "./attendance";
import type { Arrival } from "./useQueue";
import { useAttendanceWords } from "./words";

interface NameProps {
  readonly pupil: RollPupil;
  /** Whether the pupil's clocking waits on this device. */
  readonly waits: boolean;
  readonly onPress: () => void;
}

/** A pupil's name, which clocks in who is not here yet; who is here stays in the Tab key's way, so that the place is not lost with a press. */
function NameButton({ pupil: { name, at, status }, waits, onPress }: NameProps) {
  const words = useAttendanceWords();
  const named = usePersonName();
  const isHere = waits || at !== "";
  const state = words(waits ? "waitsShort" : `status.${status}`);
  return (
    <Button
      fullWidth
      variant="outlined"
      aria-disabled={isHere || undefined}
      aria-label={words(isHere ? "alreadyNamed" : "clockNamed", { name: named(name), status: state })}
      onClick={() => {
        if (!isHere) onPress();
      }}
      sx={{
        minBlockSize: "3.5rem",
        textTransform: "none",
        flexDirection: "column",
        ...(isHere && { color: "text.secondary", borderColor: "line.soft", cursor: "default" }),
      }}
    >
      <PersonName name={name} beside />
      {isHere && (
        <Box component="span" sx={{ fontSize: "0.8125rem" }}>
          {waits ? state : words("clockedAt", { time: timeOf(at), way: state })}
        </Box>
      )}
    </Button>
  );
}

interface Props {
  readonly pupils: readonly RollPupil[];
  /** Those whose clocking waits on this device. */
  readonly waiting: ReadonlySet<string>;
  /** The way to take the last clocking by hand back. */
  readonly undo: ReactNode;
  readonly onArrival: (arrival: Arrival) => void;
}

/** Clocks in by name: the pupils of the class, and a field that finds one of them. */
export function NameClock({ pupils, waiting, undo, onArrival }: Props) {
  const words = useAttendanceWords();
  const [sought, setSought] = useState("");
  const isMeant = nameFinder(sought);
  const shown = sought.trim() === "" ? pupils : pupils.filter(({ name }) => isMeant(name));
  return (
    <Paper variant="outlined" sx={{ display: "grid", gap: 1.5, padding: 2, bgcolor: "surface.card" }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        <Typography component="h2" variant="h3" sx={{ marginInlineEnd: "auto" }}>
          {words("byHand")}
        </Typography>
        {undo}
      </Box>
      <TextField
        size="small"
        label={words("findName")}
        value={sought}
        onChange={(event) => setSought(event.target.value)}
      />
      <Box
        component="ul"
        role="list"
        sx={{
          listStyle: "none",
          margin: 0,
          padding: 0,
          display: "grid",
          gap: 1,
          gridTemplateColumns: "repeat(auto-fill, minmax(min(9rem, 100%), 1fr))",
        }}
      >
        {shown.map((pupil) => (
          <li key={pupil.id}>
            <NameButton
              pupil={pupil}
              waits={waiting.has(pupil.id)}
              onPress={() => onArrival({ person: pupil.id, name: pupil.name })}
            />
          </li>
        ))}
      </Box>
      {shown.length === 0 && (
        <Box role="status" sx={{ color: "text.secondary" }}>
          {words(pupils.length === 0 ? "noPupils" : "noSuchName")}
        </Box>
      )}
    </Paper>
  );
}
