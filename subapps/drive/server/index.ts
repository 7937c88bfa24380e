import { defineModule } from "../../../server/platform/module";
import { contract } from "../contract";
import { TAKES } from "../shared/takes";
import { audience, classes } from "./audience";
import { purge, remove, restore } from "./bin";
import { move, rename } from "./change";
import { copy } from "./copy";
import { keeps } from "./expire";
import { clashes, folders, list, one, pick, recent, space } from "./list";
import { makeFolder, makeTree } from "./make";
import { search } from "./search";
import { seed } from "./seed";
import { leave, mayRead, sharedList, sharedOne } from "./shared";
import { classFolder, share, shares, sharing, unshare } from "./shares";
import { type DriveTables, migrations } from "./tables";
import { take } from "./take";
import { zip } from "./zip";

/** What the platform answers and keeps for Drive. */
export const serverPart = defineModule<DriveTables>()({
  contract,
  handlers: {
    list,
    one,
    recent,
    classes,
    sharedList,
    sharedOne,
    audience,
    shares,
    share,
    sharing,
    unshare,
    leave,
    classFolder,
    zip,
    search,
    pick,
    folders,
    space,
    clashes,
    makeFolder,
    makeTree,
    take,
    rename,
    move,
    copy,
    remove,
    restore,
    purge,
  },
  takes: TAKES,
  migrations,
  keeps,
  mayRead,
  seed,
});
