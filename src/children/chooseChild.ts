import { changed } from "../base/api/changed";
import { childrenApi } from "./children.api";
import type { Child } from "../base/core/wire/children";
import { personOf, type User } from "../base/core/wire/user";
import type { AppThunk } from "../base/state/types";
import { parentIdOf } from "../base/core/wire/user";
import { showChild } from "./showChild";

/**
 * Makes a child the current one. The platform is told first, because its answers are about the child that it keeps: one's would
 * be shown for another's. Then this device keeps it for the parent, whatever is about the child is read again here and in the
 * other tabs, and sub-applications follow. Where the platform does not, the child before stays; the answer says so [WHO-01].
 */
export const chooseChild =
  (person: User, child: Child): AppThunk<Promise<boolean>> =>
  async (dispatch, getState, { ports }) => {
    const parentId = parentIdOf(person);
    if (parentId === null || getState().child?.id === child.id) return true;
    const choice = childrenApi.endpoints.chooseChild.initiate(
      { parentId, ...child, status: 1 },
      { track: false },
    );
    if ("error" in (await dispatch(choice))) return false;
    dispatch(showChild(child));
    const key = personOf(person);
    ports.storage.of(key).write("chosenChild", child.id);
    dispatch(changed("child"));
    ports.broadcast.post({ kind: "changed", person: key, what: "child" });
    return true;
  };
