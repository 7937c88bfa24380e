import type { Page } from "@playwright/test";
import type { LiveAct } from "../src/face/core/liveness";
import { moved, portraitOf, POSES, SAMPLE_FACES } from "../server/testing/movingFaces";

/** What the person before the camera does. */
type Pose = "rest" | LiveAct;

export type PersonBefore = keyof typeof SAMPLE_FACES;

const NAMES = Object.keys(POSES) as readonly Pose[];

const made = new Map<PersonBefore, Promise<Readonly<Record<Pose, string>>>>();

async function make(person: PersonBefore): Promise<Readonly<Record<Pose, string>>> {
  const portrait = await portraitOf(SAMPLE_FACES[person]);
  const pictures = await Promise.all(NAMES.map((pose) => moved(portrait, POSES[pose])));
  return Object.fromEntries(NAMES.map((pose, index) => [pose, pictures[index] ?? ""])) as Record<
    Pose,
    string
  >;
}

/** A person in all poses, as JPEG in base64. */
export function picturesOf(person: PersonBefore): Promise<Readonly<Record<Pose, string>>> {
  const pictures = made.get(person) ?? make(person);
  made.set(person, pictures);
  return pictures;
}

/** Who or what is before the camera. */
export interface Scene {
  /** From left to right; nobody leaves it grey. */
  readonly people: readonly PersonBefore[];
  /** Whether the first of them does what the page asks for; a picture of them does not. */
  readonly acts?: boolean;
}

/**
 * Puts a camera into a page whose picture is drawn: what is asked for on the page is done a moment later, as by a person who reads it. It
 * takes the place of the device alone; everything behind it is the page's own. `window.faceCamera` counts open cameras, pulls out the
 * one that is open, and covers it.
 */
export async function putCamera(page: Page, { people, acts = true }: Scene): Promise<void> {
  const pictures = await Promise.all(people.map(picturesOf));
  await page.addInitScript(
    ({ pictures, acts }) => {
      const words: readonly (readonly [RegExp, string])[] = [
        [/左边转头|head to your left/, "left"],
        [/右边转头|head to your right/, "right"],
        [/张大嘴|mouth wide/, "mouth"],
        [/再退回来|then move back/, "closer"],
      ];
      const camera = { open: 0, isCovered: false, pull: (): unknown => undefined };
      Object.assign(window, { faceCamera: camera });
      const imageOf = (base64: string) =>
        Object.assign(new Image(), { src: `data:image/jpeg;base64,${base64}` });
      const begin = () => {
        const images = pictures.map((poses) =>
          Object.fromEntries(Object.entries(poses).map(([pose, picture]) => [pose, imageOf(picture)])),
        );
        const canvas = Object.assign(document.createElement("canvas"), { width: 640, height: 480 });
        const context = canvas.getContext("2d");
        let pose = "rest";
        const draw = () => {
          if (!context) return;
          const told = document.querySelector("[role=dialog] .state, main .state")?.textContent ?? "";
          const next = acts ? (words.find(([word]) => word.test(told))?.[1] ?? "rest") : "rest";
          context.fillStyle = "hsl(0 0% 45%)";
          context.fillRect(0, 0, 640, 480);
          for (const [index, image] of images.entries()) {
            const shown = image[index === 0 ? pose : "rest"];
            const side = images.length === 1 ? 480 : 320;
            const left = images.length === 1 ? 80 : 80 + index * 160;
            if (shown?.complete) context.drawImage(shown, left, 240 - side / 2, side, side);
          }
          if (camera.isCovered) {
            context.fillStyle = "hsl(0 0% 6%)";
            context.fillRect(0, 0, 640, 480);
          }
          // Noise, as any camera has: no two pictures are the same.
          for (let dot = 0; dot < 400; dot += 1) {
            context.fillStyle = `hsl(0 0% ${Math.random() * 100}% / 0.15)`;
            context.fillRect(80 + Math.random() * 480, Math.random() * 480, 3, 3);
          }
          pose = next;
        };
        draw();
        const timer = setInterval(draw, 50);
        const stream = canvas.captureStream(20);
        camera.open += 1;
        for (const track of stream.getVideoTracks()) {
          const stop = track.stop.bind(track);
          const end = () => {
            if (track.readyState === "ended") return;
            clearInterval(timer);
            camera.open -= 1;
            stop();
          };
          track.stop = end;
          camera.pull = () => {
            end();
            track.dispatchEvent(new Event("ended"));
          };
        }
        return stream;
      };
      navigator.mediaDevices.getUserMedia = () => Promise.resolve(begin());
    },
    { pictures, acts },
  );
}

type DrawnWindow = Window & {
  readonly faceCamera: { readonly open: number; isCovered: boolean; readonly pull: () => void };
};

/** How many cameras of the page are on. */
export const openCameras = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as DrawnWindow).faceCamera.open);

/** Pulls the camera out that is open. */
export const pullOut = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as DrawnWindow).faceCamera.pull());

/** Lays a hand on the camera, or takes it away: the picture is dark grey. */
export const cover = (page: Page, isCovered: boolean): Promise<void> =>
  page.evaluate((covered) => {
    (window as unknown as DrawnWindow).faceCamera.isCovered = covered;
  }, isCovered);
