import { defineModule } from "../../../server/platform/module";
import { contract } from "../contract";
import { assign, list, page, search, seen, staff, unread } from "./handlers";
import { seed } from "./seed";
import { migrations, type DutyTables } from "./tables";

/** What the platform answers, keeps and counts for the duty roster. */
export const serverPart = defineModule<DutyTables>()({
  contract,
  handlers: { list, page, search, staff, seen, assign },
  migrations,
  unread,
  seed,
});
