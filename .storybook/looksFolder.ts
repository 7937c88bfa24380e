/** Where `scripts/prepareStorybook.ts` puts the files of the looks for the storybook, from the project's folder. */
export const LOOKS_FOLDER = "dist/storybook-looks";
