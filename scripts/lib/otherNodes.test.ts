import { otherNodes } from "./otherNodes.mjs";

it("the product is tried on every Node that it supports besides the one that runs the tests [RUN-06]", () => {
  const majors = (running: string) => otherNodes(running).map((version) => version.split(".")[0]);
  expect(majors("20.19.0")).toEqual(["22", "24"]);
  expect(majors("22.13.0")).toEqual(["24"]);
  expect(majors("24.1.0")).toEqual(["22"]);
});
