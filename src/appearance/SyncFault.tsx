import { styled } from "@mui/material/styles";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { verdictOf } from "../base/core/wire/answer";
import { reasonOf } from "../base/core/wire/reason";
import { useText } from "../base/i18n/useText";
import { Alert } from "../base/kit/mui/Alert";
import type words from "./messages/en.json";

const Lines = styled("span")({ "& > span": { display: "block" } });

interface Props {
  readonly error: Parameters<typeof reasonOf>[0];
  /** What is so where the platform has refused, and where it may have done what it was asked for. */
  readonly no: keyof typeof words;
  readonly unknown: keyof typeof words;
}

/** Why a change for everyone failed, and what that means for them. */
export function SyncFault({ error, no, unknown }: Props): ReactElement {
  const text = useText();
  const isRefused = "kind" in error && verdictOf({ kind: "failed", error }) === "no";
  return (
    <Alert severity="error">
      <Lines>
        <span>{text(reasonOf(error))}</span>
        <FormattedMessage id={isRefused ? no : unknown} tagName="span" />
      </Lines>
    </Alert>
  );
}
