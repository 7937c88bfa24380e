import { VERSION } from "./version";

/** A part that comes in a chunk of its own. */
export const Late = () => <p data-testid="late">{VERSION}</p>;
