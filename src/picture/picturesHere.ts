import type { ApiRuntime } from "../base/api/runtime";
import { drawPicture } from "./flow/draw/drawPicture";
import { pageTools } from "./flow/draw/pageTools";
import { PictureWorker } from "./flow/draw/PictureWorker";
import { openWorker } from "../base/flow/worker/openWorker";
import { Pictures } from "./flow/Pictures";
import type { AppThunk } from "../base/state/types";

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
