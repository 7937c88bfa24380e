/** As many tiles as most groups have: below that, resting them would save nothing. */
const FEW = 24;

/** Whether a group is large enough for its tiles to rest while they are out of sight. */
export const isMany = (count: number): boolean => count > FEW;

/**
 * Style of a part that is neither laid out nor painted while it is out of sight, so that scrolling past hundreds of tiles costs
 * little [DESK-14]. Until it has been seen once, it takes `blockSize` of room. Focus rings and badges may reach over its edge, so
 * browsers that would cut them off there draw it at all times.
 */
export const restsUnseen = (blockSize: string) => ({
  "@supports (overflow-clip-margin: 1rem)": {
    contentVisibility: "auto",
    containIntrinsicBlockSize: `auto ${blockSize}`,
    overflowClipMargin: "0.75rem",
  },
});
