import { defineSubApp } from "@portal/kit";
import { AttendancePage } from "./AttendancePage";
import { catalogue } from "./words";

/** Attendance: rolls of classes for those who keep them, and for families their own days. */
export const { contract, mount } = defineSubApp({
  messages: catalogue,
  render: ({ active }) => <AttendancePage active={active} />,
});
