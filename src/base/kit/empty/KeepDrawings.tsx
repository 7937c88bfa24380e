import "./Scene";

/** Brings the drawings while there is a network: the one of its loss could not come any more. */
export const KeepDrawings = (): null => null;
