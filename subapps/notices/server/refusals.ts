import { blaming, Refusal } from "../../../server/platform/module";

/** Of a notice that is not there, or another unit's. */
export const noSuchNotice = () => new Refusal(404, "没有这条通知|||There is no such notice", "not_found");

/** Of a school that has published far more than people read. */
export const tooManyNotices = () =>
  new Refusal(
    429,
    "学校发布的通知过多，请稍后再试|||Your school has published too many notices: please try again later",
    "too_many",
  );

/** Of a file to attach that is not there, or another person's. */
export const noSuchFile = () =>
  blaming(
    "attachments",
    404,
    "要添加的附件不存在，请重新选择|||A file to attach is not there; please choose it again",
    "no_file",
  );
