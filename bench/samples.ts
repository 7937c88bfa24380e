/**
 * Whether the parts are only tried, `npm run bench -- --short`: one sample of each and little data, so that a part that no longer
 * runs is noticed. The figures of such a run say nothing.
 */
export const SHORT = process.env["BENCH_SHORT"] === "1";

/** How many samples are taken: `usual` ones, or those that BENCH_RUNS asks for, or one in a short run. */
export const runsOf = (usual: number): number => (SHORT ? 1 : Number(process.env["BENCH_RUNS"] ?? usual));

/** A number, or a smaller one in a short run. */
export const unlessShort = (usual: number, short = 1): number => (SHORT ? short : usual);
