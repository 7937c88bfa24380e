import { styled } from "@mui/material/styles";
import { useMemo, type ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import type { Text } from "../base/core/wire/text";
import { PageForm } from "../base/kit/form/PageForm";
import { object, text } from "../base/kit/form/schemas";
import { TextInput } from "../base/kit/form/TextInput";
import { Button } from "../base/kit/mui/Button";
import { LONGEST_ADDRESS, readManifestAddress, type AddressFault } from "./core/manifestAddress";
import type { LabEngine } from "./flow/LabEngine";
import type { AskedManifest, Refusal } from "./flow/step";

const EXAMPLE = "/notices/manifest.json";

const Actions = styled("div")({ display: "flex", flexWrap: "wrap", gap: "0.75rem" });

const FAULTS: readonly AddressFault[] = ["notAddress", "otherOrigin", "notManifest"];

/** The words of a manifest that did not come. */
const refusalText = ({ problem, status = 0 }: Refusal): Text => ({
  id: `lab.problem.${problem}`,
  values: { status },
});

/** Asks an engine for a manifest, and waits until it has come or has not. */
function ask(engine: LabEngine, asked: AskedManifest) {
  return new Promise<{ readonly data: null } | { readonly error: object }>((resolve) => {
    const look = () => {
      const state = engine.getSnapshot();
      if (state.phase === "reading") return;
      stop();
      resolve(
        state.phase === "refused" ? { error: { fields: { address: refusalText(state) } } } : { data: null },
      );
    };
    const stop = engine.subscribe(look);
    engine.ask(asked);
    look();
  });
}

interface Props {
  readonly engine: LabEngine;
  /** The portal's own origin, from which alone applications are loaded. */
  readonly origin: string;
  readonly isReading: boolean;
  /** Nothing else can be read while an application is checked. */
  readonly isRunning: boolean;
}

/** The field for a manifest's address. What was typed stays, whatever comes of it [MORE-06]. */
export function AddressForm({ engine, origin, isReading, isRunning }: Props): ReactElement {
  const schema = useMemo(() => {
    const address = FAULTS.reduce(
      (rule, fault) =>
        rule.test({
          name: fault,
          // The form shows a message of the catalogues.
          message: { id: `lab.address.${fault}`, values: { origin } },
          test: (value) => {
            const read = readManifestAddress(value, origin);
            return value === "" || !("fault" in read) || read.fault !== fault;
          },
        }),
      text().required().max(LONGEST_ADDRESS),
    );
    return object({ address });
  }, [origin]);
  return (
    <PageForm
      status="edit"
      schema={schema}
      initial={{ address: "" }}
      submit={({ address }) => {
        const read = readManifestAddress(address, origin);
        if ("fault" in read) return Promise.resolve({ error: {} });
        return ask(engine, { address: origin + read.path, app: read.app });
      }}
      actions={
        <Actions>
          <Button type="submit" variant="contained" aria-disabled={isReading || isRunning || undefined}>
            <FormattedMessage id={isReading ? "lab.reading" : "lab.read"} />
          </Button>
          {isReading && (
            <Button variant="outlined" onClick={engine.cancel}>
              <FormattedMessage id="lab.cancel" />
            </Button>
          )}
        </Actions>
      }
    >
      <TextInput
        name="address"
        label={{ id: "lab.address" }}
        hint={{ id: "lab.address.hint", values: { example: EXAMPLE, origin } }}
        disabled={isRunning}
      />
    </PageForm>
  );
}
