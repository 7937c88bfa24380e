import { baseApi } from "../base/api/base.api";
import { inboxApi } from "./inbox.api";
import { unreadCount } from "./core/firstMessages";
import { findMessages, MOST_FOUND } from "./core/findMessages";
import { findInTexts } from "../search/core/findInTexts";
import type { PinyinMatch } from "../search/core/match";
import type { Message } from "./core/readInbox";
import type { AppThunk } from "../base/state/types";
import { placeOf } from "./useShowMessage";

/** As many of the newest messages that have the words are asked for, among which the read ones are. */
const MOST_ASKED = 30;

/** A message that was found, with its own place in the portal. */
interface FoundMessage {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  /** The paragraph that has what was typed, where its title has not. */
  readonly text?: string;
  readonly href: string;
}

const found = ({ id, title, module }: Message): FoundMessage => ({
  id,
  title,
  detail: module,
  href: placeOf(id),
});

/** By their titles, and below these the ones in whose text it stands. */
function findBoth(
  messages: readonly Message[],
  query: string,
  pinyin: PinyinMatch | null,
): readonly FoundMessage[] {
  const byTitle = findMessages(messages, query, pinyin);
  const others = messages.filter((message) => !byTitle.includes(message));
  const byText = findInTexts(others, query, MOST_FOUND - byTitle.length);
  return [...byTitle.map(found), ...byText.map(({ item, text }) => ({ ...found(item), text }))];
}

/** The table of syllables, which the search has asked for already; without it messages are found by their letters. */
const pinyinMatch = () =>
  import(/* webpackChunkName: "pinyin" */ "pinyin-match").then(
    (code) => code.default.match,
    () => null,
  );

/**
 * Looks for what was typed among the messages that the person sees in the message centre, the unread ones first, a parent about
 * any child [DESK-10, MSG-01, MSG-03].
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
    const askRead = async () => {
      const { messageHistory } = inboxApi.endpoints;
      const asked = dispatch(messageHistory.initiate({ child, size: MOST_ASKED, q: query }));
      signal.addEventListener("abort", () => asked.unsubscribe());
      const { data } = await asked;
      return data?.list.filter(({ isRead }) => isRead) ?? [];
    };
    const [messages, read, pinyin] = await Promise.all([askAll(), askRead(), pinyinMatch()]);
    return [...findBoth(messages, query, pinyin), ...findBoth(read, query, pinyin)];
  };
