import type { Media } from "./media";

/** The media of this browser; their code is fetched with the first use. Without it, it is as in a browser that has none. */
export function lateMedia(): Media {
  const load = async () => {
    const { createMedia } = await import(/* webpackChunkName: "browser" */ "./media");
    const devices = navigator.mediaDevices as MediaDevices | undefined;
    return createMedia({ secure: window.isSecureContext, devices, events: window });
  };
  return {
    open: (wanted) =>
      load().then(
        (media) => media.open(wanted),
        () => ({ failure: "unsupported" }),
      ),
    devices: () =>
      load().then(
        (media) => media.devices(),
        () => [],
      ),
  };
}
