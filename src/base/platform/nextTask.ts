/** Ends the task that runs, so that the browser may paint, scroll and hear what is pressed, and goes on in the next one. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
