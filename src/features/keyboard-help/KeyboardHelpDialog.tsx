import { styled } from "@mui/material/styles";
import { Fragment, useId, useState, type ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { DialogFrame } from "../../kit/DialogFrame";
import type { Question } from "../../kit/DialogQueue";
import { FormControlLabel } from "../../kit/mui/FormControlLabel";
import { Switch } from "../../kit/mui/Switch";
import { KEY_GROUPS, type KeyGroup } from "./keys";
import "./words";

/** Between two ways of doing the same, and between keys that are pressed together. */
const OR = " / ";
const TOGETHER = " + ";

const Parts = styled("div")(({ theme }) => ({
  display: "grid",
  gap: "1.25rem",
  "& h3": { margin: "0 0 0.375rem", fontSize: "1rem" },
  "& dl": { margin: 0 },
  "& dl > div": {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    gap: "0.25rem 1rem",
    paddingBlock: "0.375rem",
    borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  },
  "& dt": { flex: "1 1 12rem" },
  "& dd": { margin: 0 },
  "& kbd": {
    display: "inline-block",
    minInlineSize: "1.5rem",
    paddingInline: "0.375rem",
    border: `1px solid ${theme.vars.palette.line.control}`,
    borderRadius: "0.25rem",
    font: "inherit",
    fontSize: "0.875rem",
    textAlign: "center",
  },
}));

interface Props extends Question<never> {
  /** What the key Ctrl is called on the person's keyboard. */
  readonly commandKey: string;
  /** Whether the question mark opens this. */
  readonly byKey: boolean;
  readonly onByKey: (byKey: boolean) => void;
}

/**
 * Every key of the portal, by the part in which it works. A key of one character can be switched off, for people who
 * may type it unintentionally by voice or hand [A11Y-07].
 */
export function KeyboardHelpDialog({ close, commandKey, byKey, onByKey }: Props): ReactElement {
  const [on, setOn] = useState(byKey);
  return (
    <DialogFrame title={{ id: "keys.title" }} onClose={() => close()}>
      <Parts>
        <FormControlLabel
          label={<FormattedMessage id="keys.byKey" />}
          control={
            <Switch
              checked={on}
              onChange={(_, checked) => {
                setOn(checked);
                onByKey(checked);
              }}
              slotProps={{ input: { role: "switch" } }}
            />
          }
        />
        {KEY_GROUPS.map((group) => (
          <Group key={group.title} {...group} commandKey={commandKey} />
        ))}
      </Parts>
    </DialogFrame>
  );
}

function Group({ title, rows, commandKey }: KeyGroup & Pick<Props, "commandKey">): ReactElement {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>
        <FormattedMessage id={title} />
      </h3>
      <dl>
        {rows.map(({ does, ways }) => (
          <div key={does}>
            <dt>
              <FormattedMessage id={does} />
            </dt>
            <dd>
              {ways.map((keys, way) => (
                <Fragment key={keys.join("+")}>
                  {way > 0 && OR}
                  {keys.map((key, place) => (
                    <Fragment key={key}>
                      {place > 0 && TOGETHER}
                      <kbd>{key === "Ctrl" ? commandKey : key}</kbd>
                    </Fragment>
                  ))}
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
