import { act, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { keepTranslatedText } from "./translatedText";

/** What translations put texts into; as a plain string, since its own type is deprecated. */
const FONT = "font" as string;

const inFont = (words: string | Node) => {
  const [outer, inner] = [document.createElement(FONT), document.createElement(FONT)];
  outer.append(inner);
  inner.append(words);
  return outer;
};

/** The ways in which translations replace a text. */
const WAYS: Readonly<Record<string, (text: Text) => void>> = {
  "replace it": (text) => text.replaceWith(inFont(`${text.data}!`)),
  "put another before it and remove it": (text) => {
    text.before(inFont(`${text.data}!`));
    text.remove();
  },
  "remove it and put another there": (text) => {
    const { parentNode, nextSibling } = text;
    text.remove();
    parentNode?.insertBefore(inFont(`${text.data}!`), nextSibling);
  },
  "wrap it": (text) => {
    const font = document.createElement(FONT);
    text.before(font);
    font.append(text);
  },
};

async function translate(way: (text: Text) => void) {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.closest("font")) texts.push(walker.currentNode as Text);
  texts.forEach(way);
  await act(() => Promise.resolve());
}

function Page({ count }: { readonly count: number }): ReactElement {
  return (
    <p aria-label="page">
      {count} unread
      {count === 0 && " and nothing new"}
      {count > 1 && <b>many</b>}
      {count < 2 ? "few" : null} end
    </p>
  );
}

describe.each(Object.entries(WAYS))("on a page whose texts a translation replaces so: %s", (_, way) => {
  let stop: () => void;
  beforeEach(() => {
    stop = keepTranslatedText(document);
  });
  afterEach(() => stop());

  it("texts change, come and go as they would without it [I18N-07, REL-03]", async () => {
    const { rerender } = render(<Page count={0} />);
    for (const [count, words] of [
      [1, "1 unreadfew end"],
      [2, "2 unreadmany end"],
      [0, "0 unread and nothing newfew end"],
      [3, "3 unreadmany end"],
    ] as const) {
      await translate(way);
      rerender(<Page count={count} />);
      await act(() => Promise.resolve());
      expect(screen.getByLabelText("page").textContent.replaceAll("!", "")).toBe(words);
    }
  });
});
