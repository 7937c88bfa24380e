import { defineSubApp } from "@portal/kit";
import { DutyPage } from "./DutyPage";
import { catalogue } from "./words";

/** The duty roster: who is on duty when, and planning for those who may. */
export const { contract, mount } = defineSubApp({ messages: catalogue, render: () => <DutyPage /> });
