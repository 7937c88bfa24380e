import { styled } from "@mui/material/styles";
import { Fragment, useId, useState, type ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import type { GuestKeys } from "../base/core/apps/guests";
import type { Text } from "../base/core/wire/text";
import { DialogFrame } from "../base/kit/DialogFrame";
import type { Question } from "../base/kit/DialogQueue";
import { Phrase } from "../base/kit/Phrase";
import { FormControlLabel } from "../base/kit/mui/FormControlLabel";
import { Switch } from "../base/kit/mui/Switch";
import { KEY_GROUPS } from "./keys";

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
  /** The keys of the application that is shown, which stand first; null where none is, or it has none. */
  readonly guest: Pick<GuestKeys, "name" | "rows"> | null;
  /** Whether the question mark opens this. */
  readonly byKey: boolean;
  readonly onByKey: (byKey: boolean) => void;
}

/**
 * Every key of the portal and of the application that is shown, by the part in which it works. A key of one character can be switched off, for people who
 * may type it unintentionally by voice or hand [A11Y-07].
 */
export function KeyboardHelpDialog({ close, commandKey, guest, byKey, onByKey }: Props): ReactElement {
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
        {guest && <Group title={guest.name} rows={guest.rows} commandKey={commandKey} />}
        {KEY_GROUPS.map(({ title, rows }) => (
          <Group
            key={title}
            title={{ id: title }}
            rows={rows.map(({ ways, does }) => ({ ways, does: { id: does } }))}
            commandKey={commandKey}
          />
        ))}
      </Parts>
    </DialogFrame>
  );
}

interface GroupProps extends Pick<Props, "commandKey"> {
  readonly title: Text;
  readonly rows: readonly { readonly ways: readonly (readonly string[])[]; readonly does: Text }[];
}

function Group({ title, rows, commandKey }: GroupProps): ReactElement {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>
        <Phrase text={title} />
      </h3>
      <dl>
        {rows.map(({ does, ways }, place) => (
          <div key={place}>
            <dt>
              <Phrase text={does} />
            </dt>
            <dd>
              {ways.map((keys, way) => (
                <Fragment key={keys.join("+")}>
                  {way > 0 && OR}
                  {keys.map((key, order) => (
                    <Fragment key={key}>
                      {order > 0 && TOGETHER}
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
