import type { CallName } from "../../contract/paths";
import type { Envelope, Out } from "../../contract/schemas";
import { readDateTime } from "../core/date/readDateTime";
import { textOf } from "../core/wire/read";
import {
  countOf,
  jsonText,
  numberOr,
  record,
  recordOrNull,
  recordsOf,
  textOrNull,
  textsOf,
  yesOf,
  type Reader,
} from "../core/wire/shape";
import { paged } from "./readAnswer";

type Entry<N extends CallName> = Out<N> extends readonly (infer One)[] ? One : never;

/** The middle of the five grades of importance, for a message that names none. */
const USUAL_IMPORTANCE = 3;

const codeTree: Reader<Out<"codeTree">> = (wire) => readNodes(wire);
const readNodes = recordsOf<Entry<"codeTree">>({
  code: textOf,
  name: textOf,
  children: (wire) => codeTree(wire),
});

const storedFile = {
  id: textOf,
  url: textOf,
  name: textOf,
  size: countOf,
  md5: textOf,
} as const;

/** The same as `READ_ANSWER` for the calls that no page makes while it is first drawn. */
export const READ_LATE_ANSWER = {
  unitConfig: record<Out<"unitConfig">>({
    unitId: textOf,
    unitName: textOf,
    unitEnName: textOf,
    pcOpen: yesOf,
    footer: textOf,
    link: textOrNull,
    decorationSet: jsonText,
  }),
  unreadMessages: recordsOf<Entry<"unreadMessages">>({
    id: textOf,
    messageMeno: textOf,
    importance: (wire) => Math.min(5, Math.max(1, numberOr(USUAL_IMPORTANCE)(wire))),
    module: textOf,
    messageDate: textOf,
    url: textOrNull,
    openWay: textOrNull,
    content: textsOf,
  }),
  popUpBox: record<Out<"popUpBox">>({
    ...paged(
      recordsOf<Out<"popUpBox">["list"][number]>({
        id: textOf,
        title: textOf,
        module: textOf,
        date: textOf,
        url: textOrNull,
        openWay: textOrNull,
      }),
    ),
    pages: countOf,
  }),
  modules: recordsOf<Entry<"modules">>({
    code: textOf,
    name: textOf,
    englishName: textOf,
    // A module whose end cannot be read is not one that has ended.
    endTime: (wire) => readDateTime(wire) ?? numberOr(Infinity)(wire),
  }),
  codeTree,
  unitLicence: yesOf,
  moduleLicence: yesOf,
  adminRole: yesOf,
  children: recordsOf<Entry<"children">>({
    id: textOf,
    realName: textOf,
    gradeName: textOf,
    className: textOf,
    status: numberOr(0),
  }),
  currentChild: recordOrNull<NonNullable<Out<"currentChild">>>({ id: textOf, realName: textOf }),
  voiceToken: record<Out<"voiceToken">>({ token: textOf, appKey: textOf, url: textOf, expireTime: countOf }),
  vocabulary: record<Out<"vocabulary">>({ url: textOrNull }),
  faceUser: recordOrNull<NonNullable<Out<"faceUser">>>({
    faceImage: textOf,
    registerTime: textOf,
    userId: textOf,
  }),
  faceClocking: record<Out<"faceClocking">>({ userId: textOf, realName: textOf, time: textOf }),
  faceCheck: record<Out<"faceCheck">>({ registerTime: textOf }),
  packageVersions: record<Out<"packageVersions">>({
    name: textOf,
    serverVersion: textOf,
    webCodeVersion: textOf,
    date: textOf,
  }),
  fileCheck: (wire) => recordOrNull<Out<"upload">>(storedFile)(wire) ?? yesOf(wire),
  upload: record<Out<"upload">>(storedFile),
  mergeFile: record<Out<"mergeFile">>(storedFile),
  base64Image: record<Out<"base64Image">>(storedFile),
  chunkCheck: record<Out<"chunkCheck">>({ data: yesOf }),
  chunkUpload: record<Out<"chunkUpload">>({ chunk: countOf }),
} satisfies { readonly [N in CallName]?: Reader<Out<N>> };

/** The same for a call whose envelope is passed on as a whole; no data stays none. */
export const inEnvelope =
  <T>(read: Reader<T>) =>
  (envelope: Envelope<unknown>): Envelope<T> => ({
    ...envelope,
    data: envelope.data === null ? null : read(envelope.data),
  });
