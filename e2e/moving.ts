/** For `test.use`: the page moves as it does for most people, where a journey is about what moves or opens over what. */
export const MOVING = { contextOptions: { reducedMotion: "no-preference" } } as const;
