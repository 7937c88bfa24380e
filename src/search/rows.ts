import type { ComponentType } from "react";
import type { MessageId } from "../base/i18n/messageIds";
import type { AppThunk } from "../base/state/types";

/** An icon of the kit's family. */
export type RowIcon = ComponentType<{ readonly "aria-hidden": "true"; readonly size: string }>;

/** An action as it is offered to the person now. */
export interface Offer {
  /** Tells offers of one action apart, where there are several. */
  readonly id?: string;
  /** Takes place once the search is closed. */
  readonly run: () => void;
  /** For placeholders in its words. */
  readonly values?: Readonly<Record<string, string>>;
  /** What this one is called besides, in both languages. */
  readonly others?: readonly string[];
  /** It is so already, as the active look: it says so, and is found by what is typed alone. */
  readonly isOn?: boolean;
}

/** Something that people can do from the search, such as changing the language. */
export interface SearchAction {
  readonly id: string;
  readonly words: MessageId;
  /** What it is called besides its words, in both languages: it is found by these as by its words. */
  readonly others?: readonly string[];
  /** What people may type who mean it, in both languages, besides its names. */
  readonly keys: readonly string[];
  readonly Icon: RowIcon;
  /** Found by what is typed, and not listed before. */
  readonly unlisted?: boolean;
  /** Null where it is not there for this person; several where it can be done in several ways. */
  readonly useOffer: () => Offer | readonly Offer[] | null;
}

/** Something that was found, with its address in the portal. Words may be bilingual. */
export interface FoundItem {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  /** Its text, or the part of it that was found; absent where its title alone was looked through. */
  readonly text?: string;
  readonly href: string;
}

/** What is asked for more as a person types, beside the applications, such as their messages. */
export interface SearchSource {
  readonly id: string;
  /** The name of its group. */
  readonly title: MessageId;
  readonly Icon: RowIcon;
  /** Gives up when the signal says so; a failure finds nothing. */
  readonly ask: (query: string, signal: AbortSignal) => AppThunk<Promise<readonly FoundItem[]>>;
}
