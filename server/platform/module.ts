// What the server part of an application sees of the platform, and nothing else.
export { compareNames } from "../../src/core/language/nameOrder";
export { personName, personWords } from "../../src/core/names/personName";
export { comparable, rangeOf } from "../../src/core/text/comparable";
export { readLine } from "../../src/core/text/readWords";
export { keptFileName } from "./attachment";
export type { ByteRange } from "./byteRange";
export { asWords, isLike } from "./database/likeWords";
export { lockPerson } from "./database/lockPerson";
export { nameKey } from "./database/nameKey";
export { blaming, Refusal, refusals } from "./envelope";
export { unreadAbout } from "./inbox";
export * from "./moduleContext";
export { sendingOf } from "./modules/sendingOf";
export type { CalendarDay, SchoolCalendar, SchoolClock } from "./schoolCalendar";
export { isSchoolDay, schoolMoment } from "./schoolMoment";
export { fileAddress } from "./storage/fileAddress";
export { addressOf, finishTodos } from "./todos";
export type { IncomingFile, Upload } from "./uploads";
