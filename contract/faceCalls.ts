import { answeredAsIs, type Call, get, post } from "./call";

/**
 * With a photograph and the pictures of a try, as a form writes them. The name of the try stands in the address, so that a platform knows it
 * before it reads a byte of them.
 */
const knownByFace = { ...answeredAsIs, maxBytes: 12 << 20, query: ["nonce"] } as const;

/** The calls about faces, which come with what shows the camera. */
export const faceCalls = {
  faceLogin: { ...knownByFace, path: "/api/uaa/oauth/login/face", open: true, final401: true },
  faceClocking: { ...knownByFace, path: "/api/uaa/login/face/clocking" },
  faceCheck: { ...answeredAsIs, path: "/api/uaa/face/check", maxBytes: 4 << 20 },
  faceUser: { ...get, service: "uaa", path: "/api/uaa/face/user" },
  faceChallenge: { ...post, service: "uaa", path: "/api/uaa/face/challenge", open: true },
  facePassword: { ...answeredAsIs, path: "/api/uaa/oauth/login/face/password", open: true, final401: true },
  faceConsent: { ...get, service: "uaa", path: "/api/uaa/face/consent" },
  giveFaceConsent: { ...post, service: "uaa", path: "/api/uaa/face/consent/give" },
  withdrawFaceConsent: { ...post, service: "uaa", path: "/api/uaa/face/consent/withdraw" },
  deleteFace: { ...post, service: "uaa", path: "/api/uaa/face/delete" },
  faceExport: { ...get, service: "uaa", path: "/api/uaa/face/export", answer: "bytes" },
  faceAudit: { ...get, service: "uaa", path: "/api/uaa/face/audit" },
  faceSettings: { ...get, service: "uaa", path: "/api/uaa/face/settings" },
  setFaceSettings: { ...post, service: "uaa", path: "/api/uaa/face/settings" },
  faceOffer: { ...get, service: "uaa", path: "/api/uaa/face/offer", open: true },
} as const satisfies Record<string, Call>;
