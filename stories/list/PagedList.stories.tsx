import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import type { ListRow } from "../../src/list/core/listAnswer";
import type { ListPort } from "../../src/list/core/listPort";
import type { PageApi } from "../../src/list/core/pageApi";
import type { ListColumn } from "../../src/list/columns";
import { PagedList } from "../../src/list/PagedList";
import { usePagedList } from "../../src/list/usePagedList";
import { useRowSelection } from "../../src/list/useRowSelection";
import { COLUMNS, failingPort, people, portOf, searchablePort, silentPort } from "./people";

interface Props {
  /** Makes the platform's side; each drawing of a story has its own. */
  readonly makePort: () => ListPort;
  readonly pageApi: PageApi | undefined;
  readonly columns: readonly ListColumn[];
  readonly choosable: boolean;
  readonly onOpen?: (row: ListRow) => void;
  /** Greatest width, in rem. */
  readonly room?: number;
  /** The key of the row that the page is about. */
  readonly current?: string;
  /** What the list is narrowed to by a search. */
  readonly keyword?: string;
}

function Shown({ makePort, pageApi, columns, choosable, onOpen, room, current, keyword = "" }: Props) {
  const [port] = useState(makePort);
  const [sought, seek] = useState(keyword);
  const list = usePagedList(port, sought && pageApi ? { ...pageApi, fields: { keyword: sought } } : pageApi);
  const selection = useRowSelection(list);
  return (
    <div style={room ? { maxInlineSize: `${String(room)}rem` } : undefined}>
      <PagedList
        list={list}
        columns={columns}
        label="学生|||Pupils"
        selection={choosable ? selection : undefined}
        onOpen={onOpen}
        current={current}
        onClearFilters={sought ? () => seek("") : undefined}
        height="30rem"
      />
    </div>
  );
}

/** Small pages: component tests draw every row, for they know no height. */
const API: PageApi = { api: "/api/base/pupils", size: 10 };

const meta = {
  title: "Kit/List/PagedList",
  component: Shown,
  parameters: { layout: "padded" },
  args: { makePort: () => portOf(people(128)), pageApi: API, columns: COLUMNS, choosable: false },
  argTypes: { makePort: { table: { disable: true } } },
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for the table and answers its rows, without the head. */
const rowsIn = async (canvas: HTMLElement) => {
  await within(canvas).findByRole("grid", undefined, { timeout: 20_000 });
  return within(canvas).getAllByRole("row").slice(1);
};

export const ManyPages: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await rowsIn(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: /^(下一页|Next page)$/ }));
    await canvas.findByText(/^(第 2 页，共 13 页，128 条|Page 2 of 13, 128 items)$/);
    await expect(canvas.getByRole("button", { name: /^(第 2 页|Page 2)$/ })).toHaveAttribute(
      "aria-current",
      "page",
    );
  },
};

/** The page is about one of its rows, as when a search or a to-do has led to it: it is marked, in sight, and has the focus. */
export const AboutOneRow: Story = {
  args: { makePort: () => portOf(people(30)), pageApi: { ...API, size: 30 }, current: "24" },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("grid", undefined, { timeout: 20_000 });
    const marked = await waitFor(() => {
      const row = canvasElement.querySelector("[role=row][aria-current]");
      if (!row) throw new Error("No row is marked.");
      return row;
    });
    await waitFor(() => expect(marked).toContainElement(document.activeElement as HTMLElement));
  },
};

export const AboutOneCard: Story = {
  args: { makePort: () => portOf(people(10)), room: 24, current: "9" },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("li[aria-current]")).toHaveFocus());
  },
};

export const OnePage: Story = { args: { makePort: () => portOf(people(7)) } };

export const Loading: Story = { args: { makePort: () => silentPort } };

export const Empty: Story = { args: { makePort: () => portOf([]) } };

/** A search without a hit is not an empty list: it says so, and leads back to all rows. */
export const NoMatch: Story = {
  args: { makePort: () => searchablePort(people(7)), keyword: "无此人" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/^(没有符合条件的内容|Nothing matches)$/, { selector: "p" });
    await userEvent.click(canvas.getByRole("button", { name: /清除条件|Clear search/ }));
    await rowsIn(canvasElement);
    await expect(canvas.getByRole("group", { name: /学生|Pupils/ })).toHaveFocus();
  },
};

export const NoMatchStands: Story = { args: { ...NoMatch.args } };

export const Failed: Story = {
  args: {
    makePort: () =>
      failingPort(people(14), "数据库正在维护，请稍后再试。|||The database is being maintained."),
  },
};

export const FailedThenThere: Story = {
  args: { makePort: () => failingPort(people(14), { id: "api.network" }, 1) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: /重试|Try again/ }));
    await rowsIn(canvasElement);
    // The button is gone; the list has kept the focus.
    await expect(canvas.getByRole("group", { name: /学生|Pupils/ })).toHaveFocus();
  },
};

export const NotPaged: Story = {
  args: { makePort: () => portOf(people(12)), pageApi: { ...API, paged: false } },
  play: async ({ canvasElement }) => {
    await rowsIn(canvasElement);
    await expect(within(canvasElement).queryByRole("navigation")).not.toBeInTheDocument();
  },
};

export const WithoutConfiguration: Story = {
  args: { pageApi: undefined },
  parameters: { consoleProblems: /pageApi/ },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("alert")).toHaveTextContent(/pageApi/);
  },
};

export const WithoutInterfaceName: Story = {
  args: { pageApi: { api: "" } },
  parameters: { consoleProblems: /pageApi\.api/ },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("alert")).toHaveTextContent(/pageApi\.api/);
  },
};

export const Chosen: Story = {
  args: { choosable: true, onOpen: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await rowsIn(canvasElement);
    const [first, second] = canvas.getAllByRole("checkbox", { name: /^(选择 |Select (?!all))/ });
    await userEvent.click(first!);
    await userEvent.click(second!);
    await waitFor(() => expect(canvas.getAllByRole("row", { selected: true })).toHaveLength(2));
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

export const Sorted: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await rowsIn(canvasElement);
    await userEvent.click(canvas.getByRole("columnheader", { name: /成绩|Score/ }));
    await waitFor(() =>
      expect(canvas.getByRole("columnheader", { name: /成绩|Score/ })).toHaveAttribute(
        "aria-sort",
        "ascending",
      ),
    );
  },
};

export const TenThousandRows: Story = {
  args: { makePort: () => portOf(people(10_000)), choosable: true },
};

const essay = "为了让每一位同学都能在新的学期里顺利地开始学习，学校决定在九月第一周安排入学指导".repeat(3);

export const LongWords: Story = {
  args: {
    makePort: () =>
      portOf(
        people(6).map((row, index) => ({
          ...row,
          name:
            index % 2
              ? row["name"]
              : "阿卜杜热合曼·艾合买提江·买买提依明|||Wolfeschlegelsteinhausenbergerdorff",
          className:
            index % 3 ? row["className"] : `${essay}|||${"A".repeat(90)} ${"long words ".repeat(20)}`,
        })),
      ),
  },
};

export const Phone: Story = {
  args: { choosable: true, onOpen: fn(), room: 18 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await rowsOrCards(canvasElement);
    const [name] = canvas.queryAllByRole("button", { name: /王明远|Mingyuan Wang/ });
    if (!name) return;
    await userEvent.click(name);
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }));
  },
};

/** Where nothing is laid out (in component tests) there is a table even here. */
const rowsOrCards = (canvas: HTMLElement) =>
  waitFor(() => expect(canvas.querySelector("[role=grid], ul")).not.toBeNull(), { timeout: 20_000 });
