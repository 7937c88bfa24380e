import { expect, test } from "./fixture";

test("a journey hears of a focus that went with its control, and of none that was only left [A11Y-02]", async ({
  page,
  problems,
}) => {
  const lost: string[] = [];
  problems.expect(/^console: The focus was lost:/);
  page.on("console", (message) => lost.push(message.text()));
  // A file without scripts: the portal's own pages bring the focus back.
  await page.goto("/old-browser.js");
  await page.evaluate(() => {
    for (const name of ["left", "gone"]) {
      const button = document.createElement("button");
      button.id = name;
      document.body.append(button);
      button.focus();
      if (name === "left") button.blur();
      else button.remove();
    }
  });
  await expect.poll(() => lost).toEqual([expect.stringMatching(/^The focus was lost: <button id="gone">/)]);
});
