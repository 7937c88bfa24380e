import PanelLeft from "lucide-react/icons/panel-left";
import Pin from "lucide-react/icons/pin";
import type { FocusEventHandler, ReactElement, RefObject } from "react";
import { useIntl } from "react-intl";
import { Head, HeadButton } from "./parts";

interface Props {
  /** The button that opens the menu, which takes the focus when it closes. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly listId: string;
  readonly open: boolean;
  /** Whether the menu stays beside the page; null on a screen without room for that. */
  readonly locked: boolean | null;
  readonly onPress: () => void;
  readonly onFocusLock: FocusEventHandler;
  readonly onLock: (lock: boolean) => void;
}

/** The buttons above the menu: one opens and closes it, one keeps it open [DESK-06]. */
export function SideMenuHead({
  button,
  listId,
  open,
  locked,
  onPress,
  onFocusLock,
  onLock,
}: Props): ReactElement {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: "menu.title" });
  const lock = formatMessage({ id: "menu.lock" });
  return (
    <Head>
      <HeadButton
        ref={button}
        type="button"
        aria-label={title}
        aria-expanded={open}
        aria-controls={listId}
        onClick={onPress}
      >
        <PanelLeft aria-hidden="true" />
      </HeadButton>
      {locked !== null && (
        <HeadButton
          type="button"
          aria-label={lock}
          aria-pressed={locked}
          onFocus={onFocusLock}
          onClick={() => onLock(!locked)}
        >
          <Pin aria-hidden="true" />
        </HeadButton>
      )}
    </Head>
  );
}
