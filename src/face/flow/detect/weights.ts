import detectorManifest from "face-api.js/model/tiny_face_detector_model-weights_manifest.json";
import pointsManifest from "face-api.js/model/face_landmark_68_tiny_model-weights_manifest.json";
import type { NamedTensorMap } from "@tensorflow/tfjs-core/dist/tensor_types";
import type { WeightsManifestEntry } from "@tensorflow/tfjs-core/dist/io/types";
import { assetBytes } from "../../../base/platform/assetBytes";
import { io } from "./tensors";

interface Manifest {
  readonly weights: readonly unknown[];
}

const MODELS: Readonly<
  Record<"detector" | "points", { readonly url: URL; readonly manifest: readonly Manifest[] }>
> = {
  detector: {
    url: new URL("face-api.js/model/tiny_face_detector_model.bin", import.meta.url),
    manifest: detectorManifest,
  },
  points: {
    url: new URL("face-api.js/model/face_landmark_68_tiny_model.bin", import.meta.url),
    manifest: pointsManifest,
  },
};

/** A net's name here. */
export type NetName = keyof typeof MODELS;

/** The file of a net's weights, which the portal itself serves; rejects where it does not come. */
export const fileOf = (name: NetName): Promise<ArrayBuffer> => assetBytes(MODELS[name].url);

/** The weights in a net's file, as tensors of the backend that is set. */
export const weightsIn = (name: NetName, file: ArrayBuffer): NamedTensorMap =>
  io.decodeWeights(file, MODELS[name].manifest.flatMap(({ weights }) => weights) as WeightsManifestEntry[]);
