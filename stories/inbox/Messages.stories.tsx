import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { useRef, useState, type ReactElement } from "react";
import { screen, userEvent } from "storybook/test";
import { MessagesCard } from "../../src/inbox/MessagesCard";
import { MessagesPage } from "../../src/inbox/MessagesPage";
import { MessagesPanel } from "../../src/inbox/MessagesPanel";
import { PlaceMessages } from "../../src/inbox/PlaceMessages";
import { LeadingMessage } from "../../src/inbox/LeadingMessage";
import { failure, success } from "../../test/fakePorts";
import { ago, InboxWorld, type InboxArgs } from "../support/InboxWorld";

const message = (id: string, importance: number, title: string, hours: number, more: object = {}) => ({
  id,
  messageMeno: title,
  importance,
  module: "德育处|||Pupil affairs",
  messageDate: ago(hours),
  url: "?app=notices&fileId=notices",
  openWay: "viewport",
  content: [],
  ...more,
});

export const MESSAGES = [
  message("1", 2, "云盘空间已使用 80%|||80% of your drive space is used", 50, {
    url: null,
    openWay: null,
    content: ["请清理不再需要的文件。|||Please delete what you no longer need."],
  }),
  message("2", 4, "周四第三节请您代课|||Thursday, lesson 3: please stand in", 4),
  message("3", 3, "期中考试监考安排|||The midterm invigilation plan", 20, {
    url: "https://school.example/exams",
    openWay: "window",
  }),
  message("4", 5, "暴雨黄色预警|||Yellow rainstorm warning", 1, {
    url: "https://evil.example/",
    openWay: "window",
  }),
];

/** The place of a notice, which messages lead to. */
export const HERE = "?app=notices&fileId=notices&at=/notice?id=7";

interface Args extends InboxArgs {
  readonly part: "card" | "panel" | "page" | "told" | "reached" | "here";
  /** The message that the page's address names. */
  readonly id?: string;
  /** The list of all messages, of one place or of any. */
  readonly history?: { readonly module: string | null };
  readonly onModule?: (module: string | null) => void;
}

type OpenedProps = Pick<Args, "part" | "history" | "onModule"> & { readonly id?: string | null };

function Opened({ part, id = null, history, onModule }: OpenedProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (part === "card") return <MessagesCard />;
  if (part === "told" || part === "reached")
    return <LeadingMessage id={id ?? ""} isShown={part === "reached"} />;
  if (part === "here") return <PlaceMessages search={HERE} named={id} />;
  if (part === "page")
    return (
      <MessagesPage id={id} titleRef={title} {...(history && { history })} {...(onModule && { onModule })} />
    );
  return (
    <>
      <button id="bell" type="button" onClick={(event) => setAnchor(event.currentTarget)}>
        铃 Bell
      </button>
      <MessagesPanel anchor={anchor} onClose={() => setAnchor(null)} labelledBy="bell" />
    </>
  );
}

function Page({ part, id, history, onModule, ...world }: Args): ReactElement {
  return (
    <InboxWorld {...world}>
      <main style={{ padding: "1rem" }}>
        {part !== "page" && <h1>门户 Portal</h1>}
        <Opened part={part} id={id ?? null} {...(history && { history })} {...(onModule && { onModule })} />
      </main>
    </InboxWorld>
  );
}

const meta = {
  title: "Features/Messages",
  component: Page,
  excludeStories: ["HERE", "MESSAGES"],
  args: { part: "page", answers: { unreadMessages: success(MESSAGES) } },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};

export const Card: Story = { args: { part: "card" } };

/** Below the bell of the header. */
export const Panel: Story = {
  args: { part: "panel" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "铃 Bell" }));
    await screen.findByRole("dialog", { name: /^(消息|Messages)$/ });
  },
};

/** A message that opens nowhere else is read here. */
export const One: Story = { args: { id: "1" } };

/** Its address is none that the school allows. */
export const RefusedLink: Story = { args: { id: "4" } };

/** It leads to an application that cannot be shown: its words stand above why not. */
export const Told: Story = { args: { part: "told", id: "2" } };

/** What it leads to is there. */
export const Reached: Story = { args: { part: "reached", id: "2" } };

/** The address names a message that was read before. */
export const Gone: Story = { args: { id: "99" } };

const KEPT = {
  list: [
    ...MESSAGES.map((each) => ({ ...each, read: false })),
    message("5", 3, "教师节活动安排|||Plans for Teachers' Day", 600, { read: true, module: "工会|||Union" }),
  ],
  total: 5,
  modules: ["工会|||Union", "德育处|||Pupil affairs"],
};

/** Unread and read ones of the last 90 days, with the places that they come from. */
export const History: Story = {
  args: {
    history: { module: null },
    answers: { unreadMessages: success(MESSAGES), messageHistory: success(KEPT) },
  },
};

/** A platform that keeps no read messages has no such call. */
export const HistoryNotKept: Story = {
  args: {
    history: { module: null },
    answers: { unreadMessages: success(MESSAGES), messageHistory: failure(404) },
  },
};

export const Empty: Story = { args: { answers: { unreadMessages: success([]) } } };

export const Loading: Story = { args: { answers: { unreadMessages: "never" } } };

export const Failed: Story = { args: { answers: { unreadMessages: failure(500, { message: "x" }) } } };

export const DarkEnglish: Story = { globals: { scheme: "dark", language: "en" } };
