import { thumbnailOf, type DriveItem } from "./drive";

const picture = (url: string) => ({ kind: "file", name: "a.png", url }) as DriveItem;

it("finds a picture in small beside the picture, below the site's base path too [UP-12, API-05]", () => {
  const small = (url: string) => thumbnailOf(picture(url), "small");
  expect(small("/api/storage/show/file/7")).toBe("/api/storage/show/thumbnail/7");
  expect(small("/school/api/storage/show/file/7")).toBe("/school/api/storage/show/thumbnail/7");
  expect(small("https://example.org/api/storage/show/file/7")).toBeNull();
  expect(thumbnailOf(picture("/api/storage/show/file/7"), "large")).toBe(
    "/api/storage/show/thumbnail/7?size=large",
  );
});
