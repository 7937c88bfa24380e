import { defineSubApp } from "@portal/kit";
import en from "../messages/en.json";
import zh from "../messages/zh-CN.json";
import { NotesPage } from "./NotesPage";

/** What the portal opens. */
export const { contract, mount } = defineSubApp({
  messages: { "zh-CN": zh, en },
  render: ({ active }) => <NotesPage active={active} />,
});
