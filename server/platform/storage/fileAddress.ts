import { calls } from "../../../contract/paths";

/** Where a stored file is read. */
export const fileAddress = (id: string): string => calls.showFile.path.replace("{fileId}", id);
