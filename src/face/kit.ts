/** What the kit of sub-applications has of faces; by the index its types would bring the portal's own dialogs along. */
export type { FaceWidget } from "./FaceWidget";
export type { CollectPorts } from "./flow/collect/FaceCollect";
export type { FacePorts } from "./flow/ports";
