/** Where a tile is on the screen. */
export interface TileBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Before which tile one lands that is dropped at a point; after the last one it is their number. Of none it is 0. */
export function landingPlace(boxes: readonly TileBox[], x: number, y: number): number {
  const distances = boxes.map(({ left, top, width, height }) => ({
    row: Math.max(0, top - y, y - top - height),
    along: Math.abs(x - left - width / 2),
  }));
  let nearest = 0;
  distances.forEach((distance, index) => {
    const best = distances[nearest];
    if (best && (distance.row < best.row || (distance.row === best.row && distance.along < best.along)))
      nearest = index;
  });
  const box = boxes[nearest];
  return box && x > box.left + box.width / 2 ? nearest + 1 : nearest;
}
