import { defineSubApp } from "@portal/kit";
import { DrivePage } from "./DrivePage";
import { catalogue } from "./words";

/** Drive: a person's own files in folders, and the bin. */
export const { contract, mount } = defineSubApp({
  messages: catalogue,
  render: ({ active }) => <DrivePage active={active} />,
});
