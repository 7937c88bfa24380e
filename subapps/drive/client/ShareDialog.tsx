import {
  Alert,
  Box,
  Button,
  Chip,
  IconButton,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  TextField,
} from "@mui/material";
import CalendarClock from "lucide-react/icons/calendar-clock";
import Check from "lucide-react/icons/check";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { useCallback, useState } from "react";
import {
  DialogFrame,
  DialogNotice,
  Phrase,
  resolveBilingual,
  useLive,
  useLoaded,
  usePortal,
  type Answer,
  type Question,
  SendDialog,
  useDialogs,
  usePersonName,
  PersonName,
} from "@portal/kit";
import { FocusKeeper } from "@portal/kit/parts";
import { readPeople, readShares, type DriveClass, type DriveItem, type Found, type Share } from "./drive";
import { SearchBox } from "./SearchBox";
import type { Calls } from "./useDrive";
import { useDriveWords, type WordId } from "./words";

interface Props extends Question<never> {
  readonly item: DriveItem;
  /** The classes with which the person may share. */
  readonly classes: readonly DriveClass[];
  readonly calls: Calls;
}

type Target = Pick<Share, "kind" | "target">;

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

const isSame = (one: Target, other: Target) => one.kind === other.kind && one.target === other.target;

/** A share that was ended, and its place in the list. */
interface Ended {
  readonly share: Share;
  readonly at: number;
}

/** The shares with those that were ended, each in its place. */
function withEnded(shares: readonly Share[], ended: readonly Ended[]) {
  const rows = shares.map((share) => ({ share, over: false }));
  for (const { share, at } of ended.toSorted((one, other) => one.at - other.at))
    if (!shares.some((each) => isSame(each, share))) rows.splice(at, 0, { share, over: true });
  return rows;
}

/** Has a person choose with whom a thing is shared; each choice counts at once. */
export function ShareDialog({ item, classes, calls, close }: Props) {
  const words = useDriveWords();
  const dialogs = useDialogs();
  const { announce, language } = usePortal();
  const shownIn = useLive(language);
  const named = usePersonName();
  const nameOf = (text: string) => resolveBilingual(text, shownIn);
  const targetOf = ({ kind, name }: Share) => (kind === "person" ? named(name) : nameOf(name));
  const [lastDay, setLastDay] = useState("");
  const [q, setQ] = useState("");
  const [fault, setFault] = useState<Answer | null>(null);
  const ask = useCallback(() => calls.shares({ id: item.id }, { quiet: true }), [calls, item.id]);
  const { data: shares, status, reload } = useLoaded(item.id, ask, readShares);
  const search = useCallback(
    async (): Promise<Answer> => (q === "" ? NO_PEOPLE : calls.audience({ q }, { quiet: true })),
    [calls, q],
  );
  const found = useLoaded(`found ${q}`, search, readPeople);
  const isShared = ({ kind, target }: Target) =>
    shares?.some((each) => isSame(each, { kind, target })) ?? false;
  const people = found.data?.filter(({ id }) => !isShared({ kind: "person", target: id })) ?? [];
  /** Shares that were ended here: each keeps its place, so that no other one comes under the pointer. */
  const [ended, setEnded] = useState<readonly Ended[]>([]);
  const rows = withEnded(shares ?? [], ended);

  const finish = (answer: Answer, said: string) => {
    setFault(answer.ok ? null : answer);
    if (answer.ok) announce(said);
    reload();
  };
  const share = async (to: Target, name: string, day = lastDay) => {
    const answer = await calls.share(
      { ids: [item.id], to: [{ kind: to.kind, target: to.target }], ...(day && { lastDay: day }) },
      { quiet: true },
    );
    if (answer.ok) setEnded((before) => before.filter(({ share: each }) => !isSame(each, to)));
    finish(answer, words("share.done", { name }));
  };
  /** Shares with a person, who gets a message by that, once it was said what they will read [MSG-01]. */
  const notify = async ({ id, name }: Pick<Found, "id" | "name">, day = lastDay) => {
    const answer = await calls.sharing({ id: item.id, person: id }, { quiet: true });
    if (!answer.ok) {
      finish(answer, "");
      return;
    }
    const { sending } = answer.data;
    const values = { name: named(name) };
    const sure =
      sending === null ||
      (await dialogs.open(SendDialog, {
        title: { id: "share.sendTitle", values },
        body: { id: "share.sendWho", values },
        confirm: { id: "share.send" },
        sending: { ...sending, about: [] },
      }));
    if (sure) await share({ kind: "person", target: id }, named(name), day);
  };
  const end = async (each: Share) => {
    const answer = await calls.unshare({ ids: [each.id] }, { quiet: true });
    const at = rows.findIndex(({ share: { id } }) => id === each.id);
    if (answer.ok)
      setEnded((before) => [...before.filter(({ share: one }) => !isSame(one, each)), { share: each, at }]);
    finish(answer, words("share.ended", { name: targetOf(each) }));
  };
  const undo = ({ kind, target, name, lastDay: day }: Share) =>
    kind === "person" ? notify({ id: target, name }, day) : share({ kind, target }, nameOf(name), day);
  const aboutOf = ({ type, className }: Found): string => {
    const kind = KINDS[type];
    return className ? nameOf(className) : kind ? words(kind) : "";
  };

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
          {classes.length > 0 && (
            <Box
              role="group"
              aria-label={words("share.classes")}
              sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}
            >
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
          )}
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
                <List
                  dense
                  aria-label={words("share.people")}
                  sx={{ maxBlockSize: "14rem", overflowY: "auto" }}
                >
                  {people.map((person) => (
                    <ListItem key={person.id} disablePadding>
                      <ListItemButton onClick={() => void notify(person)}>
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
                {rows.map(({ share: each, over }) => (
                  <ListItem
                    key={each.id}
                    disableGutters
                    secondaryAction={
                      over ? (
                        <Button
                          size="small"
                          aria-label={words("share.undoNamed", { name: targetOf(each) })}
                          onClick={() => void undo(each)}
                        >
                          {words("share.undo")}
                        </Button>
                      ) : (
                        <>
                          {lastDay !== each.lastDay && (
                            <IconButton
                              aria-label={words(lastDay ? "share.setDay" : "share.clearDay", {
                                name: targetOf(each),
                                day: lastDay,
                              })}
                              onClick={() => void share(each, targetOf(each))}
                            >
                              <CalendarClock aria-hidden size="1.125rem" />
                            </IconButton>
                          )}
                          <IconButton
                            edge="end"
                            aria-label={words("share.end", { name: targetOf(each) })}
                            onClick={() => void end(each)}
                          >
                            <X aria-hidden size="1.125rem" />
                          </IconButton>
                        </>
                      )
                    }
                    sx={{ paddingInlineEnd: "6rem" }}
                  >
                    <ListItemText
                      primary={targetOf(each)}
                      secondary={
                        over
                          ? words("share.isEnded")
                          : each.lastDay
                            ? words("share.until", { day: each.lastDay })
                            : words("share.open")
                      }
                    />
                  </ListItem>
                ))}
              </List>
            )}
          </div>
        </Box>
      </FocusKeeper>
    </DialogFrame>
  );
}
