// What face-api's nets take of TensorFlow.js, and no more: webpack gives them this file in place of the whole package, of which it
// could leave nothing out (webpack.config.ts). Without it the script is six times as large.
import "@tensorflow/tfjs-core/dist/base_side_effects";
import "@tensorflow/tfjs-core/dist/public/chained_ops/add";
import "@tensorflow/tfjs-core/dist/public/chained_ops/as1d";
import "@tensorflow/tfjs-core/dist/public/chained_ops/as2d";
import "@tensorflow/tfjs-core/dist/public/chained_ops/as3d";
import "@tensorflow/tfjs-core/dist/public/chained_ops/as4d";
import "@tensorflow/tfjs-core/dist/public/chained_ops/div";
import "@tensorflow/tfjs-core/dist/public/chained_ops/expand_dims";
import "@tensorflow/tfjs-core/dist/public/chained_ops/mul";
import "@tensorflow/tfjs-core/dist/public/chained_ops/reshape";
import "@tensorflow/tfjs-core/dist/public/chained_ops/slice";
import "@tensorflow/tfjs-core/dist/public/chained_ops/sub";
import "@tensorflow/tfjs-core/dist/public/chained_ops/to_int";
import "@tensorflow/tfjs-core/dist/public/chained_ops/transpose";
import * as base from "@tensorflow/tfjs-core/dist/base";

export const io = { decodeWeights: base.io.decodeWeights };
export const image = { resizeBilinear: base.image.resizeBilinear };
export const browser = { fromPixels: base.browser.fromPixels };
export {
  add,
  avgPool,
  batchNorm,
  cast,
  clipByValue,
  concat,
  conv2d,
  depthwiseConv2d,
  div,
  env,
  ENV,
  exp,
  expandDims,
  fill,
  matMul,
  maxPool,
  memory,
  mul,
  pad,
  ready,
  registerKernel,
  relu,
  reshape,
  scalar,
  separableConv2d,
  setBackend,
  sigmoid,
  slice,
  slice3d,
  softmax,
  stack,
  sub,
  Tensor,
  tensor,
  tensor1d,
  tensor2d,
  tensor3d,
  tensor4d,
  tidy,
  tile,
  transpose,
  unstack,
  Variable,
  zeros,
} from "@tensorflow/tfjs-core/dist/base";
