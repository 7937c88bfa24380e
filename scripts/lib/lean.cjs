/**
 * Webpack loader for React Router's production file: takes away the names given to components for developer tools and
 * marks their making as free of side effects. Either keeps every component in the bundle, with the forms, prefetching
 * and streaming behind it; without them 4 kB (brotli) that the portal never calls are left out.
 */
module.exports = function lean(source) {
  return source
    .replace(/^\w+\.displayName = "\w+";$/gm, "")
    .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, "= /* @__PURE__ */ $1");
};
