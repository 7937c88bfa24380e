import type { MediaFailure } from "../core/part/mediaFailure";

/** A camera or microphone that runs until `stop`; the page's end stops it too. */
interface OpenMedia {
  readonly stream: MediaStream;
  /** Ends every track, so that the device's light goes out; once is enough. */
  readonly stop: () => void;
}

/** A camera or microphone of the machine. Its label is empty until the person has allowed one. */
interface MediaDevice {
  readonly id: string;
  readonly kind: "camera" | "microphone";
  readonly label: string;
}

/** The machine's cameras and microphones. */
export interface Media {
  readonly open: (wanted: MediaStreamConstraints) => Promise<OpenMedia | { readonly failure: MediaFailure }>;
  readonly devices: () => Promise<readonly MediaDevice[]>;
}

/** What the browser calls the reasons. */
const FAILURES: Readonly<Record<string, MediaFailure>> = {
  NotAllowedError: "refused",
  SecurityError: "refused",
  NotFoundError: "missing",
  OverconstrainedError: "missing",
  NotReadableError: "busy",
  AbortError: "busy",
};

const KINDS: Readonly<Record<string, MediaDevice["kind"]>> = {
  videoinput: "camera",
  audioinput: "microphone",
};

/** The page as far as media need it. */
export interface MediaPage {
  readonly secure: boolean;
  readonly devices: Pick<MediaDevices, "getUserMedia" | "enumerateDevices"> | undefined;
  /** Gets `pagehide`: a page that is left, or kept for Back, holds no camera. */
  readonly events: Pick<EventTarget, "addEventListener" | "removeEventListener">;
}

/** Media of a page; nothing is opened before it is asked for. */
export function createMedia({ secure, devices, events }: MediaPage): Media {
  return {
    open: async (wanted) => {
      if (!secure) return { failure: "insecure" };
      if (!devices) return { failure: "unsupported" };
      const left = new AbortController();
      let stream: MediaStream | null = null;
      const stop = () => {
        left.abort();
        events.removeEventListener("pagehide", stop);
        for (const track of stream?.getTracks() ?? []) track.stop();
      };
      // The person may leave while the browser still asks.
      events.addEventListener("pagehide", stop);
      try {
        stream = await devices.getUserMedia(wanted);
      } catch (error) {
        stop();
        return { failure: (error instanceof Error ? FAILURES[error.name] : undefined) ?? "unsupported" };
      }
      if (left.signal.aborted) stop();
      return { stream, stop };
    },
    devices: async () => {
      const found = await devices?.enumerateDevices().catch(() => []);
      return (found ?? []).flatMap(({ deviceId: id, kind, label }) => {
        const known = KINDS[kind];
        return known ? [{ id, kind: known, label }] : [];
      });
    },
  };
}
