import { buildPage } from "../buildPage";

/** Builds the page in which files are uploaded, for the policy that the portal's own pages have. */
export const buildUploadPage = (dist: string): Promise<void> =>
  buildPage(
    {
      entry: "./bench/upload/page.ts",
      body: '<input type="file" multiple aria-label="Files">',
    },
    dist,
  );
