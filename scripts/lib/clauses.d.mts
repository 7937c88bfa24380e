/** What is wrong with the table of clauses of a project, a line each; so many clauses may be open. */
export function clauseProblems(root: string, mostOpen: number): string[];
