import { Refusal } from "../../../server/platform/module";

/** The class is none whose photos the person collects, or none at all: the two are not told apart. */
export const noSuchClass = () => new Refusal(404, "没有这个班级|||There is no such class", "no_class");

/** The pupil is not in this class. */
export const noSuchPupil = () => new Refusal(404, "没有这名学生|||There is no such pupil", "no_pupil");

/** The pupil's guardians have nothing to decide any more. */
export const nothingToAsk = () =>
  new Refusal(
    409,
    "这名学生的家长已经答复|||The parents of this pupil have answered already",
    "has_answered",
  );
