import { z } from "zod";
import { defineContract } from "../../contract/define";
import { day, flag, id, idOut, pageOf, paging, words } from "../../contract/schemas/common";
import { searchIn, searchOut } from "../../contract/schemas/slots";

/** The calls of the duty roster. */
export const contract = defineContract({
  list: {
    path: "/api/duty/list",
    summary: "The duties of the person's unit, or their own alone, from today on, paged, the next one first",
    in: paging.extend({ own: flag.default(false) }),
    out: pageOf(
      z.object({
        id: idOut,
        /** `YYYY-MM-DD HH:mm:ss` */
        at: z.string(),
        /** May be bilingual. */
        task: z.string(),
        /** The name of the person on duty. */
        person: z.string(),
        /** Whether that is the person signed in. */
        own: z.boolean(),
        /** Why its day has no school, such as the name of a holiday, bilingual; empty on a day of school. */
        dayOff: z.string(),
      }),
    ),
  },
  page: {
    path: "/api/duty/page",
    summary: "The page of the list on which a coming duty stands",
    in: z.object({ id, size: paging.shape.size }),
    out: z.object({ page: z.number() }),
  },
  search: {
    path: "/api/duty/search",
    summary:
      "Coming duties of the person's unit with these words, or of a person with them, for the portal's search",
    in: searchIn,
    out: searchOut,
  },
  staff: {
    path: "/api/duty/staff",
    summary: "The people of the unit who can be given a duty",
    in: z.object({}),
    out: z.array(z.object({ id: idOut, name: z.string() })),
  },
  seen: {
    method: "POST",
    path: "/api/duty/seen",
    summary: "Keeps that the person has looked at the roster, and answers how many duties of theirs were new",
    in: z.object({}),
    out: z.object({ count: z.number().int().min(0) }),
  },
  assign: {
    method: "POST",
    path: "/api/duty/assign",
    summary: "Gives a person of the unit a duty",
    in: z.object({
      /** `YYYY-MM-DD` by the school's calendar; today or later. */
      day,
      /** `HH:mm` */
      time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
      task: words(60).regex(/\S/),
      personId: id,
    }),
    out: z.object({ id: idOut }),
  },
});
