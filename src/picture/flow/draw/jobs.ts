import { drawPicture, type Drawing, type DrawingTools, type Drawn } from "./drawPicture";

/** What the page asks of the worker. */
export interface PictureOrder {
  readonly id: number;
  readonly file: Blob;
  readonly drawing: Drawing;
}

/** What the worker tells the page. `unable`: the browser cannot draw in a worker, whatever the picture. */
export type PictureNews =
  | { readonly id: number; readonly drawn: Drawn }
  | { readonly id: number; readonly unreadable: true }
  | { readonly id: number; readonly unable: true };

/** Takes one order and tells what came of it; without tools there is nothing that it can do. */
export async function takeOrder(
  { id, file, drawing }: PictureOrder,
  tools: DrawingTools | null,
  tell: (news: PictureNews) => void,
): Promise<void> {
  if (!tools) {
    tell({ id, unable: true });
    return;
  }
  const drawn = await drawPicture(file, drawing, tools).catch(() => null);
  tell(drawn ? { id, drawn } : { id, unreadable: true });
}
