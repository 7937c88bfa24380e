import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { useEffect, useRef, useState, type ReactElement } from "react";
import { screen } from "storybook/test";
import { TodoCard } from "../../src/todo/TodoCard";
import { TodoPage } from "../../src/todo/TodoPage";
import { TodoDialog } from "../../src/todo/TodoDialog";
import type { PopupPorts } from "../../src/todo/flow/PopupClock";
import { useKit } from "../../src/base/kit/KitContext";
import { failure, success } from "../../test/fakePorts";
import { ago, InboxWorld, type InboxArgs, NOW } from "../support/InboxWorld";

/** What is done, with what, in how many hours it is due and a lesson begins; a platform may say the title alone. */
const TODOS: readonly (readonly [title: string, action?: string, dueIn?: number, startsIn?: number])[] = [
  ["3 名学生未到校|||3 pupils have not arrived", "核对|||Check", -1],
  ["王子涵的事假申请|||Leave for Wang Zihan", "批准|||Approve", 2],
  ["二次函数练习|||Quadratic functions", "批改|||Mark", 100],
  ["填写：外出培训总结|||Write: report on your training"],
];

/** The platform's answer to the question for a page of them. */
export const pageOfTodos = ({ url }: { readonly url: string }, todos = TODOS) => {
  const asked = new URL(url, "https://school.example").searchParams;
  const [start, size] = [Number(asked.get("start")), Number(asked.get("size"))];
  return success({
    list: todos.slice((start - 1) * size, start * size).map(([title, action, dueIn, startsIn], index) => ({
      id: `${start}-${index}`,
      title,
      ...(action && { action }),
      ...(dueIn !== undefined && { due: ago(-dueIn) }),
      ...(startsIn !== undefined && { starts: ago(-startsIn) }),
      module: "考勤|||Attendance",
      date: ago(index + 1),
      url: "?app=attendance&fileId=attendance",
      openWay: "viewport",
    })),
    pages: Math.ceil(todos.length / size),
    total: todos.length,
  });
};

/** A clock that stands still, so that the story does not close itself. */
const STILL: PopupPorts = { now: () => NOW, timer: () => () => undefined };

interface Args extends InboxArgs {
  readonly part: "card" | "page" | "popup";
  readonly page?: number;
  readonly timer?: PopupPorts;
  readonly onAnswer?: (answer: "dismissed" | undefined) => void;
}

function Popup({ timer = STILL, onAnswer }: Pick<Args, "timer" | "onAnswer">) {
  const { dialogs } = useKit();
  useEffect(() => {
    void dialogs.open(TodoDialog, { ports: timer }).then(onAnswer);
  }, [dialogs, timer, onAnswer]);
  return (
    <label>
      备忘 Note <input />
    </label>
  );
}

function Opened({ part, page = 1, ...popup }: Omit<Args, keyof InboxArgs>) {
  const title = useRef<HTMLHeadingElement>(null);
  const [shown, setShown] = useState(page);
  if (part === "card") return <TodoCard />;
  if (part === "page") return <TodoPage page={shown} onPage={setShown} titleRef={title} />;
  return <Popup {...popup} />;
}

function Page({ part, page, timer, onAnswer, ...world }: Args): ReactElement {
  return (
    <InboxWorld {...world}>
      <main style={{ padding: "1rem" }}>
        {part !== "page" && <h1>门户 Portal</h1>}
        <Opened
          part={part}
          {...(page && { page })}
          {...(timer && { timer })}
          {...(onAnswer && { onAnswer })}
        />
      </main>
    </InboxWorld>
  );
}

const meta = {
  title: "Features/To-dos",
  component: Page,
  excludeStories: ["pageOfTodos"],
  args: { part: "card", answers: { popUpBox: pageOfTodos } },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Card: Story = {};

export const AllOfThem: Story = {
  args: {
    part: "page",
    answers: {
      popUpBox: (request) =>
        pageOfTodos(
          request,
          Array.from(
            { length: 23 },
            (_, index) => [`第 ${index + 1} 件|||Number ${index + 1}`, "审批|||Approve"] as const,
          ),
        ),
    },
  },
};

/** They open by themselves, beside a page that stays in use. */
export const Popping: Story = {
  args: { part: "popup" },
  play: async () => {
    await screen.findByRole("dialog", { name: /^(待办|To-dos) 4$/ });
  },
};

export const Empty: Story = { args: { answers: { popUpBox: success({ list: [], pages: 0, total: 0 }) } } };

export const Loading: Story = { args: { answers: { popUpBox: "never" } } };

export const Failed: Story = { args: { answers: { popUpBox: failure(500, { message: "x" }) } } };
