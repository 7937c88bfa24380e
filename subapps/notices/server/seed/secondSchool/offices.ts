import type { Both } from "../noticeText";

/** The offices of the middle school, by which its notices are signed. */
export const offices = {
  school: ["校办公室", "School Office"],
  academic: ["教务处", "Academic Office"],
  moral: ["政教处", "Pupil Affairs Office"],
  affairs: ["总务处", "General Affairs Office"],
  safety: ["安全办", "Safety Office"],
  clinic: ["校医室", "School Clinic"],
  library: ["图书馆", "Library"],
  canteen: ["食堂", "Canteen"],
  pe: ["体育组", "PE Department"],
  league: ["校团委", "Youth League Committee"],
  grade9: ["九年级组", "Grade 9 Team"],
  boarding: ["生活部", "Boarding House"],
} as const satisfies Readonly<Record<string, Both>>;
