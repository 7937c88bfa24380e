import { skipToken } from "@reduxjs/toolkit/query";
import { useParentTeacherLinkQuery } from "../linkedAccount.api";
import { linkQuestion, otherIdentity, type OtherIdentity } from "../core/identity";
import { usePersonName } from "../../base/i18n/usePersonName";
import { useKit } from "../../base/kit/KitContext";
import { useShell } from "../../base/kit/ShellContext";
import { useAppDispatch } from "../../base/state/hooks";
import { usePerson } from "../../base/session/PersonContext";
import { confirmed } from "../../base/kit/confirmed";
import { unfinished } from "./unfinished";
import { useSwitchIdentity } from "./useSwitchIdentity";

/** The person's other account, and the way to it. */
export interface OfferedIdentity extends Pick<OtherIdentity, "role" | "name"> {
  /** Asks, and changes to it. */
  readonly change: () => void;
}

/** The person's other account; null for those who have none, and where it is not offered [WHO-02]. */
export function useOtherIdentity(): OfferedIdentity | null {
  const person = usePerson();
  const { device, links, current } = useShell();
  const kit = useKit();
  const dispatch = useAppDispatch();
  const named = usePersonName();
  const switchTo = useSwitchIdentity();
  const { data: link = null } = useParentTeacherLinkQuery(linkQuestion(person) ?? skipToken);
  // User types that may open the application on the screen; none named means all.
  const openTo = links.find(({ app }) => app.code === current)?.app.menu.userTypes ?? [];
  const other = otherIdentity(link, { person, client: device.client, openTo });
  if (!other) return null;

  const { role, name } = other;
  const change = async () => {
    const count = await dispatch(unfinished());
    const sure = await confirmed(kit, {
      title: { id: "person.switch.title", values: { role, name: named(name) } },
      body: count > 0 ? { id: "person.switch.uploads", values: { count } } : { id: "person.switch.body" },
      confirm: { id: "person.switch.confirm" },
    });
    if (sure) await switchTo(other);
  };
  return { role, name, change: () => void change() };
}
