import { styled } from "@mui/material/styles";
import { useId, type ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { Choice } from "../base/kit/choice/Choice";
import type { LayoutChoice } from "../base/core/preferences/layout";
import { ChoiceGroup } from "./ChoiceGroup";
import { LayoutPreview } from "./LayoutPreview";

/** The layouts for everybody; a unit may bring one more. */
export const LAYOUTS = ["top", "left"] as const;

/** On phones every layout is the same. */
const NotOnPhones = styled("div")({
  display: "grid",
  gap: "1.25rem",
  "@media (max-width: 37.5em)": { display: "none" },
});

const Reason = styled("p")(({ theme }) => ({
  margin: 0,
  marginBlockStart: "-0.75rem",
  fontSize: "0.8125rem",
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
}));

interface Props {
  readonly layout: LayoutChoice;
  readonly onLayout: (name: string) => void;
}

/** The choice of a layout; where the look leaves none, the reason stands below it [DESK-06]. */
export function LayoutGroup({ layout, onLayout }: Props): ReactElement {
  const id = useId();
  const own = LAYOUTS.every((name) => name !== layout.unit) ? layout.unit : null;
  return (
    <NotOnPhones>
      <ChoiceGroup legend={<FormattedMessage id="appearance.layout" />}>
        {[...LAYOUTS, ...(own === null ? [] : [own])].map((name) => (
          <Choice
            key={name}
            name={`${id}layout`}
            checked={layout.name === name}
            onChoose={() => onLayout(name)}
            refusedBy={layout.forced ? `${id}forced` : undefined}
          >
            <LayoutPreview layout={name} />
            <FormattedMessage id={messageOf(name)} />
          </Choice>
        ))}
      </ChoiceGroup>
      {layout.forced && (
        <Reason id={`${id}forced`}>
          <FormattedMessage id="appearance.layout.forced" />
        </Reason>
      )}
    </NotOnPhones>
  );
}

/** What the choice of a layout is called; one that a unit brings along is the school's own. */
const messageOf = (name: string) =>
  name === "top" || name === "left" ? (`appearance.layout.${name}` as const) : "appearance.layout.unit";
