import type { CallName } from "../../contract/paths";
import type { Out } from "../../contract/schemas";
import { textOf } from "../core/wire/read";
import { countOf, record, recordsOf, yesOf, type Reader } from "../core/wire/shape";

/**
 * How the data of a call becomes what the contract says it is, where nothing else reads it: numbers, yes and no, and JSON
 * that come as text, and lists that are null, are read as they are meant.
 */
export const READ_ANSWER = {
  notices: record<Out<"notices">>({
    list: recordsOf<Out<"notices">["list"][number]>({
      id: textOf,
      title: textOf,
      content: textOf,
      author: textOf,
      category: textOf,
      publishedAt: textOf,
      read: yesOf,
    }),
    total: countOf,
  }),
} satisfies { readonly [N in CallName]?: Reader<Out<N>> };
