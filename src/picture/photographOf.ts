import { base64Of } from "../base/platform/base64Of";
import type { AppThunk } from "../base/state/types";
import { picturesHere } from "./picturesHere";

/** The longer side of a chosen picture, pixels: as large as a photograph of the camera [FACE-02]. */
const SIDE = 480;

/** Makes a photograph of a chosen picture: base64 without a `data:` prefix, or null where it is no picture. Never rejects. */
export const photographOf =
  (file: File): AppThunk<Promise<string | null>> =>
  async (dispatch) => {
    const made = await dispatch(picturesHere()).compress(file, { width: SIDE, height: SIDE });
    return "fault" in made ? null : base64Of(new Uint8Array(await made.file.arrayBuffer()));
  };
