import { pageName, readPlace } from "./place";

it.each([
  ["", "/", ""],
  ["#", "/", ""],
  ["#/", "/", ""],
  ["#/messages?id=1", "/messages", "?id=1"],
  ["#messages", "/messages", ""],
  ["/todo?", "/todo", ""],
  ["#/viewport?app=a&at=%2Fb%3Fc%3D1#d", "/viewport", "?app=a&at=%2Fb%3Fc%3D1"],
])("reads the address %p as %p and %p [ROUTE-01]", (address, path, search) => {
  expect(readPlace(address)).toEqual({ path, search });
});

it.each([
  ["/", ""],
  ["/messages", "messages"],
  ["/Messages/", "messages"],
  ["//me//", "me"],
  ["/pc_notices_tm/index", "pc_notices_tm/index"],
])("finds the page of %p under the name %p [ROUTE-01]", (path, name) => {
  expect(pageName(path)).toBe(name);
});
