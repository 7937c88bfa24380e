import type { ReactElement } from "react";
import { linkInto } from "../../../core/menu/linkInto";
import { useText } from "../../../i18n/useText";
import { BarIcon } from "../../../kit/apps/AppIcon";
import { entryProps } from "../../../kit/apps/entryProps";
import { HeaderButton, HIDDEN_ON_PHONES } from "../../../kit/header/HeaderButton";
import { useShell } from "../../../kit/ShellContext";

/** The buttons that applications put into the header by `fills.tool` of their `app.json` [VIEW-09]. */
export function GuestTools(): ReactElement {
  const { tools, current, onOpen } = useShell();
  const text = useText();
  return (
    <>
      {tools.map(({ entry, whole }) => {
        const name = text(entry.name);
        return (
          <HeaderButton
            key={whole.app.code}
            as="a"
            {...entryProps({ ...whole, href: linkInto(whole, entry.at) }, current, onOpen)}
            aria-label={name}
            data-active={current === whole.app.code}
            sx={HIDDEN_ON_PHONES}
          >
            <BarIcon app={whole.app} name={name} />
          </HeaderButton>
        );
      })}
    </>
  );
}
