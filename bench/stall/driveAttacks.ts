import { unlessShort } from "../samples";
import { type Attack, pupils } from "./pupils";

/** One person's drive. */
class Drive {
  constructor(
    private readonly url: string,
    private readonly cookie: string,
  ) {}

  call = (path: string, payload: object): Promise<Response> =>
    fetch(`${this.url}/api/drive/${path}`, {
      method: "POST",
      body: JSON.stringify(payload),
      headers: {
        "content-type": "application/json",
        "x-device-type": "pc",
        cookie: this.cookie,
        origin: this.url,
      },
    });

  /** Fills a folder with so many times 9,500 folders, and answers its id. */
  async fill(times: number): Promise<string> {
    const answer = await this.call("folder/make", { name: `many ${crypto.randomUUID()}` });
    const { data } = (await answer.json()) as { data: { id: string } };
    const paths = (time: number) =>
      Array.from({ length: 500 }, (_, index) =>
        Array.from({ length: 19 }, (_name, level) => `第${time}次 ${index} ${level}`),
      );
    for (let time = 0; time < times; time += 1)
      await (await this.call("folder/tree", { folder: data.id, paths: paths(time) })).arrayBuffer();
    return data.id;
  }

  zip = (id: string): Promise<Response> =>
    fetch(`${this.url}/api/drive/zip?ids=${id}`, { headers: { cookie: this.cookie } });

  /** Calls one after another, and answers the last one's answer. */
  async inTurn(calls: readonly (readonly [path: string, payload: object])[]): Promise<Response> {
    let last: Response | undefined;
    for (const [path, payload] of calls) {
      await last?.arrayBuffer();
      last = await this.call(path, payload);
    }
    if (!last) throw new Error("There is no call.");
    return last;
  }
}

/** Each of so many people has something done to a folder of so many times 9,500 things. */
const drives =
  (people: number, times: number, act: (drive: Drive, id: string) => Promise<Response>): Attack =>
  async (url) => {
    const owners = (await pupils(url, people)).map((cookie) => new Drive(url, cookie));
    const folders: (readonly [drive: Drive, id: string])[] = [];
    for (const drive of owners) folders.push([drive, await drive.fill(times)]);
    return folders.map(
      ([drive, id]) =>
        () =>
          act(drive, id),
    );
  };

/** What people do to thousands of things of their drives. */
export const DRIVE_ATTACKS: Readonly<Record<string, Attack>> = {
  "66,500 things of a drive removed, restored, removed and deleted for good": drives(
    1,
    unlessShort(7),
    (drive, id) =>
      drive.inTurn([
        ["remove", { ids: [id] }],
        ["restore", { ids: [id] }],
        ["remove", { ids: [id] }],
        ["purge", { ids: [id] }],
      ]),
  ),
  "9,500 things copied in each of 6 drives": drives(6, 1, (drive, id) => drive.call("copy", { ids: [id] })),
  "9,500 things as a zip file from each of 6 drives": drives(6, 1, (drive, id) => drive.zip(id)),
};
