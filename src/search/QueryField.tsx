import { styled } from "@mui/material/styles";
import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { useEffect, useState, type KeyboardEvent, type ReactElement, type RefObject } from "react";
import { useIntl } from "react-intl";
import { isComposing } from "../base/core/dialog/isComposing";
import { IconButton } from "../base/kit/mui/IconButton";

const Field = styled("div")(({ theme }) => ({
  flex: "none",
  display: "flex",
  alignItems: "center",
  gap: "0.5rem",
  padding: "0.5rem 0.5rem 0.5rem 1.25rem",
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  "& > svg": { flex: "none", color: theme.vars.palette.text.secondary },
  "& > input": {
    flex: 1,
    minInlineSize: 0,
    minBlockSize: "2.75rem",
    padding: "0 0.25rem",
    border: 0,
    borderRadius: "0.375rem",
    background: "none",
    color: "inherit",
    font: "inherit",
    fontSize: "1.125rem",
    "&::placeholder": { color: theme.vars.palette.text.secondary, opacity: 1 },
  },
}));

interface Props {
  readonly ref: RefObject<HTMLInputElement | null>;
  /** What is searched; letters that an input method has not settled yet are not part of it. */
  readonly query: string;
  /** The id of the list that it controls. */
  readonly list: string;
  readonly expanded: boolean;
  /** The id of the chosen row's element. */
  readonly active: string | null;
  readonly onQuery: (query: string) => void;
  /** Never called for keys of an input method. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClose: () => void;
}

/** The field of the search: a combobox that keeps the focus. Its cross clears it, and closes the search when it is empty. */
export function QueryField(props: Props): ReactElement {
  const { ref, query, list, expanded, active, onQuery, onKeyDown, onClose } = props;
  const { formatMessage } = useIntl();
  const [composed, setComposed] = useState<string | null>(null);
  // The dialog keeps the focus that something in it has already.
  useEffect(() => ref.current?.focus(), [ref]);
  const label = formatMessage({ id: "search.label" });
  return (
    <Field>
      <Search aria-hidden="true" size="1.25rem" />
      <input
        ref={ref}
        type="text"
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={expanded}
        aria-controls={list}
        {...(active !== null && { "aria-activedescendant": active })}
        placeholder={label}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={60}
        value={composed ?? query}
        onChange={({ target: { value }, nativeEvent }) => {
          if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) setComposed(value);
          else onQuery(value);
        }}
        onCompositionEnd={({ currentTarget: { value } }) => {
          setComposed(null);
          onQuery(value);
        }}
        onKeyDown={(event) => {
          if (!isComposing(event.nativeEvent)) onKeyDown(event);
        }}
      />
      <IconButton
        aria-label={formatMessage({ id: query === "" ? "common.close" : "search.clear" })}
        onClick={() => (query === "" ? onClose() : onQuery(""))}
      >
        <X aria-hidden size="1.25rem" />
      </IconButton>
    </Field>
  );
}
