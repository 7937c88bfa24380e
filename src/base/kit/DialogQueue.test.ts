import { isValidElement, type ComponentType } from "react";
import { DialogQueue, type Question } from "./DialogQueue";

interface Props extends Question<string> {
  readonly choices: readonly string[];
}

const Choose: ComponentType<Props> = () => null;

/** Props of the dialog at a position, as it is drawn. */
function propsAt(queue: DialogQueue, index: number): Props {
  const element = queue.getSnapshot()[index]?.element;
  if (!isValidElement<Props>(element)) throw new Error(`No dialog at ${index}`);
  return element.props;
}

const shape = (queue: DialogQueue) => queue.getSnapshot().map(({ open }) => open);

describe("DialogQueue", () => {
  it("resolves with the answer, and keeps the dialog until it has faded out [WID-01]", async () => {
    const queue = new DialogQueue();
    const answer = queue.open(Choose, { choices: ["a", "b"] });
    expect(propsAt(queue, 0).choices).toEqual(["a", "b"]);
    propsAt(queue, 0).close("b");
    await expect(answer).resolves.toBe("b");
    expect(shape(queue)).toEqual([false]);
    queue.remove(queue.getSnapshot()[0]?.id ?? 0);
    expect(shape(queue)).toEqual([]);
  });

  it("resolves with undefined when left without an answer, and ignores later answers [WID-01]", async () => {
    const queue = new DialogQueue();
    const answer = queue.open(Choose, { choices: [] });
    const { close } = propsAt(queue, 0);
    close();
    close("late");
    await expect(answer).resolves.toBeUndefined();
  });

  it("stacks dialogs and closes the right one [WID-01]", async () => {
    const queue = new DialogQueue();
    const first = queue.open(Choose, { choices: ["1"] });
    const second = queue.open(Choose, { choices: ["2"] });
    propsAt(queue, 0).close("one");
    expect(shape(queue)).toEqual([false, true]);
    propsAt(queue, 1).close("two");
    await expect(Promise.all([first, second])).resolves.toEqual(["one", "two"]);
  });

  it("leaves all dialogs unanswered when the session ends [WID-01]", async () => {
    const queue = new DialogQueue();
    const answers = Promise.all([queue.open(Choose, { choices: [] }), queue.open(Choose, { choices: [] })]);
    queue.closeAll();
    await expect(answers).resolves.toEqual([undefined, undefined]);
    expect(shape(queue)).toEqual([false, false]);
  });

  it("leaves a dialog unanswered that is taken away while open [REL-03]", async () => {
    const queue = new DialogQueue();
    const answer = queue.open(Choose, { choices: [] });
    queue.remove(queue.getSnapshot()[0]?.id ?? 0);
    await expect(answer).resolves.toBeUndefined();
    expect(shape(queue)).toEqual([]);
  });
});
