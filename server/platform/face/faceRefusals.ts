import { Refusal, RetryLater } from "../envelope";
import type { LiveFault } from "./judge";
import type { PictureFault } from "./look";

const refused =
  (code: string, message: string, status = 400) =>
  () =>
    new Refusal(status, message, code);

/** What is wrong with a picture, in words for the person before the camera. */
const PICTURE_REFUSALS: Readonly<Record<PictureFault, () => Refusal>> = {
  broken: refused(
    "not_a_picture",
    "图片无法读取，请使用 JPEG、PNG 或 WebP 图片|||The picture cannot be read. Use a JPEG, PNG or WebP picture",
  ),
  none: refused(
    "no_face",
    "照片中没有找到人脸，请正对镜头|||No face was found. Please look straight at the camera",
  ),
  several: refused(
    "several_faces",
    "照片中不止一个人，请只让一个人面对镜头|||There is more than one person in the picture. One person at a time, please",
  ),
  small: refused("too_small", "人脸太小，请靠近一些|||The face is too small. Please come closer"),
  dark: refused("too_dark", "光线太暗，请到亮一些的地方|||It is too dark. Please find more light"),
  aside: refused("look_ahead", "请正对镜头，眼睛看前方|||Please face the camera and look straight ahead"),
};

/** What the list of uses says of a burst that did not show the person, beyond what the person is told. */
export const LIVE_REASONS: Readonly<Record<LiveFault, string>> = {
  repeated: "动作画面重复|||The same picture came twice",
  other: "动作画面与照片不是同一人|||The acts were another person's",
  acts: "未完成要求的动作|||The acts that were asked for were not seen",
};

/** Why nothing comes of a call about faces. */
export const faceRefusals = {
  picture: (fault: PictureFault): Refusal => PICTURE_REFUSALS[fault](),
  notLive: refused(
    "not_live",
    "没有看清要求的动作，请按提示再试一次|||The movements that were asked for were not seen. Please follow the hints and try again",
  ),
  /** The same for everybody: nobody learns by it whose face is known. */
  notKnown: refused(
    "not_known",
    "没有认出您，请再试一次或使用密码登录|||You were not recognised. Please try again, or use your password",
  ),
  /** The same where nobody signs in. */
  notKnownHere: refused(
    "not_known",
    "没有认出您，请再试一次，或请老师登记|||You were not recognised. Please try again, or ask a teacher to check you in",
  ),
  tryOver: refused("try_over", "这次验证已失效，请重新开始|||This try is over. Please start again"),
  signInOff: refused(
    "face_off",
    "本单位未开启人脸登录，请使用密码登录|||Signing in by face is switched off here. Please use your password",
  ),
  clockingOff: refused("face_off", "本单位未开启人脸打卡|||Check-in by face is switched off here"),
  passwordNeeded: refused(
    "password_needed",
    "已认出您，请再输入密码|||You were recognised. Please enter your password as well",
  ),
  wrongPassword: refused("invalid_grant", "密码错误|||Wrong password"),
  noConsent: refused(
    "no_consent",
    "采集前需要先取得同意（学生由家长同意）|||Consent is needed first; a parent's for pupils",
  ),
  oldText: refused("old_version", "说明已更新，请重新阅读|||The text has changed. Please read it again"),
  othersFace: refused(
    "face_taken",
    "这张脸已登记为本单位的另一个人，请联系管理员|||This face is already another person's here. Please ask the administrator",
  ),
  unreadable: refused(
    "cannot_be_read",
    "保存的人脸已无法读取，请重新采集|||The stored face cannot be read any more. Please take it again",
  ),
  consentTooOften: refused(
    "too_often",
    "今天同意和撤回的次数过多，请明天再试|||Consent was given and withdrawn too often today. Please try again tomorrow",
    429,
  ),
  takenTooOften: refused(
    "too_often",
    "今天采集的次数过多，请明天再试|||This face was taken too often today. Please try again tomorrow",
    429,
  ),
  tooManyTries: () =>
    new RetryLater(
      429,
      "尝试次数过多，请稍后再试|||Too many tries from here, please try again later",
      "too_many_attempts",
      10,
    ),
};
