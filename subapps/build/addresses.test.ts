import { textFields } from "../../contract/addressPaths";
import { exampleOf, soundsLikeAddress, STRANGE, withAt } from "../../test/addressFields";
import { createClient, type EnvelopeCalls } from "../../src/subapp/sdk/createClient";
import { appFolders, contractIn } from "./guestSlots";

const CALLS = appFolders().flatMap(({ folder, app: { code } }) =>
  Object.entries(contractIn(folder)).map(([name, call]) => ({ key: `${code} ${name}`, name, call })),
);

const good = () => "/api/storage/show/file/1";

/** What the client of an application makes of an answer. */
async function readBy({ name, call }: (typeof CALLS)[number], data: unknown): Promise<unknown> {
  const answer = () => Promise.resolve({ ok: true, data } as const);
  const request: EnvelopeCalls = { get: answer, post: answer, upload: answer };
  const read = await createClient(request, { [name]: call }, (path) => path)[name]?.({});
  return read?.ok ? read.data : read;
}

it("has applications that answer addresses", () => {
  expect(CALLS.filter(({ call }) => call.addresses?.length).length).toBeGreaterThan(1);
});

it.each(CALLS.map((call) => [call.key, call] as const))(
  "%s: marks what is named like an address, and its client lets none through that leads to no plain place [SEC-02, VIEW-07]",
  async (_key, each) => {
    const { out, addresses = [] } = each.call;
    const unmarked = textFields(out).filter(({ path, isAddress }) => !isAddress && soundsLikeAddress(path));
    expect(unmarked).toEqual([]);
    const example = exampleOf(out, good);
    expect(await readBy(each, example)).toEqual(example);
    for (const path of addresses)
      for (const target of STRANGE)
        expect(await readBy(each, withAt(example, path, target))).toEqual(withAt(example, path, ""));
  },
);
