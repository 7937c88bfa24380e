import { createMedia, type MediaPage } from "../src/base/platform/media";

/** A track that notes when it is stopped. */
export const fakeTrack = () => {
  const track = { stopped: 0, stop: () => void (track.stopped += 1) };
  return track;
};

/** A page with a camera and a microphone, opened as `answer` says; `hide` leaves the page. */
export function fakeMedia(
  answer: () => Promise<readonly ReturnType<typeof fakeTrack>[]>,
  page: Partial<MediaPage> = {},
) {
  const events = new EventTarget();
  const asked: unknown[] = [];
  const media = createMedia({
    secure: true,
    events,
    devices: {
      getUserMedia: async (wanted) => {
        asked.push(wanted);
        const tracks = await answer();
        return { getTracks: () => tracks } as unknown as MediaStream;
      },
      enumerateDevices: () =>
        Promise.resolve([
          { deviceId: "c1", kind: "videoinput", label: "Front" },
          { deviceId: "m1", kind: "audioinput", label: "" },
          { deviceId: "s1", kind: "audiooutput", label: "Speaker" },
        ] as MediaDeviceInfo[]),
    },
    ...page,
  });
  return { media, asked, hide: () => events.dispatchEvent(new Event("pagehide")) };
}
