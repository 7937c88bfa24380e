type Rest<F, First> = F extends (first: First, ...rest: infer R) => infer A ? (...rest: R) => A : never;

/**
 * Gives functions their first argument, what they work with, so that a part of the platform is written as plain functions
 * and handed around as one value.
 */
export const withFirst = <First, Functions extends Readonly<Record<string, unknown>>>(
  first: First,
  functions: Functions,
) =>
  Object.fromEntries(
    Object.entries(functions).map(([name, each]) => [
      name,
      (...rest: readonly unknown[]): unknown =>
        (each as (first: First, ...rest: readonly unknown[]) => unknown)(first, ...rest),
    ]),
  ) as { readonly [Name in keyof Functions]: Rest<Functions[Name], First> };
