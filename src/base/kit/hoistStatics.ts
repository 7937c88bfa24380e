/** What React itself reads from a component, or every function has: none of it is another component's. */
const OWN =
  /^(\$\$typeof|render|type|compare|displayName|defaultProps|propTypes|contextType|getDerivedState\w+|name|length|prototype|caller|arguments)$/;

/**
 * Gives a component that wraps another one what else that one carries. It stands for the package
 * `hoist-non-react-statics`, which Emotion brings into every page for its `withTheme` (webpack.config.ts): with what React
 * 19 no longer knows left out, it saves 0.66 kB (brotli) on the login page and the desktop.
 */
export default function hoistStatics<Target extends object>(target: Target, source: object | string): Target {
  if (typeof source === "string") return target;
  for (const [key, carried] of Object.entries(Object.getOwnPropertyDescriptors(source)))
    if (!OWN.test(key) && !Object.hasOwn(target, key)) Object.defineProperty(target, key, carried);
  return target;
}
