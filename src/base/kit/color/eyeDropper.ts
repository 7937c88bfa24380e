/** The part of the browser's eye-dropper that is used; not every browser has one. */
interface EyeDropper {
  readonly open: () => Promise<{ readonly sRGBHex: string }>;
}

type Maker = new () => EyeDropper;

/** Lets the person take a colour from anywhere on the screen; null where the browser cannot. What it gives is to be read as text. */
export function eyeDropperOf(view: Window): (() => Promise<string>) | null {
  if (!("EyeDropper" in view) || typeof view.EyeDropper !== "function") return null;
  const Dropper = view.EyeDropper as Maker;
  return async () => (await new Dropper().open()).sRGBHex;
}
