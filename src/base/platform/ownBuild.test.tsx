import { ownBuild } from "./ownBuild";

it.each([
  ['<script src="/assets/boot.0a1b2c.js" data-build="0a1b2c"></script>', "0a1b2c"],
  // As it is in a page with a drawn desktop.
  ['<script data-build="0a1b2c">void 0</script>', "0a1b2c"],
  ['<script src="/assets/boot.js"></script>', ""],
  ["", ""],
])("a page of %s is of the build %j [MORE-04]", (head, build) => {
  const page = new DOMParser().parseFromString(head, "text/html");
  expect(ownBuild(page)).toBe(build);
});
