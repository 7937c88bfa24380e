import { inboxApi } from "../api/inbox.api";
import { findInTexts } from "../core/search/findInTexts";
import { searchMessages as searchTitles } from "../features/messages/panel";
import type { SearchSource } from "../features/search";
import type { RootState } from "../state/types";

/** As many as a search shows; who looks for more opens the message centre. */
const MOST = 5;

/** The unread messages as they were answered last: all of them where they were asked for, else the first ones. */
function knownMessages(state: RootState) {
  const child = state.child?.id ?? null;
  const answered = (which: { readonly all?: true }) =>
    inboxApi.endpoints.unreadMessages.select({ child, ...which })(state).data;
  return answered({ all: true }) ?? answered({}) ?? [];
}

/** Messages by their titles, and below these the ones in whose text it stands [DESK-10, MSG-01]. */
export const searchMessages: SearchSource["ask"] = (query, signal) => async (dispatch, getState) => {
  const byTitle = await dispatch(searchTitles(query, signal));
  const others = knownMessages(getState()).filter(({ id }) => byTitle.every((found) => found.id !== id));
  const byText = findInTexts(others, query, MOST - byTitle.length).map(({ item, text }) => ({
    id: item.id,
    title: item.title,
    detail: item.module,
    text,
    href: `#/messages?id=${encodeURIComponent(item.id)}`,
  }));
  return [...byTitle, ...byText];
};
