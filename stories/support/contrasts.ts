/** Words on the screen. */
export interface Words {
  readonly element: Element;
  /** What lies under them, uppermost first; among it the element itself. */
  readonly under: readonly Element[];
  /** The contrast that they must reach. */
  readonly minimum: number;
}

/** Red, green, blue and alpha, each from 0 to 1. */
export type Color = readonly [red: number, green: number, blue: number, alpha: number];

const WHITE: Color = [1, 1, 1, 1];

/** Understands a computed colour, in whichever of their ways a browser writes it. */
export type ReadColor = (text: string) => Color;

const over = (upper: Color, lower: Color): Color => {
  const mix = (one: number, other: number) => one * upper[3] + other * (1 - upper[3]);
  return [mix(upper[0], lower[0]), mix(upper[1], lower[1]), mix(upper[2], lower[2]), 1];
};

const channelLight = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const light = ([red, green, blue]: Color) =>
  0.2126 * channelLight(red) + 0.7152 * channelLight(green) + 0.0722 * channelLight(blue);

const faded = ([red, green, blue, alpha]: Color, opacity: number): Color => [
  red,
  green,
  blue,
  alpha * opacity,
];

/** Computes a value of each element once. */
function memoized<Value>(compute: (element: Element) => Value): (element: Element) => Value {
  const known = new Map<Element, Value>();
  return (element) => {
    if (!known.has(element)) known.set(element, compute(element));
    return known.get(element) as Value;
  };
}

/** Reads elements as they look now, each once: many words share their background and their ancestors. */
function createReader(read: ReadColor) {
  const styleOf = memoized((element) => getComputedStyle(element));
  const opacityOf = memoized(
    (element): number =>
      Number(styleOf(element).opacity) * (element.parentElement ? opacityOf(element.parentElement) : 1),
  );
  return {
    /** The colour of an element's words, with the opacity of all that holds them. */
    inkOf: (element: Element) => faded(read(styleOf(element).color), opacityOf(element)),
    /** The colour of an element's own surface. */
    groundOf: memoized((element) => {
      const { backgroundColor, opacity } = styleOf(element);
      return faded(read(backgroundColor), Number(opacity));
    }),
  };
}

function contrastOf({ element, under }: Words, { inkOf, groundOf }: ReturnType<typeof createReader>): number {
  const ground = [...under].reverse().reduce<Color>((lower, layer) => over(groundOf(layer), lower), WHITE);
  const [one, other] = [light(over(inkOf(element), ground)) + 0.05, light(ground) + 0.05];
  return one > other ? one / other : other / one;
}

/**
 * The words whose contrast is too low as they are now. Which words there are and what lies under them is the same in
 * every theme, and slow to find; their colours are quickly read again.
 */
export function lowContrasts(words: readonly Words[], read: ReadColor): readonly string[] {
  const reader = createReader(read);
  // What has left the page since it was found has no colours.
  const shown = words.filter(({ element, under }) => [element, ...under].every((each) => each.isConnected));
  return shown.flatMap((each) => {
    const reached = contrastOf(each, reader);
    return reached >= each.minimum
      ? []
      : [`contrast ${reached.toFixed(2)} < ${each.minimum}: ${each.element.outerHTML.slice(0, 300)}`];
  });
}
