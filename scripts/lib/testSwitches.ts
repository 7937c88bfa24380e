import switches from "./chromiumSwitches.json";

/** Chromium's switches for tests: drawing within its own process takes a tenth less. `bench/` measures without that. */
export const TEST_SWITCHES: readonly string[] = [...switches, "--in-process-gpu"];
