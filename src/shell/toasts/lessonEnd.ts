import { baseApi } from "../../api/base.api";
import { cardApi } from "../../api/card.api";
import type { GuestSlots } from "../../core/menu/guests";
import { menuOfPerson } from "../../core/menu/menuOfPerson";
import { dayNow } from "../../core/today/dayNow";
import { readDayPlan } from "../../core/wire/dayItems";
import { PARENT } from "../../core/wire/user";
import { siteHere } from "../../state/siteHere";
import type { AppThunk } from "../../state/types";

const once = { subscribe: false } as const;
const NO_QUERY = {};

/**
 * When the lesson that the person has now ends, in milliseconds since 1970, as the application says that knows their day; null
 * where none runs, or none is known [MORE-03].
 */
export const lessonEnd =
  (guests: readonly GuestSlots[]): AppThunk<Promise<number | null>> =>
  async (dispatch, getState, { ports }) => {
    const { user } = getState().session;
    // The lessons of a parent's day are the child's.
    if (!user || user.userType === PARENT) return null;
    const { data: groups = [] } = await dispatch(
      baseApi.endpoints.myAppIcons.initiate(menuOfPerson(user), once),
    );
    const codes = new Set(groups.flatMap(({ apps }) => apps.map(({ code }) => code)));
    const day = guests.find(({ code, day: own }) => own !== null && codes.has(code))?.day;
    if (!day) return null;
    const { path, refreshedBy } = day;
    const [{ data }, { timeZone }] = await Promise.all([
      dispatch(cardApi.endpoints.cardRows.initiate({ path, query: NO_QUERY, refreshedBy }, once)),
      dispatch(siteHere()),
    ]);
    const now = dayNow(readDayPlan(data, timeZone).items, ports.time.now());
    return now.phase === "running" ? now.item.to : null;
  };
