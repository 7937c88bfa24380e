import type { ApiRuntime } from "../../api/runtime";
import { drawPicture } from "../../flows/picture/draw/drawPicture";
import { pageTools } from "../../flows/picture/draw/pageTools";
import { PictureWorker } from "../../flows/picture/draw/PictureWorker";
import { openWorker } from "../../flows/worker/openWorker";
import { Pictures } from "../../flows/picture/Pictures";
import type { AppThunk } from "../types";

const opened = new WeakMap<ApiRuntime, Pictures>();

/** What makes pictures smaller on this page, one for all that ask [UP-08]. */
export const picturesHere = (): AppThunk<Pictures> => (_dispatch, _getState, runtime) => {
  const known = opened.get(runtime);
  if (known) return known;
  const { clock } = runtime.ports;
  const worker = new PictureWorker({
    open: openWorker,
    onPage: (file, drawing) => drawPicture(file, drawing, pageTools),
    after: (milliseconds, job) => clock.after(milliseconds, job),
  });
  const pictures = new Pictures(worker.draw);
  opened.set(runtime, pictures);
  return pictures;
};
