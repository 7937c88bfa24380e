import { virtual } from "@guidepup/virtual-screen-reader";

/** More phrases than any part says; a reading that is longer goes round in circles. */
const MOST = 200;

/** Everything that a screen reader says on its way from the beginning to the end of a part. */
export async function readThrough(container: HTMLElement): Promise<string[]> {
  // jsdom complains about pseudo-elements, of which it knows nothing.
  const styleOf = window.getComputedStyle.bind(window);
  const quiet = jest.spyOn(window, "getComputedStyle").mockImplementation((element) => styleOf(element));
  await virtual.start({ container });
  const first = await virtual.lastSpokenPhrase();
  const beginning = virtual.activeNode;
  const phrases = [first];
  for (;;) {
    await virtual.next();
    const phrase = await virtual.lastSpokenPhrase();
    if ((phrase === first && virtual.activeNode === beginning) || phrases.length > MOST) break;
    phrases.push(phrase);
  }
  await virtual.stop();
  quiet.mockRestore();
  return phrases;
}
