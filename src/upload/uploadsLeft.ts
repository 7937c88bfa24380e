import type { PersonKey } from "../base/core/wire/user";
import { keysOf } from "../base/platform/database/store";
import { keptUploads } from "../base/platform/database/stores";
import type { Ports } from "../base/platform/ports";

/** How many uploads of a person are not over on this device, counted up to `most`; 0 where nothing can be read. */
export async function uploadsLeft(
  { database }: Pick<Ports, "database">,
  person: PersonKey,
  most: number,
): Promise<number> {
  const read = await database.run([keptUploads], "readonly", (rows) =>
    rows(keptUploads).list({ keys: keysOf(person), most }),
  );
  return "data" in read ? read.data.length : 0;
}
