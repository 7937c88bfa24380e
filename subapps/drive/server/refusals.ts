import { blaming, Refusal } from "../../../server/platform/module";

/** Of a file or folder that is not there, is in the bin (or not in it), or is another person's. */
export const noSuchItem = () =>
  new Refusal(404, "没有这个文件或文件夹|||There is no such file or folder", "not_found");

/** Of a folder to look into or to put something into. */
export const noFolder = () =>
  new Refusal(
    404,
    "文件夹不存在，可能已被删除|||The folder is not there, it may have been removed",
    "no_folder",
  );

/** Of a stored file that the person does not own. */
export const noFile = () =>
  new Refusal(404, "上传的文件不存在，请重新上传|||The file is not there, please upload it again", "no_file");

/** Another thing of that folder has the name. */
export const nameTaken = () =>
  blaming(
    "name",
    409,
    "这里已有同名的文件或文件夹|||A file or folder here has this name already",
    "name_taken",
  );

/** A folder can neither be moved nor copied to a place inside it. */
export const intoItself = () =>
  blaming("to", 400, "不能放进它自己里面|||A folder cannot be put into itself", "into_itself");

/** Folders would lie more than 64 deep. */
export const tooDeep = () =>
  new Refusal(400, "文件夹层数过多，最多 64 层|||Folders can be at most 64 deep", "too_deep");

/** A copy would have more things than one call copies. */
export const copiesTooMany = () =>
  new Refusal(
    400,
    "一次最多复制 10000 个文件和文件夹|||At most 10,000 files and folders can be copied at once",
    "too_many_to_copy",
  );

/** The person would have more things than a drive holds. */
export const driveFull = () =>
  new Refusal(
    409,
    "云盘最多存放 100000 个文件和文件夹，回收站也计算在内|||A drive holds at most 100,000 files and folders, the bin included",
    "drive_full",
  );

/** Of a person whom one may not address, or a class that is not one's own. */
export const noAudience = () =>
  blaming(
    "to",
    403,
    "不能与其中的人或班级共享|||You cannot share with one of these people or classes",
    "no_audience",
  );

/** A last day that is over, or is no day. */
export const dayOver = () =>
  blaming("lastDay", 400, "截止日期已过或不正确|||The last day is over, or is no date", "day_over");

/** A thing would be shared with more people and classes than anybody looks through. */
export const tooManyShares = () =>
  new Refusal(
    409,
    "一个文件最多与 200 个人或班级共享|||A file can be shared with at most 200 people and classes",
    "too_many_shares",
  );

/** Of a class that is not the person's own. */
export const noSuchClass = () =>
  new Refusal(404, "没有这个班级，或您不在这个班级|||There is no such class, or it is not yours", "no_class");

/** One download would have more things than a zip file of ours has. */
export const zipTooMany = () =>
  new Refusal(
    400,
    "一次最多打包下载 10000 个文件和文件夹|||At most 10,000 files and folders can be downloaded at once",
    "too_many_to_zip",
  );

/** A person would share more than a school needs. */
export const sharesTooMany = () =>
  new Refusal(
    409,
    "共享总数最多 5000 条，请先取消一些共享|||You can have at most 5,000 shares, end some of them first",
    "too_many_shares",
  );
