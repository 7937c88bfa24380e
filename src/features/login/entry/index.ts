// One chunk for coming in by another way than the login box (src/core/sign-in/entry.ts).
import "./words";

export { enter } from "./enter";
