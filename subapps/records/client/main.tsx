import { defineSubApp } from "@portal/kit";
import { RecordsPage } from "./RecordsPage";
import { catalogue } from "./words";

/** Class photos: the pictures by which pupils are known when they clock in, collected class by class. */
export const { contract, mount } = defineSubApp({
  messages: catalogue,
  render: ({ active }) => <RecordsPage active={active} />,
});
