import { ended, fakeDatabases } from "../../../test/fakeDatabase";
import { createCredentialVault } from "./credentialVault";
import { createDatabase } from "./database/database";
import { rememberedLogin, STORES } from "./database/stores";

const DAY = 24 * 60 * 60 * 1000;
const WANG = { username: "wang", password: "secret" };

function setUp(secure = true) {
  const { factory, tab, clock, advance } = fakeDatabases();
  const database = tab(STORES, "school-portal");
  const vault = createCredentialVault(database, secure ? crypto : null, clock.now);
  const rows = async () => {
    const found = await database.run([rememberedLogin], "readonly", (of) => of(rememberedLogin).list());
    return "data" in found ? found.data : [];
  };
  return { factory, clock, advance, vault, rows };
}

describe("the remembered sign-in", () => {
  it("is kept sealed, replaced by the next, and forgotten [AUTH-08]", async () => {
    const { vault, rows } = setUp();
    expect([await vault.canKeep(), await vault.read()]).toEqual([true, null]);
    await vault.keep(WANG);
    expect(await vault.read()).toEqual(WANG);
    const [row] = await rows();
    expect(row?.key.extractable).toBe(false);
    expect(new TextDecoder().decode(row?.sealed)).not.toContain("secret");
    await vault.keep({ username: "li", password: "another" });
    expect(await vault.read()).toEqual({ username: "li", password: "another" });
    expect(await rows()).toHaveLength(1);
    await vault.forget();
    expect([await vault.read(), await rows()]).toEqual([null, []]);
  });

  it("lasts 30 days, and is gone from the device after them [AUTH-08]", async () => {
    const { vault, rows, advance } = setUp();
    await vault.keep(WANG);
    advance(30 * DAY);
    expect(await vault.read()).toEqual(WANG);
    advance(1);
    expect(await vault.read()).toBeNull();
    expect(await rows()).toEqual([]);
  });

  it("of a build before the stores were declared is still there [AUTH-08]", async () => {
    const { factory, clock, vault } = setUp();
    const request = factory.open("school-portal", 1);
    request.onupgradeneeded = () => request.result.createObjectStore("remembered-login");
    const old = await ended(request);
    const key = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, [
      "encrypt",
      "decrypt",
    ]);
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, Buffer.from("secret"));
    const row = { username: "wang", sealed, iv, key, savedAt: clock.now() };
    await ended(
      old.transaction("remembered-login", "readwrite").objectStore("remembered-login").put(row, "login"),
    );
    old.close();
    expect(await vault.read()).toEqual(WANG);
  });

  it("is neither kept nor asked for where the page may use no cryptography [AUTH-08]", async () => {
    const { vault, rows } = setUp(false);
    await vault.keep(WANG);
    expect([await vault.canKeep(), await vault.read(), await rows()]).toEqual([false, null, []]);
  });

  it("is not forgotten because the browser does not open the database this once [AUTH-08, REL-03]", async () => {
    const { factory, clock, vault } = setUp();
    await vault.keep(WANG);
    let opens = false;
    const again = createCredentialVault(
      createDatabase({
        name: "school-portal",
        stores: STORES,
        factory: () => (opens ? factory : undefined),
        clock,
      }),
      crypto,
      clock.now,
    );
    expect([await again.canKeep(), await again.read()]).toEqual([false, null]);
    opens = true;
    expect(await again.read()).toEqual(WANG);
  });
});
