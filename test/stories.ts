import { composeStories, setProjectAnnotations } from "@storybook/react-webpack5";
import preview from "../.storybook/preview";

/** A story file, as it is imported. */
export type StoryModule = Parameters<typeof composeStories>[0];

const annotations = setProjectAnnotations([preview]);

/** Prepares Storybook's own hooks; for `beforeAll`. */
export const prepareStories = annotations.beforeAll;

/** The stories of a file by name, ready to `run()` in a component test with the portal's page around them. */
export const storiesOf = <Module extends StoryModule>(module: Module) => composeStories(module);

/** Fails on any finding of axe in the document as it stands. Landmarks are the business of whole pages. */
export async function expectAccessible(): Promise<void> {
  // Few of the files that run stories ask for this.
  const { axe } = await import("jest-axe");
  expect(await axe(document.body, { rules: { region: { enabled: false } } })).toHaveNoViolations();
}
