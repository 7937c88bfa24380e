import { usePersonName } from "../base/i18n/usePersonName";
import { useChildren } from "./useChildren";
import { useChooseChild } from "./useChooseChild";

/** A child that a parent may switch to. */
interface OtherChild {
  readonly id: string;
  readonly name: string;
  readonly choose: () => void;
}

/** The children of the parent signed in besides the current one; none for other people [WHO-01]. */
export function useOtherChildren(): readonly OtherChild[] {
  const named = usePersonName();
  const { children, current } = useChildren();
  const choose = useChooseChild();
  return children
    .filter(({ id }) => id !== current?.id)
    .map((child) => ({
      id: child.id,
      name: named(child.realName),
      choose: () => void choose(child),
    }));
}
