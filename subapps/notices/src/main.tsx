import { defineSubApp } from "../../../src/subapp/kit";
import { NoticesPage } from "./NoticesPage";
import { catalogue } from "./words";

/** Notices: the school's announcements, to be read page by page. */
export const { contract, mount } = defineSubApp({ messages: catalogue, render: () => <NoticesPage /> });
