import { pagePicture } from "./pagePicture";

const ORIGIN = "https://school.example";
const SITE = { allowedOrigins: ["https://pictures.example", "http://old.example"], basePath: "/area" };

it.each([
  ["/school/hall.jpg", `${ORIGIN}/school/hall.jpg`],
  ["/api/storage/show/1", `${ORIGIN}/area/api/storage/show/1`],
  ["https://pictures.example/hall.jpg", "https://pictures.example/hall.jpg"],
  ["http://old.example/hall.jpg", null],
  ["https://elsewhere.example/hall.jpg", null],
  ["", null],
])("judges the picture %j behind a page [FOOT-01, SEC-02]", (raw, expected) =>
  expect(pagePicture(raw, SITE, ORIGIN)).toBe(expected),
);
