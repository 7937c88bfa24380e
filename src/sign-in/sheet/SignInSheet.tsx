import { styled } from "@mui/material/styles";
import { useEffect, useId } from "react";
import { FormattedMessage } from "react-intl";
import { sameName } from "../../base/core/session/loginName";
import { personOf, type User } from "../../base/core/wire/user";
import { DialogFrame } from "../../base/kit/DialogFrame";
import type { Question } from "../../base/kit/DialogQueue";
import { PersonName } from "../../base/kit/PersonName";
import { Button } from "../../base/kit/mui/Button";
import { usePorts } from "../../base/platform/PortsContext";
import { useAppDispatch } from "../../base/state/hooks";
import { LoginForm } from "../LoginForm";
import { useCanRemember, useRemembered } from "../useRemembered";
import { signInAgain } from "./signInAgain";

/** How a sheet ends: the same person is signed in, or wants to sign in by another way than with a password. */
export type SheetAnswer = "signedIn" | "otherWay";

interface Props extends Question<SheetAnswer> {
  /** Whose page it stands over. */
  readonly user: User;
}

const Reason = styled("p")(({ theme }) => ({ margin: theme.spacing(0, 0, 2.5) }));

/** In a window too low for all of it, the button to sign in stays in sight, and the field with the focus clear of it. */
const Box = styled("div")(({ theme }) => ({
  // A cell of a grid would hold the button where it is.
  "& form": { display: "flex", flexDirection: "column" },
  // The button, and two lines on what is wrong with the field.
  "& :is(a, input)": { scrollMarginBlockEnd: "8.25rem" },
  "& [type=submit]": {
    position: "sticky",
    insetBlockEnd: 0,
    boxShadow: `0 0 0 0.5rem ${theme.vars.palette.background.paper}`,
  },
}));

const OtherWay = styled(Button)(({ theme }) => ({
  inlineSize: "100%",
  marginBlockStart: theme.spacing(1.5),
}));

// The name is known, so the password is what there is to type.
const takeFocus = (place: HTMLElement | null) =>
  place?.querySelector<HTMLInputElement>("input[name=password]")?.focus();

/**
 * The login box over the page of a person whose session has ended: their work stays where it is and continues
 * once they have signed in again, here or in another tab [API-11].
 */
export function SignInSheet({ user, close }: Props) {
  const { broadcast, notify } = usePorts();
  const dispatch = useAppDispatch();
  const remembered = useRemembered();
  const canRemember = useCanRemember();
  const reason = useId();
  const person = personOf(user);

  useEffect(
    () =>
      broadcast.listen((message) => {
        if (message.kind === "signedIn" && message.person === person) close("signedIn");
      }),
    [broadcast, close, person],
  );

  return (
    <DialogFrame
      title={{ id: "login.title" }}
      size="question"
      mustAnswer
      described={reason}
      onClose={() => close()}
    >
      <Reason id={reason}>
        <FormattedMessage id="sheet.reason" values={{ name: <PersonName name={user.realName} /> }} />
      </Reason>
      <Box ref={takeFocus}>
        <LoginForm
          remembered={remembered && sameName(remembered.username, user.loginName) ? remembered : null}
          account={user.loginName}
          canRemember={canRemember}
          onSubmit={async (credentials) => {
            const result = await dispatch(signInAgain(credentials));
            if ("problem" in result) return result.problem;
            if (result.samePerson) {
              close("signedIn");
              notify({ severity: "success", text: { id: "account.signedIn" }, answer: true });
            }
            return null;
          }}
        />
      </Box>
      {/* After the form and not below it all the time: on a low window that would hide the button to sign in. */}
      <OtherWay onClick={() => close("otherWay")}>
        <FormattedMessage id="sheet.otherWay" />
      </OtherWay>
    </DialogFrame>
  );
}
