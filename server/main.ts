import { demo } from "./demo";
import { oneLine, StartFault } from "./settings/fault";
import { readOptions, type ServerOptions } from "./settings/options";
import { type Running, startServer } from "./start";

function welcome(options: ServerOptions, running: Running): string {
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
  const running = await startServer(options, demo);
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
