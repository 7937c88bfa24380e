import type { Page } from "@playwright/test";
import { expect, test } from "./fixture";
import { chooseLine } from "./personMenu";

/** EXIF data that says: turn it by a quarter, clockwise. */
const TURNED = Buffer.concat([
  Buffer.from([0xff, 0xe1, 0x00, 0x22]),
  Buffer.from("Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0\0\0\0\0", "latin1"),
]);

/** A photo of 1200 × 800 as a phone takes it: its left half is red, its right half blue, and it lies on its side. */
async function photo(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 1200, height: 800 });
    const context = canvas.getContext("2d");
    for (const [place, color] of ["red", "blue"].entries()) {
      if (!context) continue;
      context.fillStyle = color;
      context.fillRect(place * 600, 0, 600, 800);
    }
    return canvas.toDataURL("image/jpeg").replace(/^.*,/, "");
  });
  const jpeg = Buffer.from(base64, "base64");
  return Buffer.concat([jpeg.subarray(0, 2), TURNED, jpeg.subarray(2)]);
}

/** The size of a picture of the page's origin, and the colours in the middle of its upper and lower parts. */
const look = (page: Page, address: string) =>
  page.evaluate(async (src) => {
    const image = Object.assign(new Image(), { src });
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const context = Object.assign(document.createElement("canvas"), { width, height }).getContext("2d");
    context?.drawImage(image, 0, 0);
    const colorAt = (part: number) => {
      const [red = 0, , blue = 0] = context?.getImageData(width / 2, height * part, 1, 1).data ?? [];
      return red > blue ? "red" : "blue";
    };
    return { width, height, upper: colorAt(0.1), lower: colorAt(0.9) };
  }, address);

test("a photo becomes a portrait of 500 × 500 in the worker, upright, and the header shows it until it is removed [UP-08, SEC-01]", async ({
  page,
  portal,
}) => {
  await portal.signInQuickly("student");
  await portal.openDesktop();
  await chooseLine(page, "头像");
  const dialog = page.getByRole("dialog", { name: "头像" });
  const field = dialog.locator("input[data-from='file']");
  const file = { name: "IMG_1.jpg", mimeType: "image/jpeg", buffer: await photo(page) };
  await field.setInputFiles(file);
  await expect(dialog.getByRole("application")).toBeFocused();
  const opensWorker = page.workers().length;
  await dialog.getByRole("button", { name: "保存" }).click();
  await expect(dialog).toHaveCount(0);
  expect(opensWorker).toBe(1);

  const face = page.getByRole("banner").locator("button[aria-haspopup='menu'] img");
  const address = (await face.getAttribute("src")) ?? "";
  expect(await look(page, address)).toEqual({ width: 500, height: 500, upper: "red", lower: "blue" });

  await chooseLine(page, "头像");
  await dialog.getByRole("button", { name: "移除图片" }).click();
  await expect(face).toHaveCount(0);
  expect((await page.request.get(address)).status()).toBe(404);
});
