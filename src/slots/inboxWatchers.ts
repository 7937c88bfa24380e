// One chunk for all: everybody has messages and to-dos, and the cards of the desktop come with it.
export { ParentWatcher } from "../features/children/watch";
export { DeskWatcher } from "../features/desktop/kept";
export { MessageWatcher } from "../features/messages/watch";
export { TodoWatcher } from "../features/todo/watch";
