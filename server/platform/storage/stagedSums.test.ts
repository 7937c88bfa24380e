import type { UploadKey } from "./cut";
import { createStagedSums } from "./stagedSums";

const uploadOf = (size: number): UploadKey => ({
  person: "1",
  md5: "0".repeat(32),
  size,
  eachSize: 100,
  chunks: size / 100,
});
const [one, other] = [uploadOf(400), uploadOf(600)];

describe("what a person has staged", () => {
  let staged: { upload: UploadKey; bytes: number }[];
  let looks: number;
  let time: number;
  const open = () =>
    createStagedSums(
      {
        stagedBy: () => {
          looks += 1;
          return Promise.resolve(staged.map((upload) => ({ ...upload })));
        },
      },
      () => time,
    );
  beforeEach(() => {
    [looks, time] = [0, 1_000_000];
    staged = [{ upload: one, bytes: 100 }];
  });

  it("is looked for once, and then follows the chunks that come and the uploads that end [UP-11]", async () => {
    const sums = open();
    expect(await Promise.all([sums.of("1"), sums.of("1")])).toEqual([
      { uploads: 1, bytes: 100 },
      { uploads: 1, bytes: 100 },
    ]);
    for (let chunk = 1; chunk <= 6; chunk += 1) await sums.added(other, 100);
    await sums.added(one, 100);
    expect(await sums.of("1")).toEqual({ uploads: 2, bytes: 800 });
    expect(await sums.of("1", { but: [other] })).toEqual({ uploads: 1, bytes: 200 });
    await sums.ended(one);
    expect(await sums.of("1")).toEqual({ uploads: 1, bytes: 600 });
    expect(looks).toBe(1);
  });

  it("is looked for again after a minute, when it is asked for afresh, and after a look that failed [UP-11]", async () => {
    const sums = open();
    await sums.of("1");
    staged = [{ upload: other, bytes: 500 }];
    expect(await sums.of("1")).toEqual({ uploads: 1, bytes: 100 });
    expect(await sums.of("1", { afresh: true })).toEqual({ uploads: 1, bytes: 500 });
    staged = [];
    time += 60_000;
    expect(await sums.of("1")).toEqual({ uploads: 0, bytes: 0 });
    expect(looks).toBe(3);

    let isAway = true;
    const failing = createStagedSums(
      { stagedBy: () => (isAway ? Promise.reject(new Error("away")) : Promise.resolve([])) },
      () => time,
    );
    await expect(failing.of("1")).rejects.toThrow("away");
    isAway = false;
    expect(await failing.of("1")).toEqual({ uploads: 0, bytes: 0 });
  });
});
