import { defineModule } from "../../../server/platform/module";
import { contract } from "../contract";
import { list } from "./list";
import { read, unread } from "./read";
import { save } from "./save";
import { fill } from "./seed/fill";
import { migrations, type NoticeTables } from "./tables";

/** What the platform answers, keeps and counts for Notices. */
export const serverPart = defineModule<NoticeTables>()({
  contract,
  handlers: { list, save, read },
  migrations,
  unread,
  seed: fill,
});
