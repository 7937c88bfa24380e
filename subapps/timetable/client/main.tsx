import { defineSubApp } from "@portal/kit";
import { TimetablePage } from "./TimetablePage";
import { catalogue } from "./words";

/** The timetable: whose lessons are where and when, and changes to them by those who may make them. */
export const { contract, mount } = defineSubApp({
  messages: catalogue,
  render: ({ active }) => <TimetablePage active={active} />,
});
