import { drawCampus } from "./campus";
import type { LookPictures } from "../row";

/** The pictures that the sheet names. */
export const pictures: LookPictures = {
  "campus.svg": drawCampus(),
};
