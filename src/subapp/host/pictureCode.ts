/** All that works on pictures, in one part that comes when the first application asks for it. */
export { askForPicture, picturesHere, uploadBase64 } from "../../picture";
