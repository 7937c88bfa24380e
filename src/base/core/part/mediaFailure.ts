/**
 * Why there is no camera or microphone. `refused`: the person, or the page's policy, does not allow it; `missing`: there is none
 * that fits; `busy`: another program has it; `insecure`: the page did not come over https; `unsupported`: the browser has none of it.
 */
export type MediaFailure = "refused" | "missing" | "busy" | "insecure" | "unsupported";
