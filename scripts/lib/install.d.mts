/** The missing packages that the settings ask for, with their versions. */
export function missingOnDemand(
  environment: Readonly<Record<string, string | undefined>>,
  isThere?: (name: string) => boolean,
): readonly string[];
