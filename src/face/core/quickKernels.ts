/** A tensor, as an operation of TensorFlow.js gets it. */
interface Tensor {
  readonly dataId: object;
  readonly shape: readonly number[];
  readonly dtype: string;
}

/** What an operation is called with: its tensors by their names or places, the backend, and what else it is told. */
interface Call {
  readonly inputs: Readonly<Record<string, Tensor | undefined>>;
  readonly backend: object;
  readonly attrs?: Readonly<Record<string, unknown>>;
}

type Run = (call: Call) => Tensor;

/** What is used here of TensorFlow's backend in WebAssembly, whose memory holds the tensors. */
interface Heap {
  makeOutput(shape: readonly number[], dtype: string): Tensor;
  typedArrayFromHeap(tensor: Tensor): { length: number; [at: number]: number };
}

/**
 * Joins planes of one value a pixel into pixels, value by value; other tensors are joined by the backend's own kernel. That one makes an
 * array for each value: for the mean colour, which every net takes away from a picture, this was 40 % of a look.
 */
const joinPlanes =
  (join: Run): Run =>
  (call) => {
    const planes = Object.values(call.inputs).filter((plane) => plane !== undefined);
    const [first] = planes;
    const isPlane = ({ shape, dtype }: Tensor) => shape.length === 4 && shape[3] === 1 && dtype === "float32";
    if (!first || planes.length < 2 || call.attrs?.["axis"] !== 3 || !planes.every(isPlane))
      return join(call);
    const heap = call.backend as Heap;
    const pixels = heap.makeOutput([...first.shape.slice(0, 3), planes.length], first.dtype);
    const joined = heap.typedArrayFromHeap(pixels);
    planes.forEach((plane, channel) => {
      const values = heap.typedArrayFromHeap(plane);
      for (let at = 0, to = channel; at < values.length; at += 1, to += planes.length)
        joined[to] = values[at] ?? 0;
    });
    return pixels;
  };

/** Cuts a part out of a picture line by line. The backend's own kernel does it pixel by pixel, with an array for each. */
const cutLines =
  (cut: Run): Run =>
  (call) => {
    const { x: picture } = call.inputs;
    const [begin, size] = [call.attrs?.["begin"], call.attrs?.["size"]] as [number[], number[]];
    const [height = 0, width = 0, channels = 0] = picture?.shape ?? [];
    if (picture?.shape.length !== 3 || begin[2] !== 0 || size[2] !== channels) return cut(call);
    const [top = 0, left = 0] = begin;
    const [lines = 0, columns = 0] = size;
    const part = cut({
      ...call,
      inputs: { x: { ...picture, shape: [height, width * channels] } },
      attrs: { begin: [top, left * channels], size: [lines, columns * channels] },
    });
    return { ...part, shape: [lines, columns, channels] };
  };

const QUICK: Readonly<Record<string, (run: Run) => Run>> = {
  Concat: joinPlanes,
  Slice: cutLines,
};

/** A kernel as TensorFlow.js registers it. */
interface Kernel {
  readonly kernelName: string;
  readonly kernelFunc: (call: never) => unknown;
}

/** The same kernel, quicker for pictures where it is one of those that the nets wait for most; with the same results. */
export function quickKernel<K extends Kernel>(kernel: K): K {
  const quick = QUICK[kernel.kernelName];
  return quick ? { ...kernel, kernelFunc: quick(kernel.kernelFunc as Run) } : kernel;
}
