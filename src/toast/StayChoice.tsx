import FormControl from "@mui/material/FormControl";
import RadioGroup from "@mui/material/RadioGroup";
import { useId, type ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { isStay, STAYS, type Stay } from "../base/flow/toast/stay";
import type { MessageId } from "../base/i18n/messageIds";
import { FormControlLabel } from "../base/kit/mui/FormControlLabel";
import { FormLabel } from "../base/kit/mui/FormLabel";
import { Radio } from "../base/kit/mui/Radio";

const NAMES: Readonly<Record<Stay, MessageId>> = {
  normal: "toastLog.stay.normal",
  longer: "toastLog.stay.longer",
  untilDismissed: "toastLog.stay.untilDismissed",
};

interface Props {
  readonly stay: Stay;
  readonly onChoose: (stay: Stay) => void;
}

/** How long toasts stay on the screen, for people who read slowly or look elsewhere [MORE-03, A11Y-05]. */
export function StayChoice({ stay, onChoose }: Props): ReactElement {
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>
        <FormattedMessage id="toastLog.stay" />
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={stay}
        onChange={(_, value) => {
          if (isStay(value)) onChoose(value);
        }}
      >
        {STAYS.map((each) => (
          <FormControlLabel
            key={each}
            value={each}
            control={<Radio />}
            label={<FormattedMessage id={NAMES[each]} />}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
