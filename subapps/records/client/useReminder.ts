import { useState } from "react";
import { SendDialog, useClient, useDialogs, useLive, usePortal } from "@portal/kit";
import { contract } from "../contract";
import { useRecordsWords } from "./words";

/** Reminds parents of a class, or of one of its pupils, once the person has seen who gets what; `changed` is called afterwards. */
export function useReminder(group: string, changed: () => void) {
  const words = useRecordsWords();
  const calls = useClient(contract);
  const dialogs = useDialogs();
  const { notify, language } = usePortal();
  const gap = useLive(language) === "en" ? " " : "";
  const [isBusy, setBusy] = useState(false);

  /** Whether the person wants it; where no parent would be told, there is nothing to ask, and the answer says why. */
  const isWanted = async (asked: { class: string; person?: string }): Promise<boolean> => {
    const answer = await calls.reminding(asked);
    if (!answer.ok) return false;
    const { sending } = answer.data;
    if (!sending) return true;
    const values = { count: sending.count };
    const sure = await dialogs.open(SendDialog, {
      title: { id: "remindTitle", values },
      body: { id: "remindWho", values },
      confirm: { id: "remindNow", values },
      sending,
    });
    return sure === true;
  };

  const send = async (asked: { class: string; person?: string }) => {
    if (!(await isWanted(asked))) return;
    const answer = await calls.remind(asked);
    if (!answer.ok) return;
    const { told, recent, without } = answer.data;
    notify({
      severity: told > 0 ? "success" : "info",
      text: [
        told > 0 ? words("told", { count: told }) : words("toldNobody"),
        ...(recent > 0 ? [words("toldBefore", { count: recent })] : []),
        ...(without > 0 ? [words("nobodyToTell", { count: without })] : []),
      ].join(gap),
      duration: 6000,
    });
    changed();
  };

  const remind = async (person?: string) => {
    if (isBusy) return;
    setBusy(true);
    await send({ class: group, ...(person !== undefined && { person }) });
    setBusy(false);
  };
  return { isBusy, remind: (person?: string) => void remind(person) };
}
