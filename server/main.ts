import { oneLine, StartFault } from "./settings/fault";
import { readOptions, type ServerOptions } from "./settings/options";
import { DEMO_PASSWORD, people } from "./demo/seed/people";
import { campusAccounts } from "./demo/seed/social";
import { type Running, startServer } from "./start";
import { units } from "./demo/seed/units";

const TYPES = ["", "student", "teacher", "parent", "staff"];

/** The accounts to try out, as far as the demo password opens them. */
function accountLines(logins: readonly string[]): string[] {
  const shown = people.filter((person) => person.shown && logins.includes(person.login));
  const width = Math.max(...shown.map(({ login }) => login.length));
  return shown.map((person) => {
    const unit = units.find(({ id }) => id === person.unit)?.english ?? "";
    const role = person.admin ? "admin" : (TYPES[person.type] ?? "");
    return `  ${person.login.padEnd(width)} / ${DEMO_PASSWORD}   ${role}, ${unit}`;
  });
}

/** The accounts of the demo providers, for signing in through them. */
function campusLine(): string {
  const names = (tied: boolean) =>
    campusAccounts
      .filter(({ person }) => (person !== undefined) === tied)
      .map(({ account }) => account)
      .join(", ");
  return `Campus ID and Campus app accounts, same password: ${names(true)}; linked to nobody yet: ${names(false)}`;
}

function welcome(options: ServerOptions, running: Running): string {
  const open = `School Portal is open at ${running.url}`;
  if (options.platformUrl)
    return running.platformFault === null
      ? `${open}, over the platform ${options.platformUrl.origin}`
      : `${open}\nThe platform ${options.platformUrl.origin} cannot be reached (${running.platformFault}); calls will fail until it can.`;
  if (!running.demoAccounts)
    return `${open}\nDemo accounts are refused, because HOST=${options.host} lets others reach the portal. Sign in as admin with the password you set by ADMIN_PASSWORD.`;
  const lines = ["Demo accounts (on this machine only):", ...accountLines(running.demoLogins), campusLine()];
  if (options.adminPassword !== null)
    lines.push("Sign in as admin with the password you set by ADMIN_PASSWORD.");
  return [open, ...lines].join("\n");
}

/**
 * Stops on a signal. Only a second Ctrl+C cuts that short: a terminal's first one comes to every process of the command, and
 * the one that started us may pass it on.
 */
function stopWith(running: Running): void {
  let stopping = false;
  let interrupts = 0;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => {
      if (signal === "SIGINT" && (interrupts += 1) > 1) process.exit(1);
      if (stopping) return;
      stopping = true;
      running.close().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(`The portal did not stop cleanly: ${oneLine(error)}`);
          process.exit(1);
        },
      );
    });
}

async function main(): Promise<void> {
  // The reader of our output may have gone (`npm start | head`); the portal goes on.
  process.stdout.on("error", () => undefined);
  const options = readOptions(process.env);
  const running = await startServer(options);
  stopWith(running);
  console.log(`ready ${running.url}`);
  console.log(welcome(options, running));
}

main().catch((error: unknown) => {
  const unexpected = !(error instanceof StartFault);
  console.error(unexpected ? `The portal could not start: ${oneLine(error)}` : error.message);
  if (unexpected && process.env["DEBUG"]) console.error(error);
  process.exit(1);
});
