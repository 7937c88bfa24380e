/** The first command that README shows. */
export const firstCommand: (readme: string) => string;
