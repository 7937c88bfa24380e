export { LicencesLine } from "./LicencesLine";
export { useModuleLicenceQuery, useModulesQuery } from "./licence.api";
export { LicenceWatcher } from "./LicenceWatcher";
