export { FaceLine } from "./FaceLine";
export { FaceWidget } from "./FaceWidget";
export {
  type FaceSignedIn,
  faceClockingPorts,
  faceCollectPorts,
  faceLoginFault,
  faceLoginPorts,
} from "./facePorts";
export type { CollectPorts } from "./flow/collect/FaceCollect";
export { type FaceNews, type FaceOrder, takeFaceOrder } from "./flow/detect/jobs";
export type { FacePorts } from "./flow/ports";
export { useOpenFace } from "./useOpenFace";
