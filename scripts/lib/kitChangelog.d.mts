/** A line for each commit of a clone, and for its changed files, that changes the API of the kit without the kit's changelog. */
export function kitChangelog(folder: string): readonly string[];
