import { totalsOf } from "../src/upload/flow/queue/totals";
import type { UploadView } from "../src/upload/flow/FileUpload";
import type { UploadsView } from "../src/upload/uploadsView";

/** An upload of Drive that lacks its file, of 100 bytes. */
export const aLostUpload = (
  id: string,
  now: Partial<UploadsView["lost"][number]> = {},
): UploadsView["lost"][number] => ({
  person: "1:7",
  id,
  order: 1,
  app: "drive",
  serverid: "drive",
  name: `${id}.mp4`,
  size: 100,
  changedAt: 1_780_000_000_000,
  md5: null,
  eachSize: 0,
  deliver: null,
  stored: null,
  paused: false,
  handle: null,
  ...now,
});

/** An upload of the queue; without more, it has just begun. */
export const aTrayItem = (
  id: string,
  now: Partial<UploadView> = {},
  begun = true,
  kept: Partial<UploadsView["lost"][number]> = {},
): UploadsView["items"][number] => {
  const row = aLostUpload(id, kept);
  return {
    file: { id, name: row.name, size: row.size, kept: row, source: null },
    begun,
    upload: {
      at: { phase: "hashing" },
      size: row.size,
      eachSize: 0,
      md5: null,
      stored: null,
      hashed: 0,
      sent: 0,
      moved: 0,
      paused: null,
      waiting: false,
      ...now,
    },
  };
};

/** All uploads of a person, these of the queue; nothing else is known of them. */
export const anUploadsView = (
  items: UploadsView["items"] = [],
  more: Partial<UploadsView> = {},
): UploadsView => ({ items, lost: [], totals: totalsOf(items), speed: null, secondsLeft: null, ...more });
