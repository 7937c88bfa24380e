/** The id of the words that say how applications are moved. */
export const HINT = "arrange-hint";
