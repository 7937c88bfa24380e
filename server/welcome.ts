import type { Demo } from "./platform/demo";
import type { ServerOptions } from "./settings/options";
import type { Running } from "./start";

/** What a started portal prints: its address, what is missing, and who can sign in. */
export function welcome(options: ServerOptions, running: Running, demo: Demo): string {
  const open = `School Portal is open at ${running.url}`;
  if (options.platformUrl)
    return running.platformFault === null
      ? `${open}, over the platform ${options.platformUrl.origin}`
      : `${open}\nThe platform ${options.platformUrl.origin} cannot be reached (${running.platformFault}); calls will fail until it can.`;
  const own = "Sign in as admin with the password you set by ADMIN_PASSWORD.";
  if (!options.demo) return `${open}, without the demo${options.adminPassword === null ? "" : `\n${own}`}`;
  if (!running.demoAccounts)
    return `${open}\nDemo accounts are refused, because HOST=${options.host} lets others reach the portal. ${own}`;
  const logins = running.demoLogins;
  const lines =
    logins.length > 0 ? ["Demo accounts (on this machine only):", ...demo.accountLines(logins)] : [];
  return [open, ...lines, ...(options.adminPassword === null ? [] : [own])].join("\n");
}
