/** The handle on a field of colours: white within black, one of which is seen on any colour. */
export const thumb = {
  boxSizing: "border-box",
  inlineSize: "1.75rem",
  blockSize: "1.75rem",
  borderRadius: "50%",
  border: "3px solid rgb(255 255 255)",
  boxShadow: "0 0 0 1.5px rgb(0 0 0 / 0.8), inset 0 0 0 1.5px rgb(0 0 0 / 0.8)",
} as const;
