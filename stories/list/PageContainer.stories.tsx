import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import type { ListPort } from "../../src/list/core/listPort";
import { useText } from "../../src/base/i18n/useText";
import type { ListColumn } from "../../src/list/columns";
import { PageContainer } from "../../src/list/PageContainer";
import { usePagedList } from "../../src/list/usePagedList";
import { useRowSelection } from "../../src/list/useRowSelection";
import { COLUMNS, people, portOf, removablePort } from "./people";

interface Props {
  readonly makePort: () => ListPort & { readonly remove?: (ids: readonly unknown[]) => void };
  readonly columns: readonly ListColumn[];
  /** Greatest width, in rem. */
  readonly room?: number;
}

function Page({ makePort, columns, room }: Props) {
  const text = useText();
  const [port] = useState(makePort);
  const [name, setName] = useState("");
  const list = usePagedList(port, { api: "/api/base/pupils", size: 10, fields: { name } });
  const selection = useRowSelection(list);
  return (
    <div style={room ? { maxInlineSize: `${String(room)}rem` } : undefined}>
      <PageContainer
        title="学生管理|||Pupils"
        list={list}
        columns={columns}
        selection={selection}
        actions={<Button variant="contained">{text("新增学生|||Add pupil")}</Button>}
        filters={
          <TextField
            size="small"
            hiddenLabel
            placeholder={text("按姓名查找|||Find by name")}
            slotProps={{ htmlInput: { "aria-label": text("按姓名查找|||Find by name") } }}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        }
        bulk={(rows) => (
          <Button
            size="small"
            variant="outlined"
            disabled={rows.length === 0}
            onClick={() => {
              port.remove?.(rows.map((row) => row["id"]));
              list.reload();
            }}
          >
            {text("删除|||Delete")}
          </Button>
        )}
        height="30rem"
      />
    </div>
  );
}

const meta = {
  title: "Kit/List/PageContainer",
  component: Page,
  parameters: { layout: "padded" },
  args: { makePort: () => portOf(people(64)), columns: COLUMNS },
  argTypes: { makePort: { table: { disable: true } } },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};

/** The last page loses its rows: the list goes back to the page before by itself. */
export const LastRowsDeleted: Story = {
  args: { makePort: () => removablePort(people(12)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("grid", undefined, { timeout: 20_000 });
    await userEvent.click(canvas.getByRole("button", { name: /^(第 2 页|Page 2)$/ }));
    await canvas.findByText(/^(第 2 页，共 2 页|Page 2 of 2)/);
    await userEvent.click(canvas.getByRole("checkbox", { name: /选择本页全部|Select all/ }));
    await userEvent.click(await canvas.findByRole("button", { name: /删除|Delete/ }));
    await canvas.findByText(/^(第 1 页，共 1 页|Page 1 of 1)/);
    await waitFor(() => expect(canvas.getByText(/已选择 0 项|^0 selected/)).toBeVisible());
  },
};

export const NothingFound: Story = { args: { makePort: () => portOf([]) } };

export const Phone: Story = { args: { room: 18 } };
