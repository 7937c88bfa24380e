import { render, screen } from "@testing-library/react";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { DialogNotice } from "./DialogNotice";

const ROOT = path.join(__dirname, "../../../..");

/** The sources that draw a dialog's frame. */
const DIALOGS = ["src", "subapps"]
  .flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((file) =>
      path.join(folder, file),
    ),
  )
  .filter((file) => /(?<!\.test)\.tsx$/.test(file) && !file.includes("node_modules"))
  .map((file) => [file, readFileSync(path.join(ROOT, file), "utf8")] as const)
  .filter(([, source]) => /<DialogFrame\b/.test(source));

it("shows where it is outside of a dialog [REL-03]", () => {
  render(
    <DialogNotice>
      <p role="alert">没有保存</p>
    </DialogNotice>,
  );
  expect(screen.getByRole("alert")).toBeInTheDocument();
});

it("holds the failures of every dialog, so that none is told out of sight [REL-03, THEME-05]", () => {
  expect(DIALOGS.length).toBeGreaterThan(20);
  const outside = DIALOGS.filter(([, source]) =>
    /<(Alert\s+severity="(error|warning)"|LoadAlert\b|NotKept\b)/.test(
      source.replaceAll(/<DialogNotice>[^]*?<\/DialogNotice>/g, ""),
    ),
  );
  expect(outside.map(([file]) => file)).toEqual([]);
});
