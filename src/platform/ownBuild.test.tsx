import { ownBuild } from "./ownBuild";

it.each([
  ['<script src="/assets/boot.0a1b2c.js"></script><script src="/assets/portal.9f.js"></script>', "0a1b2c"],
  // As it is in a page with a drawn desktop.
  ['<script data-boot="/assets/boot.0a1b2c.js">void 0</script>', "0a1b2c"],
  ['<script src="/boot.js"></script>', ""],
  ["", ""],
])("a page of %s is of the build %j [MORE-04]", (head, build) => {
  const page = new DOMParser().parseFromString(head, "text/html");
  expect(ownBuild(page)).toBe(build);
});
