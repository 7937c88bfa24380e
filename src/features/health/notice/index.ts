export { VersionNotice } from "./VersionNotice";
