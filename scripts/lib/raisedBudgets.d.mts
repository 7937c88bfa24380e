/** A line for each commit of a clone that raised a budget of test/budget.json together with something else, or without a reason. */
export function raisedBudgets(folder: string): readonly string[];
