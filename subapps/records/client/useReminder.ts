import { useState } from "react";
import { useClient, useLive, usePortal } from "@portal/kit";
import { contract } from "../contract";
import { useRecordsWords } from "./words";

/** Reminds guardians of a class, or of one of its pupils, and says how many were told; `changed` is called afterwards. */
export function useReminder(group: string, changed: () => void) {
  const words = useRecordsWords();
  const calls = useClient(contract);
  const { notify, language } = usePortal();
  const gap = useLive(language) === "en" ? " " : "";
  const [isBusy, setBusy] = useState(false);
  const remind = async (person?: string) => {
    if (isBusy) return;
    setBusy(true);
    const answer = await calls.remind({ class: group, ...(person !== undefined && { person }) });
    setBusy(false);
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
  return { isBusy, remind: (person?: string) => void remind(person) };
}
