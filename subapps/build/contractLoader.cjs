/**
 * Leaves of an application's contract its rows, with the places of addresses in their answers: no schema and no zod is sent to a
 * browser. What this gives is plain JavaScript, whatever the contract is written with.
 */
module.exports = function contractLoader() {
  delete require.cache[this.resourcePath];
  const { contract } = require(this.resourcePath);
  const rows = Object.entries(contract).map(([name, { body, method = "GET", path, addresses = [] }]) => [
    name,
    { body, method, path, ...(addresses.length > 0 && { addresses }) },
  ]);
  return `export const contract = ${JSON.stringify(Object.fromEntries(rows))};`;
};
