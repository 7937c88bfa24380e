import { base64Of } from "../../base/platform/base64Of";
import type { Media } from "../../base/platform/media";
import type { Clock } from "../../base/platform/ports";
import type { FaceWorker } from "./detect/FaceWorker";
import type { FaceFault } from "../core/facePictures";
import type { FaceCamera } from "./ports";

/** The side of a photograph, and of the picture in which faces are looked for, in pixels [FACE-04]. */
const PHOTO = 480;
const LOOK = 320;
const QUALITY = 0.9;
/** A camera that shows nothing for so long is in use elsewhere, milliseconds. */
const DARK_MS = 10_000;

/** A person at a screen, in a size that any camera has. */
const WANTED: MediaStreamConstraints = {
  video: { facingMode: "user", width: { ideal: 640 }, height: { ideal: 480 } },
  audio: false,
};

/** What a camera is opened with. */
export interface CameraPorts {
  readonly media: Pick<Media, "open">;
  readonly openWorker: () => FaceWorker;
  readonly clock: Pick<Clock, "after">;
  /** The page's document. */
  readonly page: Document;
}

/** The middle square of what a camera shows, in a size. */
function squareOf(video: HTMLVideoElement, side: number, page: Document): HTMLCanvasElement {
  const canvas = page.createElement("canvas");
  canvas.width = canvas.height = side;
  const { videoWidth: width, videoHeight: height } = video;
  const part = Math.min(width, height);
  canvas
    .getContext("2d")
    ?.drawImage(video, (width - part) / 2, (height - part) / 2, part, part, 0, 0, side, side);
  return canvas;
}

/** What is drawn, as a JPEG in base64. */
async function jpegOf(canvas: HTMLCanvasElement): Promise<string> {
  const blob = await new Promise<Blob>((resolve, reject) => {
    const take = (blob: Blob | null) => {
      if (blob) resolve(blob);
      else reject(new Error("The picture cannot be drawn."));
    };
    canvas.toBlob(take, "image/jpeg", QUALITY);
  });
  return base64Of(new Uint8Array(await blob.arrayBuffer()));
}

/** Has a camera's picture run, or says why it does not: some that another program uses open all the same, and show nothing. */
const playIn = (video: HTMLVideoElement, { after }: Pick<Clock, "after">): Promise<FaceFault | null> =>
  new Promise((resolve) => {
    const settle = (fault: FaceFault | null) => () => {
      cancel();
      resolve(fault);
    };
    const cancel = after(DARK_MS, () => resolve("busy"));
    video.play().then(settle(null), settle("unsupported"));
  });

/** A worker, if the browser lets the page have one. */
function workerBy(openWorker: () => FaceWorker): FaceWorker | null {
  try {
    return openWorker();
  } catch {
    return null;
  }
}

/**
 * Opens the camera and what finds faces in it; or says why that cannot be. `stop` ends both: the camera's light goes out, and no picture
 * is left [FACE-04, FACE-05].
 */
export async function openCamera({
  media,
  openWorker,
  clock,
  page,
}: CameraPorts): Promise<FaceCamera | { readonly fault: FaceFault }> {
  const opened = await media.open(WANTED);
  if ("failure" in opened) return { fault: opened.failure };
  const { stream } = opened;
  const worker = workerBy(openWorker);
  if (!worker) {
    opened.stop();
    return { fault: "unsupported" };
  }
  const camera = { isLost: false };
  const lost = new Promise<"lost">((resolve) => {
    for (const track of stream.getTracks())
      track.addEventListener("ended", () => {
        camera.isLost = true;
        resolve("lost");
      });
  });
  const burst: string[] = [];
  const video = page.createElement("video");
  const stop = () => {
    burst.length = 0;
    video.srcObject = null;
    worker.close();
    opened.stop();
  };
  video.muted = video.playsInline = true;
  video.srcObject = stream;
  const begun = Promise.all([worker.ready(), playIn(video, clock)]);
  const fault = await Promise.race([lost, begun.then(([ready, unseen]) => (ready ? unseen : "detector"))]);
  if (fault !== null) {
    stop();
    return { fault };
  }
  const failed = (): { readonly fault: FaceFault } => ({ fault: camera.isLost ? "lost" : "stopped" });
  return {
    stream,
    stop,
    look: async (keeps) => {
      try {
        if (camera.isLost) return failed();
        const square = squareOf(video, LOOK, page);
        const [look] = await Promise.all([
          createImageBitmap(square).then((bitmap) => worker.look(bitmap)),
          keeps ? jpegOf(square).then((picture) => burst.push(picture)) : null,
        ]);
        return look ?? failed();
      } catch {
        return failed();
      }
    },
    pictures: async () => {
      try {
        if (camera.isLost) return failed();
        return { photo: await jpegOf(squareOf(video, PHOTO, page)), burst: [...burst] };
      } catch {
        return failed();
      }
    },
  };
}
