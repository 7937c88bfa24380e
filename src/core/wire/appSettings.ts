import type { Messages } from "../language/messages";
import { mergeMessages } from "../language/messages";
import { isPlainObject } from "./isPlainObject";
import type { Text } from "./text";

/** An error of a caller's making, with words for the person in either language. */
export class LocalizedError extends Error {
  override readonly name = "LocalizedError";

  constructor(
    message: string,
    readonly text: Text,
  ) {
    super(message);
  }
}

/** What an application tells the portal about itself. */
export interface AppSettings {
  readonly messages: Messages;
  readonly searchKeys: readonly string[];
}

/** Settings with the app's own messages laid over; throws on anything but a plain object (API-13). */
export function withMessages(settings: AppSettings, messages: unknown): AppSettings {
  if (!isPlainObject(messages)) {
    throw new LocalizedError("the parameter is wrong: an object must be passed", {
      id: "api.objectExpected",
    });
  }
  return { ...settings, messages: mergeMessages(settings.messages, messages) };
}

/** Settings with these search keys; throws on anything but a list (API-13). */
export function withSearchKeys(settings: AppSettings, keys: unknown): AppSettings {
  if (!Array.isArray(keys))
    throw new LocalizedError("parameter must be an array", { id: "api.listExpected" });
  return { ...settings, searchKeys: keys.filter((key): key is string => typeof key === "string") };
}
