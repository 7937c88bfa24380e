import { registerKernel } from "@tensorflow/tfjs-core/dist/kernel_registry";
import { quickKernel } from "../../core/quickKernels";
import { addConfig } from "@tensorflow/tfjs-backend-wasm/dist/kernels/Add";
import { avgPoolConfig } from "@tensorflow/tfjs-backend-wasm/dist/kernels/AvgPool";
import { batchMatMulConfig } from "@tensorflow/tfjs-backend-wasm/dist/kernels/BatchMatMul";
import { castConfig } from "@tensorflow/tfjs-backend-wasm/dist/kernels/Cast";
import { concatConfig } from "@tensorflow/tfjs-backend-wasm/dist/kernels/Concat";
import { conv2DConfig } from "@tensorflow/tfjs-backend-wasm/dist/kernels/Conv2D";
import { depthwiseConv2dNativeConfig } from "@tensorflow/tfjs-backend-wasm/dist/kernels/DepthwiseConv2dNative";
import { expandDimsConfig } from "@tensorflow/tfjs-backend-wasm/dist/kernels/ExpandDims";
import { fillConfig } from "@tensorflow/tfjs-backend-wasm/dist/kernels/Fill";
import { identityConfig } from "@tensorflow/tfjs-backend-wasm/dist/kernels/Identity";
import { maxPoolConfig } from "@tensorflow/tfjs-backend-wasm/dist/kernels/MaxPool";
import { multiplyConfig } from "@tensorflow/tfjs-backend-wasm/dist/kernels/Multiply";
import { packConfig } from "@tensorflow/tfjs-backend-wasm/dist/kernels/Pack";
import { padV2Config } from "@tensorflow/tfjs-backend-wasm/dist/kernels/PadV2";
import { realDivConfig } from "@tensorflow/tfjs-backend-wasm/dist/kernels/RealDiv";
import { reluConfig } from "@tensorflow/tfjs-backend-wasm/dist/kernels/Relu";
import { reshapeConfig } from "@tensorflow/tfjs-backend-wasm/dist/kernels/Reshape";
import { resizeBilinearConfig } from "@tensorflow/tfjs-backend-wasm/dist/kernels/ResizeBilinear";
import { sigmoidConfig } from "@tensorflow/tfjs-backend-wasm/dist/kernels/Sigmoid";
import { sliceConfig } from "@tensorflow/tfjs-backend-wasm/dist/kernels/Slice";
import { subConfig } from "@tensorflow/tfjs-backend-wasm/dist/kernels/Sub";
import { transposeConfig } from "@tensorflow/tfjs-backend-wasm/dist/kernels/Transpose";
import { unpackConfig } from "@tensorflow/tfjs-backend-wasm/dist/kernels/Unpack";
import { zerosLikeConfig } from "@tensorflow/tfjs-backend-wasm/dist/kernels/ZerosLike";

const KERNELS = [
  addConfig,
  avgPoolConfig,
  batchMatMulConfig,
  castConfig,
  concatConfig,
  conv2DConfig,
  depthwiseConv2dNativeConfig,
  expandDimsConfig,
  fillConfig,
  identityConfig,
  maxPoolConfig,
  multiplyConfig,
  packConfig,
  padV2Config,
  realDivConfig,
  reluConfig,
  reshapeConfig,
  resizeBilinearConfig,
  sigmoidConfig,
  sliceConfig,
  subConfig,
  transposeConfig,
  unpackConfig,
  zerosLikeConfig,
];

/** Registers the operations that the nets need, in WebAssembly; the package's own entry would register all of them. */
export function registerKernels(): void {
  for (const kernel of KERNELS) registerKernel(quickKernel(kernel));
}
