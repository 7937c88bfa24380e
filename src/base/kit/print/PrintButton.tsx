import Printer from "lucide-react/icons/printer";
import type { ReactElement } from "react";
import type { Text } from "../../core/wire/text";
import { useText } from "../../i18n/useText";
import { Button } from "../mui/Button";
import { useAsked } from "../useAsked";
import { usePrint, type PrintPorts, type PrintSource } from "./usePrint";

interface Props {
  /** Asked when the person wants to print; a promise where it is to be loaded first. */
  readonly source: () => PrintSource | Promise<PrintSource>;
  readonly title: Text;
  readonly label?: Text;
  readonly variant?: "text" | "outlined" | "contained";
  readonly ports?: PrintPorts;
}

const LABEL: Text = { id: "kit.print" };

/** The button that prints one part of the page [WID-06]. */
export function PrintButton({
  source,
  title,
  label = LABEL,
  variant = "outlined",
  ports,
}: Props): ReactElement {
  const text = useText();
  const print = usePrint(ports);
  const { waits, ask } = useAsked(source, (found: PrintSource) => print(found, title));
  return (
    <Button
      variant={variant}
      startIcon={<Printer aria-hidden size="1.125rem" />}
      aria-disabled={waits || undefined}
      onClick={ask}
    >
      {text(label)}
    </Button>
  );
}
