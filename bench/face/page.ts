import type { Page } from "@playwright/test";

/** What a page that looks for faces tells of its looks. Times in milliseconds of its own clock. */
export interface FaceBench {
  /** When looks were sent to the worker and answered. */
  readonly looks: { readonly sent: number; readonly answered: number }[];
  /** When the button was pressed, and when the first cue was there; 0 before. */
  readonly opened: { pressed: number; cued: number };
  /** Times of looks at pictures of a width and height, in a worker of their own, after some that warm it up. */
  readonly look: (size: { width: number; height: number; count: number }) => Promise<number[]>;
}

export type FaceBenchWindow = Window & { readonly faceBench: FaceBench };

/** How the dialog says that the camera is on its way. */
const OPENING = "正在打开摄像头";
const WARM_UP = 20;

/** Runs in the page before its scripts: notes what its worker is asked for and answers, and opens another like it. */
const watch = ({ picture, opening, warmUp }: { picture: string; opening: string; warmUp: number }) => {
  const RealWorker = window.Worker;
  const bench: FaceBench = {
    looks: [],
    opened: { pressed: 0, cued: 0 },
    look: async ({ width, height, count }) => {
      const worker = openAgain();
      const ask = (order: object, transfer: Transferable[] = []) =>
        new Promise<void>((resolve) => {
          worker.onmessage = () => resolve();
          worker.postMessage(order, transfer);
        });
      const image = Object.assign(new Image(), { src: `data:image/jpeg;base64,${picture}` });
      await image.decode();
      const canvas = Object.assign(document.createElement("canvas"), { width, height });
      canvas.getContext("2d")?.drawImage(image, (width - height) / 2, 0, height, height);
      await ask({ face: "open" });
      const times: number[] = [];
      for (let id = 1; id <= warmUp + count; id += 1) {
        const bitmap = await createImageBitmap(canvas);
        const began = performance.now();
        await ask({ face: "look", id, bitmap }, [bitmap]);
        if (id > warmUp) times.push(performance.now() - began);
      }
      worker.terminate();
      return times;
    },
  };
  let openAgain = (): Worker => {
    throw new Error("The page has opened no worker.");
  };
  class WatchedWorker extends RealWorker {
    readonly #sent = new Map<number, number>();

    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      openAgain = () => new RealWorker(url, options);
      this.addEventListener("message", ({ data }: MessageEvent<{ face?: string; id?: number }>) => {
        const sent = this.#sent.get(data.id ?? 0);
        if (data.face === "look" && sent !== undefined)
          bench.looks.push({ sent, answered: performance.now() });
      });
    }

    override postMessage(order: { face?: string; id?: number }, transfer?: unknown) {
      if (order.face === "look") this.#sent.set(order.id ?? 0, performance.now());
      super.postMessage(order, transfer as Transferable[]);
    }
  }
  Object.assign(window, { Worker: WatchedWorker, faceBench: bench });
  const press = ({ timeStamp }: Event) => void (bench.opened.pressed ||= timeStamp);
  document.addEventListener("click", press, { once: true, capture: true });
  const looking = new MutationObserver(() => {
    const state = document.querySelector("[role=dialog] .state")?.textContent ?? "";
    if (state === "" || state.startsWith(opening)) return;
    bench.opened.cued = performance.now();
    looking.disconnect();
  });
  looking.observe(document, { childList: true, subtree: true, characterData: true });
};

/** Has a page note its looks; `picture` is what other looks are at, as JPEG in base64. */
export const watchLooks = (page: Page, picture: string): Promise<unknown> =>
  page.addInitScript(watch, { picture, opening: OPENING, warmUp: WARM_UP });

/** Presses the button on the login page, and waits until the person is told what to do. */
export async function openDialog(page: Page): Promise<void> {
  await page.getByRole("button", { name: "刷脸登录" }).click();
  await page.waitForFunction(() => (window as unknown as FaceBenchWindow).faceBench.opened.cued > 0);
}

/** The looks so far. */
export const looksOf = (page: Page): Promise<FaceBench["looks"]> =>
  page.evaluate(() => (window as unknown as FaceBenchWindow).faceBench.looks);
