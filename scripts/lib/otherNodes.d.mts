/** The Nodes of another major version than the one that runs this, which is `running`. */
export const otherNodes: (running?: string) => string[];
