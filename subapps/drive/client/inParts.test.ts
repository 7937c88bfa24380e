import type { Answer } from "@portal/kit";
import { inParts } from "./inParts";

const IDS = Array.from({ length: 1_101 }, (_, place) => String(place));

it("makes a call for as many things as it takes, one after another [UP-12]", async () => {
  const asked: number[] = [];
  const call = (ids: string[]): Promise<Answer> => {
    asked.push(ids.length);
    return Promise.resolve({ ok: true, data: { ids } });
  };
  expect(await inParts(IDS, call)).toEqual({ ok: true, data: { ids: IDS } });
  expect(asked).toEqual([500, 500, 101]);
});

it("ends with the first refusal [UP-12]", async () => {
  const refusal = { ok: false, status: 409, text: "满" } as const;
  const call = jest.fn((): Promise<Answer> => Promise.resolve(refusal));
  expect(await inParts(IDS, call)).toEqual(refusal);
  expect(call).toHaveBeenCalledTimes(1);
});
