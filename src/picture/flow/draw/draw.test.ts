import { drawPicture, type Drawing, type DrawingTools, type Drawn } from "./drawPicture";
import { takeOrder, type PictureNews, type PictureOrder } from "./jobs";
import { PictureWorker, type WorkerLike } from "./PictureWorker";

const FILE = new Blob(["a picture"]);
const AS_IT_IS: Drawing = {
  turns: 0,
  area: null,
  most: { width: 500, height: 500 },
  quality: 0.8,
  as: "fitting",
};
const image = {} as CanvasImageSource;

/** Tools that write down what is drawn; `opacity` is that of every pixel. */
function fakeTools({ width = 4000, height = 3000, opacity = 255 } = {}) {
  const log: string[] = [];
  const note =
    (name: string) =>
    (...values: readonly unknown[]) =>
      void log.push(`${name} ${values.filter((value) => typeof value === "number").join(" ")}`);
  const tools: DrawingTools = {
    decode: (file) =>
      file === FILE
        ? Promise.resolve({ image, width, height, close: () => void log.push("close") })
        : Promise.reject(new Error("no picture")),
    canvas: (size) => {
      log.push(`canvas ${size.width} ${size.height}`);
      const context = {
        drawImage: note("draw"),
        fillRect: note("white"),
        setTransform: note("set"),
        getImageData: () => ({ data: [0, 0, 0, opacity] }),
        fillStyle: "",
        globalCompositeOperation: "source-over",
        imageSmoothingQuality: "low",
      };
      return {
        context: context as never,
        encode: (type, quality) => Promise.resolve(new Blob([`${type} ${quality}`])),
      };
    },
  };
  return { log, tools };
}

describe("a picture", () => {
  it("is drawn no larger than asked for, and its memory is given back [UP-08]", async () => {
    const { log, tools } = fakeTools();
    const drawn = await drawPicture(FILE, AS_IT_IS, tools);
    expect(drawn).toMatchObject({
      type: "jpeg",
      size: { width: 500, height: 375 },
      source: { width: 4000, height: 3000 },
    });
    expect(await drawn.blob.text()).toBe("jpeg 0.8");
    expect(log).toEqual([
      "canvas 500 375",
      "set 0.125 0 0 0.125 0 0",
      "draw 0 0",
      "set 1 0 0 1 0 0",
      "white 0 0 500 375",
      "close",
    ]);
  });

  it("stays a PNG where something shows through, unless it has to be a JPEG, which is white there [UP-08]", async () => {
    const { log, tools } = fakeTools({ opacity: 100 });
    expect((await drawPicture(FILE, AS_IT_IS, tools)).type).toBe("png");
    expect(log.some((line) => line.startsWith("white"))).toBe(false);
    expect((await drawPicture(FILE, { ...AS_IT_IS, as: "jpeg" }, tools)).type).toBe("jpeg");
    expect(log).toContain("white 0 0 500 375");
  });

  it("is turned and cut [UP-08]", async () => {
    const { log, tools } = fakeTools();
    const area = { left: 0, top: 1000, width: 1000, height: 1000 };
    await drawPicture(FILE, { ...AS_IT_IS, turns: 1, area }, tools);
    expect(log.slice(0, 2)).toEqual(["canvas 500 500", "set 0 0.5 -0.5 0 1500 -500"]);
  });

  it("gives its memory back where it cannot be drawn [UP-08, REL-03]", async () => {
    const { log, tools } = fakeTools();
    const broken: DrawingTools = {
      ...tools,
      canvas: () => {
        throw new Error("There is none.");
      },
    };
    await expect(drawPicture(FILE, AS_IT_IS, broken)).rejects.toThrow();
    expect(log).toEqual(["close"]);
  });
});

it("an order that the worker cannot fulfil is told of as such [UP-08, REL-03]", async () => {
  const news: PictureNews[] = [];
  const tell = (each: PictureNews) => void news.push(each);
  await takeOrder({ id: 1, file: FILE, drawing: AS_IT_IS }, null, tell);
  await takeOrder({ id: 2, file: new Blob(["x"]), drawing: AS_IT_IS }, fakeTools().tools, tell);
  await takeOrder({ id: 3, file: FILE, drawing: AS_IT_IS }, fakeTools().tools, tell);
  expect(news).toMatchObject([
    { id: 1, unable: true },
    { id: 2, unreadable: true },
    { id: 3, drawn: { type: "jpeg" } },
  ]);
});

/** A worker that answers when it is told to, timers that a test lets run out, and a page that draws. */
class World {
  readonly workers: (WorkerLike & { readonly orders: PictureOrder[]; ended: boolean })[] = [];
  readonly onPage: Drawing[] = [];
  readonly timers = new Map<number, () => void>();
  opens = true;

  readonly pictures = new PictureWorker({
    open: () => {
      if (!this.opens) throw new Error("refused");
      const worker = {
        orders: [] as PictureOrder[],
        ended: false,
        onmessage: null,
        onerror: null,
        postMessage: (order: PictureOrder) => void worker.orders.push(order),
        terminate: () => void (worker.ended = true),
      };
      this.workers.push(worker);
      return worker;
    },
    onPage: (_, drawing) => {
      this.onPage.push(drawing);
      return Promise.resolve({ type: "png" } as Drawn);
    },
    after: (milliseconds, job) => {
      this.timers.set(milliseconds, job);
      return () => this.timers.delete(milliseconds);
    },
  });

  readonly draw = () => this.pictures.draw(FILE, AS_IT_IS);
  hear(news: PictureNews): void {
    this.workers.at(-1)?.onmessage?.({ data: news } as MessageEvent<PictureNews>);
  }
}

describe("the worker that draws pictures", () => {
  it("is one for all, and is closed when there is nothing to do [UP-08]", async () => {
    const world = new World();
    const [one, two] = [world.draw(), world.draw()];
    world.hear({ id: 2, unreadable: true });
    world.hear({ id: 1, drawn: { type: "jpeg" } as Drawn });
    expect([await one, await two]).toEqual([{ type: "jpeg" }, null]);
    expect(world.workers).toHaveLength(1);
    world.timers.get(30_000)?.();
    expect(world.workers[0]?.ended).toBe(true);
    void world.draw();
    expect(world.workers).toHaveLength(2);
  });

  it.each<[string, (world: World) => void]>([
    ["has no canvas", (world) => world.hear({ id: 1, unable: true })],
    ["does not load", (world) => world.workers[0]?.onerror?.({} as ErrorEvent)],
  ])("gives way to the page where it %s, for all pictures [UP-08, REL-03]", async (_, happen) => {
    const world = new World();
    const both = [world.draw(), world.draw()];
    happen(world);
    expect(await Promise.all(both)).toEqual([{ type: "png" }, { type: "png" }]);
    await world.draw();
    expect([world.workers.length, world.onPage.length]).toEqual([1, 3]);
  });

  it("gives way to the page where none may be opened [UP-08, REL-03]", async () => {
    const world = new World();
    world.opens = false;
    expect(await world.draw()).toEqual({ type: "png" });
  });

  it("is not waited for without end: the picture counts as unreadable, and the next gets another worker [REL-03]", async () => {
    const world = new World();
    const one = world.draw();
    world.timers.get(60_000)?.();
    expect(await one).toBeNull();
    expect(world.workers[0]?.ended).toBe(true);
    void world.draw();
    expect(world.workers).toHaveLength(2);
  });
});
