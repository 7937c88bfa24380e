import { Box, List, ListItem, ListItemButton, ListItemText } from "@mui/material";
import { useCallback, useState } from "react";
import { PersonName, Phrase, useLoaded, type Answer } from "@portal/kit";
import { readPeople, type Found, type Share } from "./drive";
import { SearchBox } from "./SearchBox";
import type { Calls } from "./useDrive";
import { isSame, useTargetNames } from "./useShares";
import { useDriveWords, type WordId } from "./words";

const KINDS: Readonly<Record<number, WordId>> = {
  1: "person.student",
  2: "person.teacher",
  3: "person.parent",
  4: "person.staff",
};

const NO_PEOPLE = { ok: true, data: { people: [] } } as const;

/** So many people are found at once. */
const MOST_FOUND = 20;

/** What is said of a search: how many there are to choose, that there may be more, or why there are none. */
function foundWord(found: readonly Found[], left: readonly Found[]): WordId {
  if (found.length >= MOST_FOUND) return "share.foundMore";
  if (left.length > 0) return "share.found";
  return found.length > 0 ? "share.allHave" : "share.noneFound";
}

interface Props {
  readonly calls: Calls;
  /** Those with whom the thing is shared already, who are not offered. */
  readonly shares: readonly Share[] | null;
  readonly onChoose: (person: Found) => void;
}

/** Finds people by their names, of whom a thing can be shared with one after another. */
export function ShareFinder({ calls, shares, onChoose }: Props) {
  const words = useDriveWords();
  const { nameOf } = useTargetNames();
  const [q, setQ] = useState("");
  const search = useCallback(
    async (): Promise<Answer> => (q === "" ? NO_PEOPLE : calls.audience({ q }, { quiet: true })),
    [calls, q],
  );
  const found = useLoaded(`found ${q}`, search, readPeople);
  const isShared = (target: string) =>
    shares?.some((each) => isSame(each, { kind: "person", target })) ?? false;
  const people = found.data?.filter(({ id }) => !isShared(id)) ?? [];
  const aboutOf = ({ type, className }: Found): string => {
    const kind = KINDS[type];
    return className ? nameOf(className) : kind ? words(kind) : "";
  };

  return (
    <>
      <SearchBox value={q} label={words("share.find")} onSearch={setQ} />
      {q !== "" && (
        <>
          <Box role="status" sx={{ color: "text.secondary", fontSize: "0.9375rem" }}>
            {found.status === "failed" ? (
              <Phrase text={found.text ?? words("failed")} />
            ) : (
              found.data && words(foundWord(found.data, people), { count: people.length })
            )}
          </Box>
          {people.length > 0 && (
            <List dense aria-label={words("share.people")} sx={{ maxBlockSize: "14rem", overflowY: "auto" }}>
              {people.map((person) => (
                <ListItem key={person.id} disablePadding>
                  <ListItemButton onClick={() => onChoose(person)}>
                    <ListItemText
                      primary={<PersonName name={person.name} beside />}
                      secondary={aboutOf(person)}
                    />
                  </ListItemButton>
                </ListItem>
              ))}
            </List>
          )}
        </>
      )}
    </>
  );
}
