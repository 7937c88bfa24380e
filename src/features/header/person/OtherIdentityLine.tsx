import { styled } from "@mui/material/styles";
import { skipToken } from "@reduxjs/toolkit/query";
import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { useParentTeacherLinkQuery } from "../../../api/linkedAccount.api";
import { linkQuestion, otherIdentity } from "../../../core/identity/identity";
import { useKit } from "../../../kit/KitContext";
import { MenuLine, type LineProps } from "../../../kit/menu/MenuLine";
import { Phrase } from "../../../kit/Phrase";
import { useShell } from "../../../kit/ShellContext";
import { usePerson } from "../../../session/PersonContext";
import { confirmed } from "./confirmed";
import { useSwitchIdentity } from "./useSwitchIdentity";

const Words = styled("span")({ overflowWrap: "anywhere", whiteSpace: "normal" });

/** The way to the person's other account; not there for those who have none, nor where it is not offered [WHO-02]. */
export function OtherIdentityLine({ close }: LineProps): ReactElement | null {
  const person = usePerson();
  const { device, links, current } = useShell();
  const kit = useKit();
  const switchTo = useSwitchIdentity();
  const { data: link = null } = useParentTeacherLinkQuery(linkQuestion(person) ?? skipToken);
  // User types that may open the application on the screen; none named means all.
  const openTo = links.find(({ app }) => app.code === current)?.app.menu.userTypes ?? [];
  const other = otherIdentity(link, { person, client: device.client, openTo });
  if (!other) return null;

  const { role, name } = other;
  const change = async () => {
    const sure = await confirmed(kit, {
      title: { id: "person.switch.title", values: { role, name } },
      body: { id: "person.switch.body" },
      confirm: { id: "person.switch.confirm" },
    });
    if (sure) await switchTo(other);
  };
  return (
    <MenuLine Icon={ArrowLeftRight} close={close} onChoose={() => void change()}>
      <Words>
        <FormattedMessage id="person.switch" values={{ role, name: <Phrase text={name} /> }} />
      </Words>
    </MenuLine>
  );
}
