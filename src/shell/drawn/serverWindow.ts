/** As much of a window as the router reads where the server draws: its address, and a history without entries. */
export const serverWindow = (href: string): Window => {
  const location = new URL(href);
  return {
    location,
    history: { state: null, replaceState: () => undefined },
    document: { querySelector: () => null },
  } as unknown as Window;
};
