import { baseApi } from "../base/api/base.api";
import { cardApi } from "../desktop";
import type { GuestSlots } from "../base/core/apps/guests";
import { menuOfPerson } from "../base/core/apps/menuOfPerson";
import { dayNow } from "../desktop/core/dayNow";
import { type DayItem, readDayPlan } from "../base/core/wire/dayItems";
import { type LessonEnds, USUAL_LESSONS } from "../toast";
import { PARENT } from "../base/core/wire/user";
import { siteHere } from "../base/state/siteHere";
import type { AppThunk } from "../base/state/types";

const once = { subscribe: false } as const;
const NO_QUERY = {};

const MINUTE = 60_000;

/** How long most lessons of a day last, in minutes; null on a day without any. */
function minutesOf(items: readonly DayItem[]): number | null {
  const lengths = items.map(({ from, to }) => Math.round((to - from) / MINUTE));
  const often = (minutes: number) => lengths.filter((other) => other === minutes).length;
  return lengths.toSorted((one, other) => often(other) - often(one) || one - other)[0] ?? null;
}

/**
 * When the lesson that the person has now ends, and how long their lessons last, as the application says that knows their day; the usual
 * length where none is known [MORE-03].
 */
export const lessonEnd =
  (guests: readonly GuestSlots[]): AppThunk<Promise<LessonEnds>> =>
  async (dispatch, getState, { ports }) => {
    const { user } = getState().session;
    // The lessons of a parent's day are the child's.
    if (!user || user.userType === PARENT) return USUAL_LESSONS;
    const { data: groups = [] } = await dispatch(
      baseApi.endpoints.myAppIcons.initiate(menuOfPerson(user), once),
    );
    const codes = new Set(groups.flatMap(({ apps }) => apps.map(({ code }) => code)));
    const day = guests.find(({ code, day: own }) => own !== null && codes.has(code))?.day;
    if (!day) return USUAL_LESSONS;
    const { path, refreshedBy } = day;
    const [{ data }, { timeZone }] = await Promise.all([
      dispatch(cardApi.endpoints.cardRows.initiate({ path, query: NO_QUERY, refreshedBy }, once)),
      dispatch(siteHere()),
    ]);
    const { items } = readDayPlan(data, timeZone);
    const now = dayNow(items, ports.time.now());
    return {
      end: now.phase === "running" ? now.item.to : null,
      minutes: minutesOf(items) ?? USUAL_LESSONS.minutes,
    };
  };
