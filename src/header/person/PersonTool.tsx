import type { ReactElement } from "react";
import type { ToolProps } from "../../bars";
import { roleOf } from "../../base/core/wire/user";
import { useToastLog } from "../../toast";
import { usePerson } from "../../base/session/PersonContext";
import { Person } from "./Person";

/** The welcome of the person signed in, and the way to their menu. */
export function PersonTool({ panel }: ToolProps): ReactElement {
  const person = usePerson();
  const { realName, loginName, avatar } = person;
  return (
    <Person
      name={realName || loginName}
      avatar={avatar}
      personRole={roleOf(person)}
      quiet={useToastLog()?.quiet ?? false}
      panel={panel}
    />
  );
}
