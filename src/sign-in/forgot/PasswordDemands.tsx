import { styled } from "@mui/material/styles";
import Check from "lucide-react/icons/check";
import Circle from "lucide-react/icons/circle";
import { FormattedMessage, useIntl } from "react-intl";
import { passwordDemands, type PasswordRule } from "../../base/core/validation/password";
import { VisuallyHidden } from "../../base/kit/VisuallyHidden";

const List = styled("ul")(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: "none",
  "& li": { display: "flex", gap: theme.spacing(1), marginBlock: theme.spacing(0.5) },
  "& svg": { flex: "none", marginBlockStart: "0.2em" },
  "& li[data-met=true]": { color: theme.vars.palette.text.primary },
}));

/** What the site's rule asks of a password, and what of it is there already; changes are spoken [AUTH-07]. */
export function PasswordDemands({
  rule,
  password,
}: {
  readonly rule: PasswordRule;
  readonly password: string;
}) {
  const { formatMessage } = useIntl();
  const demands = passwordDemands(rule, password);
  const missing = demands
    .filter(({ met }) => !met)
    .map(({ demand }) => formatMessage({ id: `forgot.demand.${demand}` }))
    .join(formatMessage({ id: "forgot.separator" }));
  return (
    <>
      <List>
        {demands.map(({ demand, met }) => {
          const isMet = met && password !== "";
          const Icon = isMet ? Check : Circle;
          return (
            <li key={demand} data-met={isMet}>
              <Icon aria-hidden size="1rem" />
              <span>
                <FormattedMessage id={`forgot.demand.${demand}`} />
              </span>
              <VisuallyHidden>
                <FormattedMessage id={isMet ? "forgot.met" : "forgot.unmet"} />
              </VisuallyHidden>
            </li>
          );
        })}
      </List>
      <VisuallyHidden role="status">
        {password !== "" &&
          (missing === "" ? (
            <FormattedMessage id="forgot.passwordGood" />
          ) : (
            <FormattedMessage id="forgot.missing" values={{ demands: missing }} />
          ))}
      </VisuallyHidden>
    </>
  );
}
