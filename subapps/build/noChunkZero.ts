import type { Compiler } from "webpack";

/**
 * Gives chunk 0 another number: the integrity plugin takes one of that number for none and leaves it unchecked [SEC-01].
 * It costs no byte; ids come from names, so that any new chunk may be the one.
 */
export const noChunkZero = (compiler: Compiler): void => {
  compiler.hooks.compilation.tap("noChunkZero", ({ hooks }) => {
    hooks.optimizeChunkIds.tap("noChunkZero", (chunks) => {
      const all = [...chunks];
      const free = Math.max(999, ...all.map(({ id }) => Number(id) || 0)) + 1;
      for (const chunk of all) if (chunk.id === 0) Object.assign(chunk, { id: free, ids: [free] });
    });
  });
};
