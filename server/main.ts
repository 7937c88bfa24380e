import { demo } from "./demo";
import { oneLine, StartFault } from "./settings/fault";
import { readOptions } from "./settings/options";
import { type Running, startServer } from "./start";
import { welcome } from "./welcome";

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
  console.log(welcome(options, running, demo));
}

main().catch((error: unknown) => {
  const unexpected = !(error instanceof StartFault);
  console.error(unexpected ? `The portal could not start: ${oneLine(error)}` : error.message);
  if (unexpected && process.env["DEBUG"]) console.error(error);
  process.exit(1);
});
