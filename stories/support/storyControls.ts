import type { Language } from "../../src/core/language/languages";
import type { Scheme } from "../../theme/themes";

/** A theme for a story to wear. */
export interface Worn {
  readonly theme: string;
  readonly scheme: Scheme;
}

/** How browser tests change what a drawn story wears and speaks, without drawing it anew. */
export interface StoryControls {
  wear(worn: Worn): void;
  /** Resolves when the words of the language are on the screen. */
  speak(language: Language): Promise<void>;
}

/** As much of axe as the browser tests use. */
interface Axe {
  run(context: Element, options: object): Promise<{ readonly violations: readonly AxeFinding[] }>;
}

interface AxeFinding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

declare global {
  interface Window {
    /** The controls of the story on the screen. */
    storyPage: StoryControls;
    /** Brought along by the a11y addon. */
    axe: Axe;
  }
}
