import Pipette from "lucide-react/icons/pipette";
import { useEffect, useRef, type ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { ChoiceFace } from "../../../kit/choice/Choice";

interface Props {
  readonly color: string;
  /** Whether this very colour, none of the named ones, is worn. */
  readonly chosen: boolean;
  /** While the person drags in the browser's colour dialog. */
  readonly onTry: (color: string) => void;
  /** When the person has decided. */
  readonly onSettle: (color: string) => void;
}

/** A colour of one's own: shown live while it is being chosen, settled when the browser's dialog closes. */
export function ColorField({ color, chosen, onTry, onSettle }: Props): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  const settle = useRef(onSettle);
  useEffect(() => {
    settle.current = onSettle;
  });

  // React's onChange is the browser's `input`; the browser's own `change` alone tells that the choice is made.
  useEffect(() => {
    const element = input.current;
    const changed = () => settle.current(element?.value ?? "");
    element?.addEventListener("change", changed);
    return () => element?.removeEventListener("change", changed);
  }, []);

  return (
    <ChoiceFace data-chosen={chosen}>
      <input ref={input} type="color" value={color} onChange={(event) => onTry(event.target.value)} />
      <Pipette aria-hidden="true" size="1.75rem" strokeWidth={1.5} />
      <FormattedMessage id="header.color.custom" />
    </ChoiceFace>
  );
}
