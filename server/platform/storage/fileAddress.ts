import { calls } from "../../../contract/calls";

/** Where a stored file is read. */
export const fileAddress = (id: string): string => calls.showFile.path.replace("{fileId}", id);
