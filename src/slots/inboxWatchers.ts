// One chunk for all: everybody has messages and to-dos, and the cards of the desktop come with it.
export { ParentWatcher } from "../children";
export { DeskWatcher } from "../desktop";
export { MessageWatcher } from "../inbox";
export { TodoWatcher } from "../todo";
