import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createVault, keyPlaceIn } from "./vault";

describe("the vault of faces", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "vault-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("opens what it has sealed, of that person and kind, and nothing that was changed or moved [FACE-08]", () => {
    const vault = createVault(keyPlaceIn(folder, null));
    const id = vault.keyId();
    const sealed = vault.seal("photo", "2001", Buffer.from("a face"));
    expect(vault.seal("photo", "2001", Buffer.from("a face"))).not.toBe(sealed);
    expect(vault.unseal("photo", "2001", id, sealed)?.toString()).toBe("a face");
    expect(vault.unseal("photo", "2002", id, sealed)).toBeNull();
    expect(vault.unseal("descriptor", "2001", id, sealed)).toBeNull();
    expect(vault.unseal("photo", "2001", "another key", sealed)).toBeNull();
    for (const text of ["", "AAAA", sealed.slice(0, -4), `AAAA${sealed.slice(4)}`])
      expect(vault.unseal("photo", "2001", id, text)).toBeNull();
  });

  it("finds its key again, in hexadecimal digits or base64 [FACE-08]", () => {
    const first = createVault(keyPlaceIn(folder, null));
    const sealed = first.seal("photo", "1", Buffer.from("a face"));
    const second = createVault(keyPlaceIn(folder, null));
    second.open();
    expect(second.unseal("photo", "1", first.keyId(), sealed)?.toString()).toBe("a face");
    const file = path.join(folder, "own.key");
    const bytes = Buffer.alloc(32, 7);
    const ids = ["hex", "base64"].map((form) => {
      writeFileSync(file, `${bytes.toString(form as BufferEncoding)}\n`);
      return createVault(keyPlaceIn(folder, file)).keyId();
    });
    expect(ids[0]).toBe(ids[1]);
  });
});
