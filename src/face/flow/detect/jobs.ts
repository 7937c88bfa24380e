import type { FaceLook } from "../ports";
import type { Eyes } from "./eyes";

/** What the page asks of the worker: to get ready, or to look at a picture. */
export type FaceOrder =
  | { readonly face: "open" }
  | { readonly face: "look"; readonly id: number; readonly bitmap: ImageBitmap };

/** What the worker tells: whether it is ready, and what it has seen; a look that failed has seen nothing. */
export type FaceNews =
  | { readonly face: "open"; readonly ready: boolean }
  | { readonly face: "look"; readonly id: number; readonly look: FaceLook | null };

/** The pixels of a picture, in a size that faces are looked for in; the picture is closed. */
function pixelsOf(bitmap: ImageBitmap): ImageData {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("There is no canvas.");
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

let eyes: Promise<Eyes> | null = null;

/** The nets come with the first order, and are kept. */
function open(): Promise<Eyes> {
  eyes ??= import(/* webpackChunkName: "face-eyes" */ "./eyes").then(({ openEyes }) => openEyes());
  return eyes;
}

/** Takes an order, and tells of it. It never rejects. */
export async function takeFaceOrder(order: FaceOrder, tell: (news: FaceNews) => void): Promise<void> {
  try {
    const { look } = await open();
    if (order.face === "open") tell({ face: "open", ready: true });
    else tell({ face: "look", id: order.id, look: await look(pixelsOf(order.bitmap)) });
  } catch {
    tell(order.face === "open" ? { face: "open", ready: false } : { face: "look", id: order.id, look: null });
  }
}
