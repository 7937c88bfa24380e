import { CompiledQuery, SqliteDriver } from "kysely";

/** Watches the transactions of SQLite until it is stopped: the rows that each one changed, and how often the thread had looked elsewhere by then. */
export function watchTransactions() {
  const seen: { readonly rows: number; readonly turn: number }[] = [];
  let [before, turn, isOn] = [0, 0, true];
  const count = () => {
    turn += 1;
    if (isOn) setImmediate(count).unref();
  };
  count();
  type Use = SqliteDriver["commitTransaction"];
  const changesOf = async (connection: Parameters<Use>[0]) => {
    const { rows } = await connection.executeQuery(CompiledQuery.raw("select total_changes() as changes"));
    return (rows as { changes: number }[])[0]?.changes ?? 0;
  };
  const { prototype } = SqliteDriver;
  const spied = (name: "beginTransaction" | "commitTransaction", use: (changes: number) => void) => {
    const real = Reflect.get(prototype, name) as (connection: unknown) => Promise<void>;
    return jest.spyOn(prototype, name).mockImplementation(async function (this: SqliteDriver, connection) {
      await Reflect.apply(real, this, [connection]);
      use(await changesOf(connection));
    });
  };
  const spies = [
    spied("beginTransaction", (changes) => (before = changes)),
    spied("commitTransaction", (changes) => void seen.push({ rows: changes - before, turn })),
  ];
  return () => {
    isOn = false;
    for (const spy of spies) spy.mockRestore();
    return seen;
  };
}
