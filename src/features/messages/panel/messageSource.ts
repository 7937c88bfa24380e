import { inboxApi } from "../../../api/inbox.api";
import { findMessages } from "../../../core/inbox/findMessages";
import type { Message } from "../../../core/wire/inbox";
import type { AppThunk } from "../../../state/types";
import { placeOf } from "../list/useMessages";

/** A message that was found, with its own place in the portal. */
interface FoundMessage {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly href: string;
}

const found = ({ id, title, module }: Message): FoundMessage => ({
  id,
  title,
  detail: module,
  href: placeOf(id),
});

/** The table of syllables, which the search has asked for already; without it messages are found by their letters. */
const pinyinMatch = () =>
  import(/* webpackChunkName: "pinyin" */ "pinyin-match").then(
    (code) => code.default.match,
    () => null,
  );

/**
 * Looks for what was typed among the unread messages that the person sees in the message centre, a parent those about the
 * current child [DESK-10, MSG-01].
 */
export const searchMessages =
  (query: string, signal: AbortSignal): AppThunk<Promise<readonly FoundMessage[]>> =>
  async (dispatch, getState) => {
    const child = getState().child?.id ?? null;
    const asked = dispatch(inboxApi.endpoints.unreadMessages.initiate({ child }));
    signal.addEventListener("abort", () => asked.unsubscribe());
    const [{ data = [] }, pinyin] = await Promise.all([asked, pinyinMatch()]);
    return findMessages(data, query, pinyin).map(found);
  };
