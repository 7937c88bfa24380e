export { DatedPhrase } from "./DatedPhrase";
