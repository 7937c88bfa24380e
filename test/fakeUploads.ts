import type { ChosenFile, PortalUploads, Upload, UploadOptions } from "../src/subapp/sdk/contract";
import { LiveValue } from "../src/subapp/sdk/LiveValue";

/** Uploads that go as far as the test moves them, with a record of what was asked for. */
export function fakeUploads() {
  const list = new LiveValue<readonly Upload[]>([]);
  const added: (readonly [files: readonly ChosenFile[], options: UploadOptions])[] = [];
  const move = (id: string | undefined, now: Partial<Upload>) =>
    list.set(
      list.get().map((upload) => (id === undefined || upload.id === id ? { ...upload, ...now } : upload)),
    );
  const uploads: PortalUploads = {
    add: (files, options = {}) => {
      added.push([files, options]);
      const first = list.get().length;
      const begun = files.map(({ file: { name, size } }, place) => ({
        id: `upload-${first + place}`,
        name,
        size,
        sent: 0,
        phase: "waiting" as const,
        paused: false,
        stored: null,
        delivered: null,
        failure: null,
      }));
      list.set([...list.get(), ...begun]);
      return Promise.resolve(begun.map(({ id }) => id));
    },
    list: list.view,
    pause: (id) => move(id, { paused: true }),
    resume: (id) => move(id, { paused: false }),
    abort: (id) => move(id, { phase: "aborted" }),
    retry: (id) => move(id, { phase: "waiting", failure: null }),
    forget: (id) => list.set(list.get().filter((upload) => id !== undefined && upload.id !== id)),
  };
  return { uploads, added, move };
}
