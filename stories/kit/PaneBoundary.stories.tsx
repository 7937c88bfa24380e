import Button from "@mui/material/Button";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { PaneBoundary } from "../../src/base/kit/PaneBoundary";

function Pane({ works }: { readonly works: boolean }) {
  if (!works) throw new Error("The pane's data had an unknown shape");
  return <p>可以使用 Works</p>;
}

function Panes() {
  const [works, setWorks] = useState(false);
  return (
    <>
      <Button onClick={() => setWorks(true)}>修复 Mend</Button>
      <PaneBoundary>
        <Pane works={works} />
      </PaneBoundary>
    </>
  );
}

const meta = {
  title: "Kit/PaneBoundary",
  component: Panes,
  parameters: { layout: "padded", consoleProblems: /unknown shape/ },
} satisfies Meta<typeof Panes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {};

export const Retried: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: /Mend/ }));
    await userEvent.click(canvas.getByRole("button", { name: /重试|Try again/ }));
    await expect(canvas.getByText(/Works/)).toBeVisible();
  },
};
