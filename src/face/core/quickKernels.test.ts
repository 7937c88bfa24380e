import type { KernelFunc } from "@tensorflow/tfjs-core/dist/kernel_registry";
import type { TensorInfo } from "@tensorflow/tfjs-core/dist/tensor_info";
import { quickKernel } from "./quickKernels";

/** A backend that keeps tensors as arrays. */
function memory() {
  const held = new Map<object, number[]>();
  const hold = (shape: number[], values: number[], dtype: TensorInfo["dtype"] = "float32"): TensorInfo => {
    const dataId = {};
    held.set(dataId, values);
    return { dataId, shape, dtype };
  };
  const valuesOf = ({ dataId }: TensorInfo) => held.get(dataId) ?? [];
  const makeOutput = (shape: number[], dtype: TensorInfo["dtype"]) =>
    hold(shape, Array<number>(shape.reduce((all, side) => all * side, 1)).fill(0), dtype);
  return { hold, valuesOf, backend: { makeOutput, typedArrayFromHeap: valuesOf } };
}

const upTo = (count: number, from = 0) => Array.from({ length: count }, (_, index) => from + index);

it("joins planes into pixels itself, and leaves all else to the backend [FACE-05]", () => {
  const { hold, valuesOf, backend } = memory();
  const others = hold([0], []);
  const leave: KernelFunc = () => others;
  const { kernelFunc } = quickKernel({ kernelName: "Concat", backendName: "wasm", kernelFunc: leave });
  const plane = (from: number) => hold([1, 2, 2, 1], upTo(4, from));
  const join = (planes: TensorInfo[], axis: number) =>
    kernelFunc({ inputs: Object.fromEntries(planes.entries()), backend, attrs: { axis } }) as TensorInfo;
  const pixels = join([plane(0), plane(10), plane(20)], 3);
  expect(pixels.shape).toEqual([1, 2, 2, 3]);
  expect(valuesOf(pixels)).toEqual([0, 10, 20, 1, 11, 21, 2, 12, 22, 3, 13, 23]);
  for (const other of [
    join([plane(0), plane(10)], 2),
    join([plane(0)], 3),
    join([plane(0), hold([1, 2, 2, 2], upTo(8))], 3),
    join([plane(0), hold([1, 2, 2, 1], upTo(4), "int32")], 3),
  ])
    expect(other).toBe(others);
});

it("cuts a part out of a picture as the backend does, and has lines cut for it [FACE-05]", () => {
  const { hold, valuesOf, backend } = memory();
  const ranks: number[] = [];
  /** Of any rank, value by value. */
  const cut: KernelFunc = ({ inputs, attrs }) => {
    const { x } = inputs as { x: TensorInfo };
    const { begin, size } = attrs as { begin: number[]; size: number[] };
    ranks.push(x.shape.length);
    const values = valuesOf(x);
    const out = upTo(size.reduce((all, side) => all * side, 1)).map((index) => {
      let [rest, place, stride] = [index, 0, 1];
      for (let axis = size.length - 1; axis >= 0; axis -= 1) {
        place += ((rest % (size[axis] ?? 1)) + (begin[axis] ?? 0)) * stride;
        rest = Math.floor(rest / (size[axis] ?? 1));
        stride *= x.shape[axis] ?? 1;
      }
      return values[place] ?? NaN;
    });
    return hold(size, out, x.dtype);
  };
  const { kernelFunc: quick } = quickKernel({ kernelName: "Slice", backendName: "wasm", kernelFunc: cut });
  const picture = hold([5, 7, 3], upTo(5 * 7 * 3), "int32");
  const both = (begin: number[], size: number[]) =>
    [quick, cut].map((kernel) => {
      const part = kernel({ inputs: { x: picture }, backend, attrs: { begin, size } }) as TensorInfo;
      return { shape: part.shape, dtype: part.dtype, values: valuesOf(part) };
    });
  const [mine, theirs] = both([1, 2, 0], [3, 4, 3]);
  expect(mine).toEqual(theirs);
  expect(mine?.values[0]).toBe(1 * 21 + 2 * 3);
  const [oneChannel, asBefore] = both([0, 0, 1], [5, 7, 1]);
  expect(oneChannel).toEqual(asBefore);
  expect(ranks).toEqual([2, 3, 3, 3]);
});

it("leaves other kernels as they are [FACE-05]", () => {
  const add = { kernelName: "Add", backendName: "wasm", kernelFunc: jest.fn() };
  expect(quickKernel(add)).toBe(add);
});
