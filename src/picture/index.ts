export { askForPicture } from "./askForPicture";
export { changePortrait } from "./changePortrait";
export { type PictureNews, type PictureOrder, takeOrder } from "./flow/draw/jobs";
export { workerTools } from "./flow/draw/workerTools";
export { photographOf } from "./photographOf";
export { picturesHere } from "./picturesHere";
export { uploadBase64 } from "./uploadBase64";
