import { lateCard } from "../base/kit/card/lateCard";

/** The card of the to-dos. */
export const TodoCard = lateCard(
  async () => (await import(/* webpackChunkName: "today" */ "./NextTodos")).NextTodos,
);
