import { createRequire } from "node:module";
import path from "node:path";
import * as tf from "@tensorflow/tfjs-core";
import { setWasmPaths } from "@tensorflow/tfjs-backend-wasm";
import type { FaceBox, Point } from "../../../src/face/core/faceBox";
import { quickKernel } from "../../../src/face/core/quickKernels";
import type { Pixels } from "./pictures";

/** As much of the package as is used here; its own types name a package that is not installed. */
interface Detection {
  readonly box: FaceBox;
  readonly score: number;
}
interface Landmarks {
  readonly positions: readonly Point[];
}
interface Aligned {
  readonly landmarks: Landmarks;
  readonly alignedRect: Detection;
}
interface PointNet {
  detectLandmarks(face: tf.Tensor3D): Promise<Landmarks>;
}
interface FaceApi {
  readonly nets: Readonly<Record<NetName, { loadFromDisk(folder: string): Promise<void> }>> & {
    readonly faceLandmark68Net: PointNet;
    readonly faceLandmark68TinyNet: PointNet;
    readonly faceRecognitionNet: { computeFaceDescriptor(face: tf.Tensor3D): Promise<Float32Array> };
  };
  readonly SsdMobilenetv1Options: new (options: object) => object;
  readonly TinyFaceDetectorOptions: new (options: object) => object;
  detectAllFaces(picture: tf.Tensor3D, options: object): Promise<Detection[]>;
  extractFaceTensors(picture: tf.Tensor3D, faces: readonly Detection[]): Promise<tf.Tensor3D[]>;
  extendWithFaceLandmarks(source: { detection: Detection }, landmarks: Landmarks): Aligned;
}

const NETS = [
  "tinyFaceDetector",
  "faceLandmark68Net",
  "faceLandmark68TinyNet",
  "faceRecognitionNet",
] as const;
type NetName = (typeof NETS)[number] | "ssdMobilenetv1";

/** The operations that the package calls on tensors; the core's build for Node has them as functions alone. */
const CHAINED =
  "add cast clipByValue concat div equal exp expandDims greater matMul max maximum mean min mul pad relu reshape slice sqrt square squeeze stack sub sum tile transpose unstack where".split(
    " ",
  );

function chainOperations(): void {
  const prototype = tf.Tensor.prototype as unknown as Record<string, unknown>;
  const operations = tf as unknown as Readonly<Record<string, (...given: unknown[]) => unknown>>;
  const chain = (name: string, of: (tensor: tf.Tensor, given: unknown[]) => unknown) => {
    prototype[name] ??= function (this: tf.Tensor, ...given: unknown[]) {
      return of(this, given);
    };
  };
  for (const name of CHAINED) chain(name, (tensor, given) => operations[name]?.(tensor, ...given));
  chain("as1D", (tensor) => tf.reshape(tensor, [tensor.size]));
  for (const rank of [2, 3, 4]) chain(`as${rank}D`, (tensor, given) => tf.reshape(tensor, given as number[]));
  chain("toFloat", (tensor) => tf.cast(tensor, "float32"));
  chain("toInt", (tensor) => tf.cast(tensor, "int32"));
}

async function open(): Promise<FaceApi & { readonly loadCareful: () => Promise<void> }> {
  const load = createRequire(__filename);
  const folderOf = (name: string) => path.dirname(load.resolve(`${name}/package.json`));
  chainOperations();
  // It asks for TensorFlow.js by its name, for which package.json has the core alone (server/platform/face/tensorflow).
  const faceApi = load("face-api.js/dist/face-api.node-wasm.js") as FaceApi;
  setWasmPaths(`${folderOf("@tensorflow/tfjs-backend-wasm")}/dist/`);
  await tf.setBackend("wasm");
  await tf.ready();
  for (const kernel of tf.getKernelsForBackend("wasm")) {
    tf.unregisterKernel(kernel.kernelName, kernel.backendName);
    tf.registerKernel(quickKernel(kernel));
  }
  const models = path.join(folderOf("face-api.js"), "model");
  for (const name of NETS) await faceApi.nets[name].loadFromDisk(models);
  return { ...faceApi, loadCareful: () => (careful ??= faceApi.nets.ssdMobilenetv1.loadFromDisk(models)) };
}

let opened: ReturnType<typeof open> | undefined;
/** The net that few pictures need. */
let careful: Promise<void> | undefined;

/**
 * How faces are looked for: fast, which finds those that fill a good part of the picture, as before a camera; wide, which finds those
 * half as large as well, and loses near ones; or with care, which takes twenty times as long and finds all.
 */
type Detector = "careful" | "wide" | "fast";

/** The fast net: how large it sees a picture, and from which score on it counts. */
const TINY = {
  fast: { inputSize: 160, scoreThreshold: 0.4 },
  wide: { inputSize: 320, scoreThreshold: 0.5 },
} as const;

/** A face that was found, with its 68 points. */
interface PointedFace {
  readonly points: readonly Point[];
  readonly aligned: Detection;
}

/** A picture that the nets hold. */
export interface HeldPicture {
  /** All faces in it. */
  readonly find: (detector: Detector) => Promise<readonly Detection[]>;
  /** The points of one of them as the browser's small net sees them, so that a challenge comes to the same there and here. */
  readonly follow: (face: Detection) => Promise<readonly Point[] | null>;
  /** The points of one of them, by the larger net: what is described by them is more like itself. */
  readonly point: (face: Detection) => Promise<PointedFace | null>;
  /** The 128 numbers by which it is known; two pictures of one person have similar ones. */
  readonly describe: (face: PointedFace) => Promise<readonly number[] | null>;
}

const optionsOf = (faceApi: FaceApi, detector: Detector): object =>
  detector === "careful"
    ? new faceApi.SsdMobilenetv1Options({ minConfidence: 0.5, maxResults: 10 })
    : new faceApi.TinyFaceDetectorOptions(TINY[detector]);

/** Cuts a face out, has it looked at, and lets go of it; null where nothing of it is inside the picture. */
async function cut<T>(
  faceApi: FaceApi,
  picture: tf.Tensor3D,
  face: Detection,
  look: (face: tf.Tensor3D) => Promise<T>,
): Promise<T | null> {
  const [part] = await faceApi.extractFaceTensors(picture, [face]);
  if (!part) return null;
  try {
    return await look(part);
  } finally {
    part.dispose();
  }
}

/**
 * Gives a picture to the nets for as long as `look` takes. Only for a thread of its own: each step holds it for some
 * hundredths of a second.
 */
export async function hold<T>(
  { data, width, height }: Pixels,
  look: (picture: HeldPicture) => Promise<T>,
): Promise<T> {
  opened ??= open();
  const faceApi = await opened;
  const { faceLandmark68Net, faceLandmark68TinyNet, faceRecognitionNet } = faceApi.nets;
  const picture = tf.tensor3d(Int32Array.from(data), [height, width, 3], "int32");
  try {
    return await look({
      find: async (detector) => {
        if (detector === "careful") await faceApi.loadCareful();
        return faceApi.detectAllFaces(picture, optionsOf(faceApi, detector));
      },
      follow: (detection) =>
        cut(
          faceApi,
          picture,
          detection,
          async (face) => (await faceLandmark68TinyNet.detectLandmarks(face)).positions,
        ),
      point: (detection) =>
        cut(faceApi, picture, detection, async (face) => {
          const landmarks = await faceLandmark68Net.detectLandmarks(face);
          const extended = faceApi.extendWithFaceLandmarks({ detection }, landmarks);
          return { points: extended.landmarks.positions, aligned: extended.alignedRect };
        }),
      describe: ({ aligned }) =>
        cut(faceApi, picture, aligned, async (face) =>
          Array.from(await faceRecognitionNet.computeFaceDescriptor(face)),
        ),
    });
  } finally {
    picture.dispose();
  }
}
