import { defineSubApp } from "@portal/kit";
import { NoticesRoot } from "./NoticesRoot";
import { catalogue } from "./words";

/** Notices: the school's announcements, to be read page by page, and managed by those who publish them. */
export const { contract, mount } = defineSubApp({ messages: catalogue, render: () => <NoticesRoot /> });
