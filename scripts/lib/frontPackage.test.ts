import { readFileSync } from "node:fs";
import path from "node:path";
import { version } from "../../package.json";
import { front } from "../../contract/front";
import { isBelow } from "../../src/base/core/version/versions";
import { PLATFORM } from "../../server/platform/version";
import { frontPackage } from "./frontPackage";

const notes: unknown = JSON.parse(
  readFileSync(path.join(__dirname, "../../public/pages/base-version/version.json"), "utf8"),
);

it("says what the contract has, and fits the reference platform [VER-01]", () => {
  const built = front.frontPackage.out.parse(frontPackage("2026-11-23", "0123abcdef"));
  expect(built).toMatchObject({ name: "base", version, packageDate: "2026-11-23" });
  expect(isBelow(PLATFORM.serverVersion, built.serverVersion ?? "")).toBe(false);
  expect(isBelow(version, PLATFORM.webCodeVersion)).toBe(false);
});

it("has release notes of this version in both languages, newest first [FOOT-02]", () => {
  const releases = front.frontVersion.out.parse(notes);
  expect(releases[0]?.version).toBe(version);
  for (const { metto } of releases)
    for (const { cn, en } of metto) {
      expect(cn).toMatch(/\p{Script=Han}/u);
      expect(en).toMatch(/^[\p{ASCII}’]+$/u);
    }
});
