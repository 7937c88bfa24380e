import { defineModule } from "../../../server/platform/module";
import { contract } from "../contract";
import { calendar } from "./calendar";
import { change, clashes, remove, save, taken, withdraw } from "./manage";
import { about, week } from "./read";
import { schoolDaysOf } from "./school";
import { entries, removeEntry, saveEntry } from "./entries";
import { seed } from "./seed/seed";
import { migrations, type TimetableTables } from "./tables";
import { teaches } from "./teaches";
import { today } from "./today";
import { undo } from "./undo";

/** What the platform answers and keeps for the timetable. */
export const serverPart = defineModule<TimetableTables>()({
  contract,
  handlers: {
    about,
    week,
    today,
    calendar,
    clashes,
    taken,
    save,
    change,
    withdraw,
    remove,
    entries,
    saveEntry,
    removeEntry,
    undo,
  },
  migrations,
  teaches,
  calendar: async (database, unitId) => {
    const days = await schoolDaysOf(database, unitId);
    return { day: days.dayOf };
  },
  seed,
});
