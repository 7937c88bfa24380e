import { defineModule } from "../../../server/platform/module";
import { contract } from "../contract";
import { card, unread } from "./card";
import { close, closing, correct, correcting, undo, undoing } from "./change";
import { clockByFace, clockByHand } from "./clock";
import { about, classes, month, roll, week } from "./read";
import { removeRules, removeSpell, rules, saveRules, saveSpell } from "./rules";
import { live, seed } from "./seed/seed";
import { type AttendanceTables, migrations } from "./tables";

/** What the platform answers, keeps and counts for Attendance. */
export const serverPart = defineModule<AttendanceTables>()({
  contract,
  handlers: {
    about,
    classes,
    roll,
    month,
    week,
    card,
    clockByFace,
    clockByHand,
    correct,
    correcting,
    undo,
    undoing,
    close,
    closing,
    rules,
    saveRules,
    removeRules,
    saveSpell,
    removeSpell,
  },
  migrations,
  unread,
  seed,
  live,
});
