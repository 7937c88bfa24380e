// One chunk for signing in by a code to scan.
import "../socialWords";
import "./words";

export { openQr } from "./openQr";
