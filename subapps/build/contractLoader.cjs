const contractRows = require("./contractRows.cjs");

/** Sends browsers the rows of a contract alone. */
module.exports = function contractLoader() {
  return contractRows(this.resourcePath);
};
