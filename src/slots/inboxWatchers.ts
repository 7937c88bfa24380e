// One chunk for all: everybody has messages and to-dos, and the cards of the desktop come with it.
export { ParentWatcher } from "../features/children/watch/ParentWatcher";
export { DeskWatcher } from "../features/desktop/kept/DeskWatcher";
export { MessageWatcher } from "../features/messages/watch/MessageWatcher";
export { TodoWatcher } from "../features/todo/watch/TodoWatcher";
