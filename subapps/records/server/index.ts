import { defineModule } from "../../../server/platform/module";
import { contract } from "../contract";
import { classes, pupils } from "./read";
import { remind, reminding } from "./remind";
import { migrations, type RecordsTables } from "./tables";

/** What the platform answers and keeps for Records. */
export const serverPart = defineModule<RecordsTables>()({
  contract,
  handlers: { classes, pupils, remind, reminding },
  migrations,
});
