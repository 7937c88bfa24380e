import type { Preview } from "@storybook/react-webpack5";
import { isLanguage, type Language } from "../src/base/core/language/languages";
import { bringEveryMessage } from "../src/base/i18n/everyMessage";
import { allMessages } from "../stories/support/allMessages";
import { StoryPage } from "../stories/support/StoryPage";
import { WHOLE_LOOKS } from "../theme/lookNames";
import { dropOwnerStacks } from "../test/dropOwnerStacks";
import { readScheme } from "../theme/themes";

if (process.env["STORYBOOK_FOR_TESTS"] === "1") dropOwnerStacks();

bringEveryMessage();

const languageOf = (globals: Record<string, unknown>): Language =>
  isLanguage(globals["language"]) ? globals["language"] : "zh-CN";

/** Every story is a small page: the portal's providers around it, and the toolbar's theme, layout and language. */
const preview: Preview = {
  parameters: {
    layout: "fullscreen",
    a11y: { test: "error", options: { resultTypes: ["violations"] } },
    docs: { story: { inline: false, height: "24rem" } },
    options: { storySort: { order: ["Welcome", "Theme", "Kit", "Shell", "Features", "Login"] } },
  },
  globalTypes: {
    theme: {
      toolbar: {
        title: "Look and colour",
        icon: "paintbrush",
        dynamicTitle: true,
        items: [
          { value: "#457cd6", title: "Colour: default" },
          { value: "red", title: "Colour: red" },
          { value: "cyan-blue", title: "Colour: cyan" },
          { value: "#f5e663", title: "Colour: pale yellow" },
          { value: "#101820", title: "Colour: near black" },
          ...WHOLE_LOOKS.map((look) => ({ value: look, title: `Look: ${look}` })),
        ],
      },
    },
    scheme: {
      toolbar: { title: "Scheme", icon: "mirror", items: ["light", "dark", "system"], dynamicTitle: true },
    },
    layout: {
      toolbar: {
        title: "Layout of whole pages",
        icon: "sidebaralt",
        dynamicTitle: true,
        items: [
          { value: "top", title: "Layout: top" },
          { value: "left", title: "Layout: left" },
        ],
      },
    },
    language: {
      toolbar: { title: "Language", icon: "globe", items: ["zh-CN", "en"], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: "#457cd6", scheme: "light", layout: "top", language: "zh-CN" },
  loaders: [async ({ globals }) => ({ messages: await allMessages.load(languageOf(globals)) })],
  decorators: [
    (Story, { globals, parameters }) => (
      <StoryPage
        theme={String(globals["theme"])}
        scheme={readScheme(String(globals["scheme"]))}
        layout={String(globals["layout"])}
        language={languageOf(globals)}
        padded={parameters["layout"] === "padded"}
      >
        <Story />
      </StoryPage>
    ),
  ],
};

export default preview;
