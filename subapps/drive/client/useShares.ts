import { useCallback, useState } from "react";
import {
  resolveBilingual,
  SendDialog,
  useDialogs,
  useLive,
  useLoaded,
  usePersonName,
  usePortal,
  type Answer,
} from "@portal/kit";
import { readShares, type Found, type Share } from "./drive";
import type { Calls } from "./useDrive";
import { useDriveWords } from "./words";

/** With whom a thing is shared. */
type Target = Pick<Share, "kind" | "target">;

/** Whether two shares of a thing are with the same person or class. */
export const isSame = (one: Target, other: Target) => one.kind === other.kind && one.target === other.target;

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

/** Formats the names of classes, and of those with whom things are shared. */
export function useTargetNames() {
  const { language } = usePortal();
  const shownIn = useLive(language);
  const named = usePersonName();
  const nameOf = (text: string) => resolveBilingual(text, shownIn);
  return {
    named,
    nameOf,
    targetOf: ({ kind, name }: Share) => (kind === "person" ? named(name) : nameOf(name)),
  };
}

/** The shares of a thing, as a person changes them in the dialog. */
export type Shares = ReturnType<typeof useShares>;

/** The shares of a thing. Each change counts at once, and lasts until `lastDay`, or for good where that is empty. */
export function useShares(id: string, calls: Calls, lastDay: string) {
  const words = useDriveWords();
  const dialogs = useDialogs();
  const { announce } = usePortal();
  const { named, nameOf, targetOf } = useTargetNames();
  const [fault, setFault] = useState<Answer | null>(null);
  const ask = useCallback(() => calls.shares({ id }, { quiet: true }), [calls, id]);
  const { data: shares, status, reload } = useLoaded(id, ask, readShares);
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
      { ids: [id], to: [{ kind: to.kind, target: to.target }], ...(day && { lastDay: day }) },
      { quiet: true },
    );
    if (answer.ok) setEnded((before) => before.filter(({ share: each }) => !isSame(each, to)));
    finish(answer, words("share.done", { name }));
  };
  /** Shares with a person, who gets a message by that, once it was said what they will read [MSG-01]. */
  const notify = async ({ id: person, name }: Pick<Found, "id" | "name">, day = lastDay) => {
    const answer = await calls.sharing({ id, person }, { quiet: true });
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
    if (sure) await share({ kind: "person", target: person }, named(name), day);
  };
  const end = async (each: Share) => {
    const answer = await calls.unshare({ ids: [each.id] }, { quiet: true });
    const at = rows.findIndex((row) => row.share.id === each.id);
    if (answer.ok)
      setEnded((before) => [...before.filter(({ share: one }) => !isSame(one, each)), { share: each, at }]);
    finish(answer, words("share.ended", { name: targetOf(each) }));
  };
  const undo = ({ kind, target, name, lastDay: day }: Share) =>
    kind === "person" ? notify({ id: target, name }, day) : share({ kind, target }, nameOf(name), day);
  return { shares, status, rows, fault, share, notify, end, undo };
}
