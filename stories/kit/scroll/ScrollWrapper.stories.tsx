import Box from "@mui/material/Box";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { useState, type ReactElement } from "react";
import { fn } from "storybook/test";
import { ScrollWrapper, type More } from "../../../src/base/kit/scroll/ScrollWrapper";

const Lines = ({ count }: { readonly count: number }): ReactElement => (
  <Box
    component="ul"
    sx={{
      listStyle: "none",
      margin: 0,
      padding: 0,
      "& li": { padding: "0.75rem 1rem", borderBottom: "1px solid", borderColor: "line.soft" },
    }}
  >
    {Array.from({ length: count }, (_, line) => (
      <li key={line}>第 {line + 1} 条通知</li>
    ))}
  </Box>
);

const meta = {
  title: "Kit/ScrollWrapper",
  component: ScrollWrapper,
  parameters: { layout: "padded" },
  decorators: [
    (Story) => (
      <Box
        sx={{
          maxInlineSize: "30rem",
          backgroundColor: "surface.card",
          color: "text.primary",
          borderRadius: 1,
        }}
      >
        <Story />
      </Box>
    ),
  ],
  args: { label: "通知列表|||Notices", maxHeight: "18rem", children: <Lines count={20} /> },
} satisfies Meta<typeof ScrollWrapper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Scrolls: Story = {};

export const AllFits: Story = { args: { children: <Lines count={3} /> } };

export const MoreToLoad: Story = { args: { more: { status: "ready", onLoad: fn(), count: 20 } } };

export const Loading: Story = {
  args: { children: <Lines count={3} />, more: { status: "loading", onLoad: fn(), count: 3 } },
};

export const Failed: Story = {
  args: { children: <Lines count={3} />, more: { status: "failed", onLoad: fn(), count: 3 } },
};

export const Ended: Story = {
  args: { children: <Lines count={3} />, more: { status: "ended", onLoad: fn(), count: 3 } },
};

const WHOLE = 60;
const STEP = 15;

function Growing(props: Omit<Parameters<typeof ScrollWrapper>[0], "children" | "more">): ReactElement {
  const [count, setCount] = useState(STEP);
  const [status, setStatus] = useState<More["status"]>("ready");
  const load = () => {
    setStatus("loading");
    setTimeout(() => {
      setCount(count + STEP);
      setStatus(count + STEP < WHOLE ? "ready" : "ended");
    }, 600);
  };
  return (
    <ScrollWrapper {...props} more={{ status, onLoad: load, count }}>
      <Lines count={count} />
    </ScrollWrapper>
  );
}

export const LoadsByItself: Story = {
  render: ({ label, maxHeight = "18rem" }) => <Growing label={label} maxHeight={maxHeight} />,
};
