import { z } from "zod";
import { defineContract } from "../../contract/define";
import { id, idOut, words } from "../../contract/schemas/common";

/** The calls of the application. */
export const contract = defineContract({
  list: {
    path: "/api/new-app/list",
    summary: "The person's notes, the newest first",
    in: z.object({}),
    out: z.array(z.object({ id: idOut, text: z.string() })),
  },
  add: {
    method: "POST",
    path: "/api/new-app/add",
    summary: "Adds a note",
    in: z.object({ text: words(200).regex(/\S/) }),
    out: z.object({ id: idOut }),
  },
  remove: {
    method: "POST",
    path: "/api/new-app/remove",
    summary: "Removes a note; the one that was removed last can come back",
    in: z.object({ id }),
    out: z.object({}),
  },
  restore: {
    method: "POST",
    path: "/api/new-app/restore",
    summary: "Brings the note back that was removed last",
    in: z.object({ id }),
    out: z.object({}),
  },
});
