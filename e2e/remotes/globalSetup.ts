import { buildTestRemotes } from "./build";

/** Playwright builds the test sub-applications once, before any test. */
export default buildTestRemotes;
