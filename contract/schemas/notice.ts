import { z } from "zod";
import { id, idOut, line, pageOf, paging } from "./common";

/** Calls of the notices service, which the Notices sub-application uses. */
export const notice = {
  notices: {
    in: paging.extend({ keyword: line(60).optional() }),
    out: pageOf(
      z.object({
        id: idOut,
        title: z.string(),
        content: z.string(),
        author: z.string(),
        category: z.string(),
        /** `YYYY-MM-DD HH:mm:ss` */
        publishedAt: z.string(),
        read: z.boolean(),
      }),
    ),
  },
  readNotice: { in: z.object({ id }), out: z.null() },
};
