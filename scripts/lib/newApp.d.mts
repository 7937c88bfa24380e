interface NewApp {
  readonly code: string;
  readonly name: { readonly "zh-CN": string; readonly en: string };
}

export function askedApp(args: readonly string[], apps?: string): NewApp | { readonly fault: string };
export function writeApp(folder: string, app: NewApp): readonly string[];
