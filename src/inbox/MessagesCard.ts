import { lateCard } from "../base/kit/card/lateCard";

/** The card of the newest messages. */
export const MessagesCard = lateCard(
  async () => (await import(/* webpackChunkName: "today" */ "./NewestMessages")).NewestMessages,
);
