import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { appFolders, contractIn } from "./guestSlots";

const root = path.join(__dirname, "../..");
const sources = ["src", "contract", "server"].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(tsx?|json)$/.test(file) && !/\.test\.tsx?$|(^|\/)(testing|compiled)\//.test(file))
    .map((file) => path.join(folder, file)),
);
const textOf = (file: string) => readFileSync(path.join(root, file), "utf8");

describe.each(appFolders().map(({ app, folder }) => [app.code, folder] as const))(
  "the application %s",
  (code, folder) => {
    const names = [
      `"${code}"`,
      `app=${code}`,
      ...Object.values(contractIn(folder)).map(({ path: own }) => own),
    ];

    it("is named by no file of the portal or the platform [VIEW-07]", () => {
      expect(sources.length).toBeGreaterThan(500);
      const naming = sources.filter((file) => names.some((name) => textOf(file).includes(name)));
      expect(naming).toEqual([]);
    });

    it("declares its calls below an address of its own [VIEW-07]", () => {
      for (const { path: own } of Object.values(contractIn(folder)))
        expect(own).toMatch(/^\/api\/[\w-]+\/[\w/{}-]+$/);
    });
  },
);
