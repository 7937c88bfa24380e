import type { Language } from "../../src/base/core/language/languages";
import type { Scheme } from "../../theme/themes";
import type { Axe } from "./axe";

/** The theme of a story. */
export interface StoryTheme {
  readonly theme: string;
  readonly scheme: Scheme;
  /** The layout of whole pages; the usual one where nothing is said. */
  readonly layout?: string;
}

/** A story that has been drawn and played. */
export interface DrawnStory {
  readonly id: string;
  readonly tags: readonly string[];
}

/** What is wrong with a story, and how often axe ran to find it. */
export interface Inspection {
  readonly findings: readonly string[];
  readonly audits: number;
}

/** How browser tests change the look and language of a rendered story without rendering it again. */
export interface StoryControls {
  applyTheme(theme: StoryTheme): void;
  /** Resolves when the words of the language are on the screen. */
  speak(language: Language): Promise<void>;
  /** What is wrong with it, in whatever a person may choose. */
  inspect(story: DrawnStory): Promise<Inspection>;
}

interface StoryRender {
  readonly story: DrawnStory & { readonly parameters: Readonly<Record<string, unknown>> };
}

declare global {
  interface Window {
    /** The controls of the story on the screen. */
    storyPage: StoryControls;
    /** Made by axe-core itself where it is imported. */
    axe: Axe;
    /** Storybook's own, as much of it as browser tests use. */
    __STORYBOOK_PREVIEW__: {
      readonly currentRender?: StoryRender;
      /** Resolves when it knows its stories. */
      ready(): Promise<void>;
      teardownRender(render: StoryRender): Promise<void>;
    };
    __STORYBOOK_ADDONS_CHANNEL__: {
      emit(event: string, data: unknown): void;
      on(event: string, listener: (...told: unknown[]) => void): void;
      once(event: string, listener: (...told: unknown[]) => void): void;
      off(event: string, listener: (...told: unknown[]) => void): void;
    };
  }
}
