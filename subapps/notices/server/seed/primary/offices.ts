import type { Both } from "../noticeText";

/** The offices of the primary school, by which its notices are signed. */
export const offices = {
  school: ["校办公室", "School Office"],
  academic: ["教导处", "Academic Office"],
  moral: ["德育处", "Pupil Affairs Office"],
  pioneers: ["少先队大队部", "Young Pioneers Council"],
  affairs: ["总务处", "General Affairs Office"],
  safety: ["安全办", "Safety Office"],
  clinic: ["校医室", "School Clinic"],
  library: ["图书馆", "Library"],
  it: ["信息中心", "IT Centre"],
  canteen: ["食堂", "Canteen"],
  pe: ["体育组", "PE Department"],
  music: ["音乐组", "Music Department"],
  science: ["科学组", "Science Department"],
  union: ["校工会", "Staff Union"],
  parents: ["家长委员会", "Parents' Committee"],
  counsel: ["心理辅导室", "Counselling Room"],
} as const satisfies Readonly<Record<string, Both>>;
