/** How a call travels; what a browser needs of it. */
const rowOf = ({ method = "GET", path, addresses = [], summary, maxBytes, in: _in, out, ...rest }) => ({
  ...rest,
  method,
  path,
  ...(addresses.length > 0 && { addresses }),
});

/**
 * Leaves of a contract its rows: no schema, no summary and no zod is sent to a browser. Answers the source of a module in plain
 * JavaScript that exports each contract of the file, whatever the file is written with.
 */
module.exports = function contractRows(file) {
  delete require.cache[file];
  return Object.entries(require(file))
    .map(([name, calls]) => {
      const rows = Object.entries(calls).map(([call, declared]) => [call, rowOf(declared)]);
      return `export const ${name} = ${JSON.stringify(Object.fromEntries(rows))};`;
    })
    .join("\n");
};
