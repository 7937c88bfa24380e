/** All that works on pictures, in one part that comes when the first application asks for it. */
export { askForPicture } from "../../kit/picture/askForPicture";
export { picturesHere } from "../../state/pictures/picturesHere";
export { uploadBase64 } from "../../state/pictures/uploadBase64";
