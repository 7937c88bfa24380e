import { styled } from "@mui/material/styles";
import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { MenuLine, type LineProps } from "../../bars";
import { PersonName } from "../../base/kit/PersonName";
import { useOtherIdentity } from "./useOtherIdentity";

const Words = styled("span")({ overflowWrap: "anywhere", whiteSpace: "normal" });

/** The way to the person's other account; not there for those who have none, nor where it is not offered [WHO-02]. */
export function OtherIdentityLine({ close }: LineProps): ReactElement | null {
  const other = useOtherIdentity();
  if (!other) return null;
  const { role, name, change } = other;
  return (
    <MenuLine Icon={ArrowLeftRight} close={close} onChoose={change}>
      <Words>
        <FormattedMessage id="person.switch" values={{ role, name: <PersonName name={name} /> }} />
      </Words>
    </MenuLine>
  );
}
