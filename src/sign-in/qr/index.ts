// One chunk for signing in by a code to scan.
import "../social/words";
import "./words";

export { openQr } from "./openQr";
