import type { DrawingTools } from "./drawPicture";

/** What the page itself draws with, where workers cannot: an `<img>` puts pictures upright in every browser. */
export const pageTools: DrawingTools = {
  decode: async (file) => {
    const address = URL.createObjectURL(file);
    const image = new Image();
    const close = () => URL.revokeObjectURL(address);
    try {
      image.src = address;
      await image.decode();
    } catch (error) {
      close();
      throw error;
    }
    return { image, width: image.naturalWidth, height: image.naturalHeight, close };
  },
  canvas: ({ width, height }) => {
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    const context = canvas.getContext("2d");
    if (!context) throw new Error("There is no context to draw in.");
    return {
      context,
      encode: (type, quality) =>
        new Promise((resolve, reject) => {
          const take = (blob: Blob | null) =>
            blob ? resolve(blob) : reject(new Error("The picture cannot be encoded."));
          canvas.toBlob(take, `image/${type}`, quality);
        }),
    };
  },
};
