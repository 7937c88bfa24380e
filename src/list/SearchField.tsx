import { Box, Button, TextField } from "@mui/material";
import { useState, type SyntheticEvent } from "react";
import { FormattedMessage } from "react-intl";
import { readLine } from "../base/core/text/readWords";
import type { Text } from "../base/core/wire/text";
import { useText } from "../base/i18n/useText";

interface Props {
  /** What is searched, such as "Title or text". */
  readonly label: Text;
  /** What the list is narrowed to now; the field follows when that changes from elsewhere. */
  readonly keyword: string;
  readonly onSearch: (keyword: string) => void;
  /** Of what is typed, in characters. */
  readonly maxLength?: number;
}

/** Narrows a list to rows with these words; an empty search shows all of them again. */
export function SearchField({ label, keyword, onSearch, maxLength = 60 }: Props) {
  const text = useText();
  const [{ typed, before }, setTyped] = useState({ typed: keyword, before: keyword });
  if (before !== keyword) setTyped({ typed: keyword, before: keyword });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSearch(readLine(typed));
  };
  return (
    <Box
      component="form"
      role="search"
      onSubmit={submit}
      sx={{ display: "flex", alignItems: "center", gap: 1, flex: 1, maxInlineSize: "28rem" }}
    >
      <TextField
        type="search"
        label={text(label)}
        value={typed}
        onChange={({ target }) => setTyped({ typed: target.value, before })}
        slotProps={{ htmlInput: { maxLength } }}
        sx={{ flex: 1, minInlineSize: 0 }}
      />
      <Button type="submit" variant="outlined" sx={{ flex: "none" }}>
        <FormattedMessage id="kit.list.search" />
      </Button>
    </Box>
  );
}
