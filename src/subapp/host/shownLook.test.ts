/** @jest-environment jsdom */
import { applyTheme } from "../../../theme/applyTheme";
import { shownLook } from "./shownLook";

const settle = () => new Promise((resolve) => setTimeout(resolve));

it("tells a guest when the person changes the look or the scheme, once for each change, and not any more once it stops [VIEW-05]", async () => {
  const root = document.documentElement;
  applyTheme({ value: "ink", scheme: "light" }, root);
  const look = shownLook(root);
  const heard: unknown[] = [];
  const stop = look.subscribe(() => heard.push(look.get()));
  expect(look.get()).toBe(look.get());
  expect(look.get()).toEqual({ look: "ink", theme: "ink", scheme: "light" });
  applyTheme({ value: "#457cd6", scheme: "dark" }, root);
  await settle();
  applyTheme({ value: "#457cd6", scheme: "dark" }, root);
  await settle();
  expect(heard).toEqual([{ look: "color", theme: "#457cd6", scheme: "dark" }]);
  stop();
  applyTheme({ value: "lotus", scheme: "light" }, root);
  await settle();
  expect(heard).toHaveLength(1);
});
