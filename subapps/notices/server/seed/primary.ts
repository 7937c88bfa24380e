import type { MonthNotice } from "./noticeText";
import { campus } from "./primary/campus";
import { care } from "./primary/care";
import { events } from "./primary/events";
import { teaching } from "./primary/teaching";

/** The primary school's notices of the last month. */
export const primaryMonth: readonly MonthNotice[] = [...events, ...teaching, ...care, ...campus];

export { weekly as primaryWeekly } from "./primary/weekly";
