/** A subject of a school: its name in both languages, and its colour. */
export interface SeedSubject {
  readonly code: string;
  readonly name: string;
  readonly tone: number;
}

const subject = (code: string, name: string, tone: number): SeedSubject => ({ code, name, tone });

/** Every subject that is taught, in the order of lists. */
export const SUBJECTS: readonly SeedSubject[] = [
  subject("chinese", "语文|||Chinese", 0),
  subject("maths", "数学|||Mathematics", 1),
  subject("english", "英语|||English", 2),
  subject("science", "科学|||Science", 3),
  subject("physics", "物理|||Physics", 3),
  subject("chemistry", "化学|||Chemistry", 7),
  subject("biology", "生物|||Biology", 6),
  subject("history", "历史|||History", 5),
  subject("geography", "地理|||Geography", 7),
  subject("morality", "道德与法治|||Morality and Law", 4),
  subject("sport", "体育与健康|||PE and Health", 6),
  subject("music", "音乐|||Music", 5),
  subject("art", "美术|||Art", 7),
  subject("computing", "信息科技|||Computing", 2),
  subject("labour", "劳动|||Practical Work", 3),
  subject("meeting", "班会|||Class Meeting", 4),
  subject("study", "自习|||Private Study", 0),
  subject("reading", "阅读|||Reading", 0),
  subject("clubs", "社团活动|||Clubs", 5),
];

/** A year's lessons. */
export interface Curriculum {
  /**
   * From Monday to Friday the lessons that turn from class to class: a class has them so many places earlier as it is the
   * n-th of its year. A teacher has one of them a day at most in a class, and so teaches a whole year without a clash.
   */
  readonly turning: readonly (readonly string[])[];
  /** Those after them, at the same time in every class, with the class's own teacher. */
  readonly fixed: readonly (readonly string[])[];
}

/** Subjects that the teacher of Chinese, whose class it is, gives. */
export const OF_THE_CLASS: readonly string[] = ["chinese", "meeting", "study", "reading", "clubs"];

/** Subjects with rooms of their own, by the names of these. */
export const SPECIAL_ROOMS: Readonly<Record<string, readonly [chinese: string, english: string]>> = {
  sport: ["操场", "Sports Ground"],
  music: ["音乐教室", "Music Room"],
  art: ["美术教室", "Art Room"],
  computing: ["计算机教室", "Computer Room"],
  science: ["科学实验室", "Science Lab"],
  physics: ["物理实验室", "Physics Lab"],
  chemistry: ["化学实验室", "Chemistry Lab"],
  biology: ["生物实验室", "Biology Lab"],
};

const PRIMARY = [
  ["chinese", "maths", "english", "sport", "music"],
  ["chinese", "maths", "science", "art", "sport", "chinese"],
  ["maths", "chinese", "english", "computing", "morality", "sport"],
  ["chinese", "maths", "science", "music", "labour", "chinese"],
  ["english", "maths", "chinese", "art", "morality", "sport"],
] as const;

/** The first two years of a primary school go home after the sixth lesson. */
export const YOUNGER: Curriculum = { turning: PRIMARY, fixed: [["meeting"], [], [], [], []] };

/** The others stay for clubs and reading. */
export const OLDER: Curriculum = { turning: PRIMARY, fixed: [["meeting"], ["clubs"], [], ["reading"], []] };

/** A middle school's year, with its own three sciences or what stands for them. */
export const middle = (first: string, second: string): Curriculum => ({
  turning: [
    ["chinese", "maths", "english", first, "sport", "history", "study"],
    ["chinese", "maths", "english", second, "sport", "biology", "morality", "chinese"],
    ["maths", "chinese", "english", first, "sport", "history", "music", "study"],
    ["chinese", "english", "maths", second, "sport", "biology", "art", "morality"],
    ["english", "maths", "chinese", first, "sport", "computing", "labour", "study"],
  ],
  fixed: [["meeting"], [], [], [], []],
});
