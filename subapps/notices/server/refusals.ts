import { Refusal } from "../../../server/platform/module";

/** Of a notice that is not there, or another unit's. */
export const noSuchNotice = () => new Refusal(404, "没有这条通知|||There is no such notice", "not_found");
