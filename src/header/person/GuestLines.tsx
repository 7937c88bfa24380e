import type { ReactElement } from "react";
import { linkInto } from "../../base/core/apps/linkInto";
import { BarIcon } from "../../apps";
import { MenuLine, type LineProps } from "../../bars";
import { Phrase } from "../../base/kit/Phrase";
import { useShell } from "../../base/kit/ShellContext";

/** The lines that applications put into the person's menu by `fills.line` of their `app.json` [VIEW-09]. */
export function GuestLines({ close }: LineProps): ReactElement {
  const { lines, onOpen } = useShell();
  return (
    <>
      {lines.map(({ entry, whole }) => (
        <MenuLine
          key={whole.app.code}
          icon={<BarIcon app={whole.app} name={whole.name} />}
          close={close}
          href={linkInto(whole, entry.at)}
          here={!whole.newWindow}
          onChoose={() => onOpen(whole.app)}
        >
          <Phrase text={entry.name} />
        </MenuLine>
      ))}
    </>
  );
}
