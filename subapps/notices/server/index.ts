import { defineModule } from "../../../server/platform/module";
import { contract } from "../contract";
import { keeps, mayRead } from "./attachments";
import { list, one, search } from "./list";
import { read, unread } from "./read";
import { save } from "./save";
import { fill } from "./seed/fill";
import { migrations, type NoticeTables } from "./tables";

/** What the platform answers, keeps and counts for Notices. */
export const serverPart = defineModule<NoticeTables>()({
  contract,
  handlers: { list, search, one, save, read },
  migrations,
  unread,
  keeps,
  mayRead,
  seed: fill,
});
