/**
 * What people consent to, by its version; each in paragraphs, Chinese and English. A text with a consent is never
 * edited: a new one gets a new date, and everybody is asked again before their face is taken again.
 */
export const CONSENT_TEXTS: Readonly<Record<string, string>> = {
  "2026-11-26": `保存什么：一张面部照片，以及由它算出的 128 个数字（人脸特征），用来辨认本人。两者都加密保存，密钥与数据库分开存放。

用来做什么：只用于在本校登录本门户和考勤打卡。不用于分析情绪、课堂表现或其他任何目的，不提供给校外任何人。登录或打卡时拍摄的照片只用来比对，比对后立即丢弃，不保存。

保存多久：到您撤回同意、删除人脸，或本人离开学校为止。登录、打卡和每次查看的记录（不含照片）保留一年。

未成年人：学生的人脸只有在监护人同意后才能采集，也由监护人撤回。

您的权利：同意是自愿的，不同意也可以一直使用密码登录，考勤可由老师登记。您可以随时在这里撤回同意、删除人脸、导出保存的全部内容、查看使用记录。撤回后照片和特征立即删除。|||What is kept: one photograph of the face, and 128 numbers computed from it by which the person is known. Both are encrypted, with a key that is not in the database.

What for: to sign in to this portal and to clock in at this school, and for nothing else. It is not used to judge moods or behaviour in class, and nobody outside the school is given it. Pictures taken to sign in or clock in are compared and then dropped at once; they are not kept.

How long: until you withdraw this consent or delete the face, or the person leaves the school. The list of sign-ins, clock-ins and readings, which has no pictures, is kept for a year.

Children: a pupil's face is taken only after a guardian has consented, and the guardian may withdraw.

Your rights: this is your choice. Without it the password always works, and a teacher can record attendance. At any time you can withdraw here, delete the face, export all that is kept, and see the list of its uses. When you withdraw, the photograph and the numbers are deleted at once.`,
  "2026-11-29": `保存什么：一张面部照片，以及由它生成的特征数据，用来辨认本人。两者都加密保存，密钥与数据库分开存放。

用来做什么：只用于在本校登录本门户和考勤打卡。不用于分析情绪、课堂表现或其他任何目的，不提供给校外任何人。登录或打卡时拍摄的照片只用来比对，比对后立即丢弃，不保存。

保存多久：到您撤回同意、删除人脸，或本人离开学校为止。登录、打卡和每次查看的记录（不含照片）保留一年。

未成年人：学生的人脸只有在家长同意后才能采集，也由家长撤回。

您的权利：同意是自愿的，不同意也可以一直使用密码登录，考勤可由老师登记。您可以随时在这里撤回同意、删除人脸、下载保存的全部内容、查看使用记录。撤回后照片和特征数据立即删除。|||What we store: one photo of the face, and a numeric template made from it, which identifies the person. Both are encrypted. The key is not in the database.

Purpose: signing in to this portal and checking in at this school, and nothing else. The face is not used to judge moods or behaviour in class, and no one outside the school receives it. Photos taken while signing in or checking in are only compared, then deleted at once.

How long: until you withdraw consent or delete the face, or until the person leaves the school. The list of sign-ins, check-ins and views, which has no photos, is stored for a year.

Children: a pupil's face is photographed only after a parent has consented. The parent may withdraw consent.

Your rights: consent is your choice. Without it the password always works, and a teacher can record attendance. At any time you can withdraw consent here, delete the face, download everything that is stored, and see how it was used. When you withdraw, the photo and the template are deleted at once.`,
};

/** The version that people are asked for now. */
export const CONSENT_VERSION = "2026-11-29";
