import { hereQuestion, type EntryQuestion as Question } from "../core/caution";
import type { Text } from "../../base/core/wire/text";
import { liveUser } from "../../base/session/liveUser";
import { EntryQuestion } from "./EntryQuestion";
import { BUSY, goOnAs, isOver, type End, type World } from "./world";

/** The answer to a question; `overtaken` where another tab signs a person in or out, so that it may name the wrong one. */
export const asking = (
  question: Question,
  { ports, show }: Pick<World, "ports" | "show">,
  message: Text | null = null,
): Promise<boolean | "overtaken"> =>
  new Promise((answer) => {
    const stop = ports.broadcast.listen(() => end("overtaken"));
    const end = (by: boolean | "overtaken") => {
      stop();
      answer(by);
    };
    const content = <EntryQuestion question={question} message={message} onAnswer={end} />;
    show({ state: "asking", message: null, content });
  });

/**
 * Lets the person who is signed in go on as they are, or have the box; with what went wrong before, if anything did. The
 * box stays in sight while the platform is asked: most sessions that this device remembers have ended.
 */
export async function offerToGoOn(world: World, message: Text | null): Promise<End> {
  const { page, ports, show } = world;
  const box: End = { message, focus: message !== null };
  if (ports.storage.read("user") === null) return box;
  const live = await liveUser(page.runtime);
  if (isOver(world) || "error" in live || live.user === null) return box;
  const other = await asking(hereQuestion(live.user), world, message);
  if (other === "overtaken") {
    show(BUSY);
    return offerToGoOn(world, message);
  }
  return other ? box : goOnAs(live.user, world);
}
