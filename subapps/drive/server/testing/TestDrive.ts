import type { Envelope } from "../../../../contract/envelope";
import { calls, type Out } from "../../../../contract/calls";
import type { DefinedCall, InOf, OutOf } from "../../../../contract/define";
import type { Client, TestPlatform } from "../../../../server/testing/platform";
import { md5Of } from "../../../../server/testing/storages";
import { contract } from "../../contract";
import type { Database } from "../drive";

const HEADERS = { "x-device-type": "pc" };

/** What was answered; throws where it was refused. */
function dataOf<T>({ status, message, code, data }: Envelope<T>): T {
  if (status !== 200) throw new Error(`${code}: ${message}`);
  return data as T;
}

/** The database of a test's platform with the tables of Drive. */
export const databaseOf = (platform: TestPlatform): Database => platform.database;

let uploads = 0;

/** The drive of one person in tests: its calls as the portal makes them, lists in JSON. */
export class TestDrive {
  constructor(readonly client: Client) {}

  /** Makes a call, and answers its envelope. */
  async ask<C extends DefinedCall>(call: C, payload: InOf<C>): Promise<Envelope<OutOf<C>>> {
    if (call.method !== "POST") return this.client.ask(call, payload);
    const answer = await this.client.fetch(call.path, {
      method: "POST",
      headers: { ...HEADERS, "content-type": "application/json" },
      body: JSON.stringify(payload),
    });
    return (await answer.json()) as Envelope<OutOf<C>>;
  }

  /** Makes a call that is answered. */
  get = async <C extends DefinedCall>(call: C, payload: InOf<C>): Promise<OutOf<C>> =>
    dataOf(await this.ask(call, payload));

  /** Makes a folder and answers its id. */
  folder = async (name: string, folder?: string): Promise<string> =>
    (await this.get(contract.makeFolder, { folder, name })).id;

  /** Stores a file with this text, and answers its id. */
  async store(text: string, name = "a.pdf"): Promise<string> {
    const form = new FormData();
    form.append("md5", md5Of(Buffer.from(text)));
    form.append("file", new Blob([text]), name);
    const answer = await this.client.fetch(calls.upload.path, {
      method: "POST",
      headers: HEADERS,
      body: form,
    });
    return dataOf((await answer.json()) as Envelope<Out<"upload">>).id;
  }

  /** Stores a file and takes it into a folder; answers its id there. */
  async file(name: string, folder?: string, text = name): Promise<string> {
    const file = { id: await this.store(text) };
    const taken = await this.get(contract.take, {
      folder,
      name,
      upload: `upload-${String((uploads += 1))}`,
      file,
    });
    return taken?.id ?? "";
  }

  /** The names of all in a folder, in the order of the list. */
  names = async (folder?: string): Promise<readonly string[]> =>
    (await this.get(contract.list, { folder, size: 400 })).list.map(({ name }) => name);

  /** The names in the bin. */
  bin = async (): Promise<readonly string[]> =>
    (await this.get(contract.list, { bin: true, size: 400 })).list.map(({ name }) => name);

  /** Empties it, bin and all. */
  async clear(): Promise<void> {
    const { list } = await this.get(contract.list, { size: 400 });
    if (list.length > 0) await this.get(contract.remove, { ids: list.map(({ id }) => id) });
    await this.get(contract.purge, {});
  }
}
