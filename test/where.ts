/**
 * Jest's own `it`, `test` or `describe` where a machine has what the tests need. Elsewhere they are left out, and `npm test` says
 * for what reason; in CI nothing may be left out [RUN-02].
 */
export const where =
  (isPossible: boolean, reason: string) =>
  <Block extends jest.It | jest.Describe>(block: Block): Block => {
    if (isPossible) return block;
    const leftOut = (title: string, body: never) =>
      (block.skip as (title: string, body: never) => void)(`${title} (left out: ${reason})`, body);
    return leftOut as unknown as Block;
  };
