import type { ReactNode } from "react";
import type { Text } from "../base/core/wire/text";

/** What a person sees who may come in by another way than the login box. */
export interface EntryView {
  /** The box can be used, a sign-in is under way, or a question stands in its place. */
  readonly state: "box" | "busy" | "asking";
  /** Why a sign-in did not work. */
  readonly message: Text | null;
  /** The question, or what stands below the box. */
  readonly content: ReactNode;
  /** No other way is being taken any more, so that every one can be chosen. */
  readonly settled?: boolean;
}
