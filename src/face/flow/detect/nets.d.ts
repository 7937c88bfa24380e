import type { Tensor3D } from "@tensorflow/tfjs-core";
import type { NamedTensorMap } from "@tensorflow/tfjs-core/dist/tensor_types";
import type { Point } from "../../core/faceBox";

interface Net {
  loadFromWeightMap(weights: NamedTensorMap): void;
}

/** Finds faces; boxes are in pixels of the picture. */
export declare class TinyFaceDetector implements Net {
  loadFromWeightMap(weights: NamedTensorMap): void;
  locateFaces(
    picture: Tensor3D,
    options: { readonly inputSize: number; readonly scoreThreshold: number },
  ): Promise<
    readonly {
      readonly box: {
        readonly x: number;
        readonly y: number;
        readonly width: number;
        readonly height: number;
      };
    }[]
  >;
}

/** Finds the 68 points of the one face in a picture, in pixels of it. */
export declare class FaceLandmark68TinyNet implements Net {
  loadFromWeightMap(weights: NamedTensorMap): void;
  detectLandmarks(face: Tensor3D): Promise<{ readonly positions: readonly Point[] }>;
}

/** What the package takes of a browser or of Node; a worker has another part of it. */
export declare const env: { setEnv(environment: object): void };
