// One chunk for coming in by another way than the login box (src/base/core/session/entry.ts).
import "./words";

export { enter } from "./enter";
