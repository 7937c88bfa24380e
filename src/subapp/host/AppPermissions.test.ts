import { AppPermissions, type LoadCodes } from "./AppPermissions";

const permissions = (load: LoadCodes) => {
  const asked: string[] = [];
  const made = new AppPermissions((app) => {
    asked.push(app);
    return load(app);
  });
  return { made, asked };
};

it("begins with nothing, and publishes what it learns about the person and the application [ROUTE-03, ROUTE-04]", async () => {
  const { made, asked } = permissions((app) => Promise.resolve([`${app}_edit`]));
  const notes = made.of("notes");
  expect(notes.get()).toEqual({ administrator: false, apps: [], codes: [] });
  const heard: unknown[] = [];
  notes.subscribe(() => heard.push(notes.get()));
  made.setRights({ administrator: true, apps: ["notes"] });
  await Promise.resolve();
  expect(heard).toEqual([
    { administrator: true, apps: ["notes"], codes: [] },
    { administrator: true, apps: ["notes"], codes: ["notes_edit"] },
  ]);
  expect(made.of("drive").get()).toEqual({ administrator: true, apps: ["notes"], codes: [] });
  expect(asked).toEqual(["notes", "drive"]);
});

it("keeps the codes of one application from another, and asks for them once [ROUTE-04]", async () => {
  const { made, asked } = permissions((app) => Promise.resolve([`${app}_edit`]));
  made.of("notes");
  made.of("drive");
  await Promise.resolve();
  expect([made.of("notes").get().codes, made.of("drive").get().codes]).toEqual([
    ["notes_edit"],
    ["drive_edit"],
  ]);
  expect(asked).toEqual(["notes", "drive"]);
});

it("permits nothing that it could not learn, and asks again at the next opening [ROUTE-04, REL-01]", async () => {
  const answers = [null, ["notes_edit"]];
  const { made, asked } = permissions(() => Promise.resolve(answers.shift() ?? null));
  const live = made.of("notes");
  await Promise.resolve();
  expect(live.get().codes).toEqual([]);
  expect(made.of("notes")).toEqual(live);
  await Promise.resolve();
  expect(live.get().codes).toEqual(["notes_edit"]);
  expect(asked).toHaveLength(2);
});
