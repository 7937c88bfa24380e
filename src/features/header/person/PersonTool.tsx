import type { ReactElement } from "react";
import type { ToolProps } from "../../../kit/header/panel";
import { useToastLog } from "../../../kit/toast/useToastLog";
import { usePerson } from "../../../session/PersonContext";
import { Person } from "./Person";

/** The welcome of the person signed in, and the way to their menu. */
export function PersonTool({ panel }: ToolProps): ReactElement {
  const { realName, loginName, avatar, userType } = usePerson();
  return (
    <Person
      name={realName || loginName}
      avatar={avatar}
      userType={userType}
      quiet={useToastLog()?.quiet ?? false}
      panel={panel}
    />
  );
}
