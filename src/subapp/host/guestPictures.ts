import { pictureFaultText } from "../../picture/core/judgePicture";
import { PART_FAILED } from "../../base/core/part/partFailed";
import type { Kit } from "../../base/kit/KitContext";
import type { AppDispatch } from "../../base/state/types";
import type * as PictureCode from "./pictureCode";
import type { PictureAnswer, PortalPictures } from "../sdk/contract";

type Code = typeof PictureCode;

/** What works on pictures is fetched with. */
export interface GuestPicturesParts {
  readonly dispatch: AppDispatch;
  readonly kit: Pick<Kit, "dialogs" | "toasts">;
  readonly load?: () => Promise<Code>;
}

const loadPictures = () => import(/* webpackChunkName: "picture" */ "./pictureCode");

const FAILED = { ok: false, text: PART_FAILED.text } as const;

/** Lends to applications what works on pictures; its code is fetched once one of them asks for it [UP-08]. */
export function guestPictures({
  dispatch,
  kit,
  load = loadPictures,
}: GuestPicturesParts): (app: string) => PortalPictures {
  const open = () => load().catch(() => null);

  const compress: PortalPictures["compress"] = async (file, options) => {
    const code = await open();
    if (!code) return FAILED;
    const made = await dispatch(code.picturesHere()).compress(file, options);
    return "fault" in made ? { ok: false, text: pictureFaultText(made.fault) } : { ok: true, ...made };
  };

  const crop: PortalPictures["crop"] = async ({ title, shape = "square", file }) => {
    const code = await open();
    if (!code) {
      kit.toasts.notify(PART_FAILED);
      return null;
    }
    const asked = { title, shape, ...(file && { file }) };
    const pictures = dispatch(code.picturesHere());
    const cut = await code.askForPicture<PictureAnswer>(kit, asked, {
      pictures,
      // There always is a picture: nothing is offered to be taken away.
      keep: (picture) => Promise.resolve({ result: picture ? { ok: true, file: picture } : FAILED }),
    });
    return cut?.ok ? cut.file : null;
  };

  return (app) =>
    Object.freeze({
      compress,
      crop,
      upload: async (picture) => {
        const code = await open();
        if (!code) return { ...FAILED, status: null };
        return dispatch(code.uploadBase64(picture, { appCode: app }));
      },
    } satisfies PortalPictures);
}
