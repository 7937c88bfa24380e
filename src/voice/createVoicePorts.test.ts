import { fakeNavigation, fakePorts } from "../../test/fakePorts";
import { DEFAULT_SITE } from "../base/core/site/siteConfig";
import { createStore } from "../base/state/store";
import { createVoicePorts } from "./createVoicePorts";

// In Node it puts names of its own in place of the global ones.
jest.mock("recordrtc", () => ({}));

it("opens only addresses that the school allows, and places of the portal by their route [VOICE-01]", () => {
  const { ports } = fakePorts({
    navigation: fakeNavigation("https://school.example/pages/base/index.html#/").navigation,
  });
  const go = jest.fn();
  const voice = createVoicePorts({
    ports,
    dispatch: createStore(ports).dispatch,
    language: "zh-CN",
    site: { ...DEFAULT_SITE, allowedOrigins: ["https://library.example"] },
    go,
  });
  const addresses = [
    "https://library.example/books",
    "/pages/base/index.html#/viewport?app=homework&fileId=homework",
    "https://elsewhere.example/",
    "javascript:alert(1)",
  ];
  expect(addresses.map((address) => voice.allows(address))).toEqual([true, true, false, false]);
  addresses.forEach((address) => voice.jump(address));
  expect(go.mock.calls).toEqual([
    [{ url: "https://library.example/books" }],
    [{ route: "/viewport?app=homework&fileId=homework" }],
  ]);
});
