import { CropFlow, type CropPorts } from "./flow/crop/CropFlow";
import type { Text } from "../base/core/wire/text";
import type { Kit } from "../base/kit/KitContext";
import { PictureDialog } from "./PictureDialog";

/** What is asked for. */
export interface AskedPicture {
  readonly title: Text;
  readonly shape: "round" | "square";
  /** The address of the picture that there is; null where there is none to take away. */
  readonly former?: string | null;
  /** A picture that was chosen already. */
  readonly file?: File;
}

/** Asks for a picture, and answers what keeping it came to; nothing where the person leaves without one. */
export async function askForPicture<Result>(
  { dialogs }: Pick<Kit, "dialogs">,
  { file, ...asked }: AskedPicture,
  ports: Omit<CropPorts<Result>, "addresses">,
): Promise<Result | undefined> {
  const flow = new CropFlow<Result>({
    ...ports,
    addresses: {
      make: (blob) => URL.createObjectURL(blob),
      drop: (url) => URL.revokeObjectURL(url),
    },
  });
  if (file) flow.send({ type: "chosen", file });
  const answer = await dialogs.open(PictureDialog<Result>, { ...asked, flow });
  flow.end();
  return answer;
}
