import type { Language } from "../language/languages";
import type { DrawnFor } from "./drawnFor";

/** What a drawn page is made of. */
export interface DrawnPage {
  /** Of the window. */
  readonly title: string;
  readonly markup: string;
  /** The style sheets, each with what Emotion knows it by; those without are ours. */
  readonly styles: readonly { readonly emotion: string | null; readonly css: string }[];
}

/** A request for a desktop. */
export interface DesktopAsked {
  readonly language: Language;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The page's address. */
  readonly href: string;
  readonly userAgent: string;
  /** The site's document. */
  readonly site: unknown;
  /** The value of `DESK_COOKIE`, decoded. */
  readonly desk: string | undefined;
}

/** A desktop as it is drawn, and for whom. */
export interface DrawnDesktop extends DrawnPage {
  readonly drawnFor: DrawnFor;
}

/** The platform's answer to a call; null where there is none. */
export type CallAnswer = { readonly status: number; readonly text: string } | null;

/** What the program that draws is told: to draw, and what the platform answers. */
export type ToProgram =
  | { readonly draw: number; readonly asked: DesktopAsked }
  | { readonly answer: number; readonly given: CallAnswer };

/** What it says: that it is ready, what it needs to know for a drawing, and the drawing. */
export type FromProgram =
  | { readonly ready: true; readonly fault?: string }
  | { readonly ask: number; readonly draw: number; readonly url: string }
  | { readonly drawn: number; readonly desktop: DrawnDesktop | null; readonly fault?: string };
