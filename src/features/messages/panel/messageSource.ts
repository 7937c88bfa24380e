import { baseApi } from "../../../api/base.api";
import { inboxApi } from "../../../api/inbox.api";
import { unreadCount } from "../../../core/inbox/firstMessages";
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
    const ask = async (all: { readonly all?: true }) => {
      const asked = dispatch(inboxApi.endpoints.unreadMessages.initiate({ child, ...all }));
      signal.addEventListener("abort", () => asked.unsubscribe());
      const { data = [] } = await asked;
      return data;
    };
    const askAll = async () => {
      const first = await ask({});
      const { data } = baseApi.endpoints.unhandledCount.select()(getState());
      return first.length < unreadCount(first, data?.message) ? ask({ all: true }) : first;
    };
    const [messages, pinyin] = await Promise.all([askAll(), pinyinMatch()]);
    return findMessages(messages, query, pinyin).map(found);
  };
