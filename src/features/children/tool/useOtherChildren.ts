import { useText } from "../../../i18n/useText";
import { useChildren } from "../useChildren";
import { useChooseChild } from "../useChooseChild";

/** A child that a parent may switch to. */
interface OtherChild {
  readonly id: string;
  readonly name: string;
  readonly choose: () => void;
}

/** The children of the parent signed in besides the current one; none for other people [WHO-01]. */
export function useOtherChildren(): readonly OtherChild[] {
  const text = useText();
  const { children, current } = useChildren();
  const choose = useChooseChild();
  return children
    .filter(({ id }) => id !== current?.id)
    .map((child) => ({
      id: child.id,
      name: text(child.realName),
      choose: () => void choose(child),
    }));
}
