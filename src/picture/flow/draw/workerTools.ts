import type { DrawingTools } from "./drawPicture";

/** What a worker draws with; null where its browser has no canvas for workers. */
export function workerTools(): DrawingTools | null {
  if (typeof OffscreenCanvas === "undefined" || typeof createImageBitmap === "undefined") return null;
  return {
    decode: async (file) => {
      const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
      const { width, height } = bitmap;
      return { image: bitmap, width, height, close: () => bitmap.close() };
    },
    canvas: ({ width, height }) => {
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext("2d");
      if (!context) throw new Error("There is no context to draw in.");
      return {
        context,
        encode: (type, quality) => canvas.convertToBlob({ type: `image/${type}`, quality }),
      };
    },
  };
}
