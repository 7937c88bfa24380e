import type { Readable } from "node:stream";
import type { FileSettings } from "../../settings/options";
import { fileRefusals, isOutOfDisk, orDiskFull } from "./fileRefusals";
import type { FileRow, FileRows } from "./fileRows";
import type { Owner } from "./fileSpace";
import { demandIntact, type Described, type FileRules, typeOf } from "./fileRules";
import type { MergeAhead } from "./mergeAhead";
import type { Spool, Spooled, Store } from "./ports";
import type { Scan } from "./scanWithClamd";
import type { UploadSpace } from "./uploadSpace";

/** What an intake works with; `scan` is null where no scanner looks at files. */
interface IntakeParts {
  readonly settings: Pick<FileSettings, "uploadLimit">;
  readonly rules: FileRules;
  readonly rows: Pick<FileRows, "byMd5" | "keep">;
  readonly store: Pick<Store, "put">;
  readonly spool: Pick<Spool, "take">;
  readonly space: Pick<UploadSpace, "within">;
  readonly ahead: Pick<MergeAhead, "giveUpAll">;
  readonly scan: Scan | null;
}

/** A file with its content, which lies at a path until it is stored. */
type KnownContent = Pick<Spooled, "path" | "md5" | "sha256" | "first">;

/** What a call says of a whole file that it sends. */
interface SaidOfWhole extends Pick<Described, "names" | "place"> {
  readonly md5?: string;
  readonly crc32?: number | undefined;
}

/** The intake of files, as the storage uses it. */
export type FileIntake = ReturnType<typeof createFileIntake>;

/** The way of a file from a stream to the store, past the rules and the virus scanner. */
export function createFileIntake({ settings, rules, rows, store, spool, space, ahead, scan }: IntakeParts) {
  /** Stores a file whose content is known, once the scanner has looked at it. */
  const storeFile = async (
    owner: Owner,
    file: Described,
    { path, ...content }: KnownContent,
  ): Promise<FileRow> => {
    await scan?.(path, file.size);
    const { sha256 } = content;
    const { md5, size } = file;
    return rows.keep(
      owner,
      { sha256, md5, size, name: file.names[0] ?? "", type: typeOf(content.first, file) },
      () => orDiskFull(() => store.put(sha256, path)),
    );
  };

  return {
    storeFile,
    /** Takes a file in, to be handed on as a whole file or as a chunk; its name may be refused before a byte of it is read. */
    receive: (
      file: { readonly stream: Readable; readonly names: readonly string[] },
      how: { readonly most: number; readonly hashes: boolean },
    ): Promise<Spooled> => {
      // For which place it is may stand behind it in the body.
      for (const name of file.names) rules.demandNameSomewhere(name);
      const taken = spool.take(file.stream, { ...how, most: Math.min(how.most, settings.uploadLimit) });
      return taken.catch((error: unknown) => {
        // What is sent again then finds the space that files took which are put together ahead.
        if (isOutOfDisk(error)) ahead.giveUpAll();
        throw error;
      });
    },
    /** Stores a whole file as it has come in. Without an MD5, its own is right. */
    takeWhole: async (owner: Owner, spooled: Spooled, said: SaidOfWhole): Promise<FileRow> => {
      const file = { ...said, md5: spooled.md5, size: spooled.size };
      rules.demandAllowed(file);
      demandIntact(spooled, said.crc32);
      if (said.md5 !== undefined && said.md5 !== spooled.md5) throw fileRefusals.md5Mismatch();
      typeOf(spooled.first, file);
      const known = await rows.byMd5(owner.id, file.md5, file.size);
      const storeIt = () => storeFile(owner, file, spooled);
      if (known.some(({ sha256 }) => sha256 === spooled.sha256)) return storeIt();
      return space.within(owner, file.size, { md5: file.md5, size: file.size }, storeIt);
    },
  };
}
