// The two nets of face-api that find faces and their points, from the package's sources. Its bundle has all nets and a TensorFlow of its
// own in one piece of 322 kB. In JavaScript, as the sources would be type-checked by our rules if TypeScript saw them; nets.d.ts tells
// what is used of them.
export { TinyFaceDetector } from "face-api.js/src/tinyFaceDetector/TinyFaceDetector";
export { FaceLandmark68TinyNet } from "face-api.js/src/faceLandmarkNet/FaceLandmark68TinyNet";
export { env } from "face-api.js/src/env/index";
