import type { ReactElement } from "react";
import { linkInto } from "../../base/core/apps/linkInto";
import { useText } from "../../base/i18n/useText";
import { BarIcon, entryProps } from "../../apps";
import { HeaderButton, HIDDEN_ON_PHONES } from "../../bars";
import { useShell } from "../../base/kit/ShellContext";

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
