import { setWasmPaths } from "@tensorflow/tfjs-backend-wasm/dist/base";
import type { Tensor3D } from "@tensorflow/tfjs-core";
import type { FaceBox } from "../../core/faceBox";
import { poseOf } from "../../core/pose";
import type { FaceLook } from "../ports";
import { registerKernels } from "./kernels";
import { env, FaceLandmark68TinyNet, TinyFaceDetector } from "./nets";
import { browser, ready, setBackend } from "./tensors";
import { fileOf, weightsIn } from "./weights";

/** Of 160 by 160 pixels, faces that are near are found better than of more, and in half the time. */
const DETECTION = { inputSize: 160, scoreThreshold: 0.5 } as const;

/** Looks at pictures. */
export interface Eyes {
  readonly look: (picture: ImageData) => Promise<FaceLook>;
}

/** How bright a picture is, from 0 to 1, by every sixteenth pixel. Source: luma of ITU-R BT.601. */
function lightOf({ data }: ImageData): number {
  let sum = 0;
  let count = 0;
  for (let at = 0; at + 2 < data.length; at += 64) {
    sum += 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
    count += 1;
  }
  return count === 0 ? 0 : sum / count / 255;
}

/** The part of a box that is in a picture, in whole pixels; cut as the package does on the platform, so that both see the same face. */
function inside(box: FaceBox, picture: ImageData): FaceBox {
  const [x, y] = [Math.max(0, box.x), Math.max(0, box.y)];
  return {
    x: Math.floor(x),
    y: Math.floor(y),
    width: Math.floor(Math.min(box.x + box.width, picture.width) - x),
    height: Math.floor(Math.min(box.y + box.height, picture.height) - y),
  };
}

/** A worker is neither the browser's page nor Node, so the package is told what there is. */
function settle(): void {
  class Nothing {
    readonly isMissing = true;
  }
  env.setEnv({
    Canvas: OffscreenCanvas,
    CanvasRenderingContext2D: Nothing,
    Image: Nothing,
    ImageData,
    Video: Nothing,
    createCanvasElement: () => new OffscreenCanvas(1, 1),
    createImageElement: () => new Nothing(),
    createVideoElement: () => new Nothing(),
    fetch: () => Promise.reject(new Error("Nothing is fetched here.")),
    readFile: () => Promise.reject(new Error("There are no files here.")),
  });
}

/** Opens the nets in a worker; rejects where WebAssembly is refused, or a file does not come [FACE-05]. */
export async function openEyes(): Promise<Eyes> {
  settle();
  const wasm = {
    "tfjs-backend-wasm.wasm": new URL(
      "@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm.wasm",
      import.meta.url,
    ).href,
    "tfjs-backend-wasm-simd.wasm": new URL(
      "@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-simd.wasm",
      import.meta.url,
    ).href,
  };
  setWasmPaths({ ...wasm, "tfjs-backend-wasm-threaded-simd.wasm": wasm["tfjs-backend-wasm-simd.wasm"] });
  registerKernels();
  const [ofDetector, ofPoints] = await Promise.all([
    fileOf("detector"),
    fileOf("points"),
    setBackend("wasm").then(() => ready()),
  ]);
  const detector = new TinyFaceDetector();
  const points = new FaceLandmark68TinyNet();
  detector.loadFromWeightMap(weightsIn("detector", ofDetector));
  points.loadFromWeightMap(weightsIn("points", ofPoints));

  const pose = async (picture: ImageData, pixels: Tensor3D, box: FaceBox) => {
    const part = inside(box, picture);
    if (part.width < 8 || part.height < 8) return null;
    const face = pixels.slice([part.y, part.x, 0], [part.height, part.width, 3]);
    try {
      const { positions } = await points.detectLandmarks(face);
      return poseOf(positions, box, picture.width);
    } finally {
      face.dispose();
    }
  };

  return {
    look: async (picture) => {
      const pixels = browser.fromPixels(picture);
      try {
        const found = await detector.locateFaces(pixels, DETECTION);
        const faces = found.map(({ box: { x, y, width, height } }) => ({ x, y, width, height }));
        const [face, other] = faces;
        const { width, height } = picture;
        return {
          frame: { width, height, faces, light: lightOf(picture) },
          pose: face && !other ? await pose(picture, pixels, face) : null,
        };
      } finally {
        pixels.dispose();
      }
    },
  };
}
