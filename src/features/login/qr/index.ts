// One chunk for signing in by a code to scan.
import "./words";

export { openQr } from "./openQr";
