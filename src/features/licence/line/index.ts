export { LicencesLine } from "./LicencesLine";
