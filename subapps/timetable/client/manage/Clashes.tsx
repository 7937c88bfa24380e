import { Alert, Box } from "@mui/material";
import { useEffect, useState } from "react";
import { type ContractClient, listOf, Phrase, recordOf, textOf, useClient } from "@portal/kit";
import { contract } from "../../contract";
import { useTimetableWords } from "../words";
import type { Told } from "./withoutRepeating";

/** A lesson that is to be entered or moved, as the call asks for it. */
export type Wanted = Parameters<ContractClient<typeof contract>["clashes"]>[0];

type State = "none" | "asking" | readonly string[];

interface Props {
  readonly wanted: Wanted | null;
  /** Where it keeps what it lists, for {@link withoutRepeating}. */
  readonly toldRef: Told;
}

/** What stands in the way of a lesson while it is being entered; nothing where it is incomplete. */
export function Clashes({ wanted, toldRef }: Props) {
  const words = useTimetableWords();
  const calls = useClient(contract);
  const question = wanted ? JSON.stringify(wanted) : "";
  const [known, setKnown] = useState<{ question: string; found: readonly string[] | null } | null>(null);
  useEffect(() => {
    if (question === "") return;
    let current = true;
    void calls.clashes(JSON.parse(question) as Wanted, { quiet: true }).then((answer) => {
      if (!current) return;
      const rows: readonly unknown[] = answer.ok ? listOf(answer.data) : [];
      const texts = [...new Set(rows.map((row) => textOf(recordOf(row)["text"])))];
      toldRef.current = texts;
      setKnown({ question, found: answer.ok ? texts : null });
    });
    return () => {
      current = false;
      toldRef.current = [];
    };
  }, [calls, question, toldRef]);
  const found: State =
    question === "" ? "none" : known?.question === question ? (known.found ?? "none") : "asking";
  return (
    <Box role="status" data-whole="" sx={{ minBlockSize: "3rem" }}>
      {found !== "none" && found !== "asking" && (
        <Alert severity={found.length > 0 ? "warning" : "success"}>
          {found.length === 0 && words("noClashes")}
          {found.length > 0 && (
            <>
              {words("clashes")}
              <Box component="ul" sx={{ margin: 0, paddingInlineStart: "1.25rem" }}>
                {found.map((text) => (
                  <li key={text}>
                    <Phrase text={text} />
                  </li>
                ))}
              </Box>
            </>
          )}
        </Alert>
      )}
    </Box>
  );
}
