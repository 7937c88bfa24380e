import { copyFileSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { StartFault } from "../../settings/fault";
import { burstOf, drawFace, drawFrames, drawnEyes } from "../../testing/faces";
import { TestPlatform } from "../../testing/platform";
import { CONSENT_VERSION } from "./consentText";

jest.setTimeout(60_000);

const DAY = 86_400_000;

/** On SQLite, whose file a test can read, stopped and started again. */
describe("what is kept of faces", () => {
  const platform = new TestPlatform({}, { faceEyes: drawnEyes() });
  beforeAll(async () => {
    await platform.start();
  });
  afterAll(() => platform.remove());

  const inData = (name: string) => path.join(platform.folder, "data", name);
  const stored = () =>
    ["platform.db", "platform.db-wal"]
      .map(inData)
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file, "latin1"))
      .join("");
  const signedIn = async (account: string) => platform.client().signIn(account);
  const enrol = async (account: string, userId: string, who: number) => {
    platform.pass(1000);
    const client = await signedIn(account);
    await client.call("giveFaceConsent", { version: CONSENT_VERSION });
    return client.call("faceCheck", { userId, faceImage: drawFace({ who }) });
  };
  const logIn = async (who: number) => {
    platform.pass(3_600_000);
    const client = platform.client();
    const { data } = await client.call("faceChallenge", { purpose: "login", unitId: "2" });
    const burst = burstOf(drawFrames(who, data?.acts ?? []));
    return client.call("faceLogin", { faceImage: drawFace({ who }), nonce: data?.nonce ?? "", burst });
  };
  const rowOf = async (personId: string) => {
    await platform.openDatabase();
    try {
      return await platform.database
        .selectFrom("face")
        .where("person_id", "=", personId)
        .selectAll()
        .executeTakeFirst();
    } finally {
      await platform.database.destroy();
    }
  };

  it("is encrypted, with a key beside the database that this user alone can read [FACE-08]", async () => {
    expect(existsSync(inData("face.key"))).toBe(false);
    expect(await enrol("teacher", "2001", 1)).toMatchObject({ status: 200 });
    expect(statSync(inData("face.key")).mode & 0o777).toBe(0o600);
    const key = readFileSync(inData("face.key"), "utf8").trim();
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    const plain = Buffer.from("photo of 1");
    for (const text of [plain.toString("latin1"), plain.toString("base64"), key, drawFace({ who: 1 })])
      expect(stored()).not.toContain(text);
    expect(platform.log.join("\n")).not.toContain(drawFace({ who: 1 }));
  });

  it("leaves no byte of it in the database's files when it is deleted [FACE-08]", async () => {
    expect(await enrol("staff", "2006", 6)).toMatchObject({ status: 200 });
    const row = await rowOf("2006");
    const pieces = [row?.photo.slice(0, 24), row?.descriptor.slice(0, 24), row?.descriptor.slice(-24)];
    for (const piece of pieces) expect(stored()).toContain(piece);
    const staff = await signedIn("staff");
    expect(await staff.call("deleteFace", {})).toMatchObject({ status: 200 });
    for (const piece of pieces) expect(stored()).not.toContain(piece);
  });

  it("is deleted again where an older copy of the database is put back, and so is a consent that was withdrawn [FACE-08]", async () => {
    expect(await enrol("staff", "2006", 6)).toMatchObject({ status: 200 });
    expect(await enrol("admin", "2007", 7)).toMatchObject({ status: 200 });
    await platform.stop();
    copyFileSync(inData("platform.db"), inData("copy.db"));
    await platform.start();
    platform.pass(1000);
    await (await signedIn("staff")).call("deleteFace", {});
    await (await signedIn("admin")).call("withdrawFaceConsent", {});
    await platform.stop();
    rmSync(inData("platform.db-wal"), { force: true });
    copyFileSync(inData("copy.db"), inData("platform.db"));
    // What was written long ago lapses at a start as well, and so do the faces of accounts that were closed.
    platform.pass(1000);
    await platform.start();
    expect(platform.log.join("\n")).toContain("2 deleted faces had come back");
    expect(await rowOf("2006")).toBeUndefined();
    expect(await rowOf("2007")).toBeUndefined();
    expect(await logIn(6)).toMatchObject({ code: "not_known" });
    expect(await logIn(1)).toMatchObject({ status: 200 });
    const { data } = await (await signedIn("admin")).call("faceConsent", {});
    expect(data).toMatchObject({ given: null, registerTime: null });
    expect((await (await signedIn("staff")).call("faceConsent", {})).data?.given).not.toBeNull();
    expect(await enrol("staff", "2006", 6)).toMatchObject({ status: 200 });
  });

  it("cannot be read with another key, which asks for the face again and breaks nothing; what has lapsed goes [FACE-08]", async () => {
    await platform.stop();
    writeFileSync(inData("face.key"), "ab".repeat(32));
    platform.pass(400 * DAY);
    await platform.openDatabase();
    await platform.database.updateTable("person").set({ status: 0 }).where("id", "=", "2006").execute();
    await platform.database.destroy();
    await platform.start();
    expect(await rowOf("2006")).toBeUndefined();
    expect(await rowOf("2001")).toBeDefined();
    expect(await logIn(1)).toMatchObject({ status: 400, code: "not_known" });
    const teacher = await signedIn("teacher");
    expect((await teacher.call("faceAudit", {})).data?.list.map(({ deed }) => deed)).toEqual([]);
    expect(await teacher.call("faceUser", { userId: "2001" })).toMatchObject({ code: "cannot_be_read" });
    expect(await (await teacher.send("faceExport", {})).json()).toMatchObject({
      face: { photo: null, unreadable: true },
    });
    expect(await enrol("teacher", "2001", 1)).toMatchObject({ status: 200 });
    expect(await logIn(1)).toMatchObject({ status: 200 });
  });

  it("keeps a start from happening whose key cannot be used, with a line that says why [FACE-08, RUN-03]", async () => {
    await platform.stop();
    const place = inData("elsewhere.key");
    platform.configure({ faceKeyFile: place });
    await expect(platform.start()).rejects.toThrow(StartFault);
    writeFileSync(place, "no key at all");
    await expect(platform.start()).rejects.toThrow(/FACE_KEY_FILE/);
    writeFileSync(place, readFileSync(inData("face.key")));
    await platform.start();
    expect(await logIn(1)).toMatchObject({ status: 200 });
  });
});
