// Makes one attack in a process of its own, so that it does not disturb the measurement: it prepares, reports
// that it is ready, waits for the start, and reports the answers.
import { ATTACKS } from "./attacks";

const [, , name = "", url = ""] = process.argv;

async function main(): Promise<void> {
  const attack = ATTACKS[name];
  if (!attack) throw new Error(`There is no attack "${name}".`);
  const requests = await attack(url);
  process.send?.("prepared");
  await new Promise((resolve) => process.once("message", resolve));
  const statuses = await Promise.all(
    requests.map(async (send) => {
      const answer = await send();
      const json = answer.headers.get("content-type")?.includes("json");
      const body = json ? ((await answer.json()) as { status?: number }) : (await answer.arrayBuffer(), {});
      return body.status ?? answer.status;
    }),
  );
  process.send?.(statuses);
  process.disconnect();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
