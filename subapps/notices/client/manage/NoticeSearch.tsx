import { Box, Button, TextField } from "@mui/material";
import { useState, type SyntheticEvent } from "react";
import { useNoticeWords } from "../words";

interface Props {
  /** What the list is narrowed to now; the field follows when somebody else changes it. */
  readonly keyword: string;
  readonly onSearch: (keyword: string) => void;
}

/** Narrows the list to notices with these words; an empty search shows all of them again. */
export function NoticeSearch({ keyword, onSearch }: Props) {
  const words = useNoticeWords();
  const [{ typed, before }, setTyped] = useState({ typed: keyword, before: keyword });
  if (before !== keyword) setTyped({ typed: keyword, before: keyword });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
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
        label={words("searchLabel")}
        value={typed}
        onChange={({ target }) => setTyped({ typed: target.value, before })}
        slotProps={{ htmlInput: { maxLength: 60 } }}
        sx={{ flex: 1, minInlineSize: 0 }}
      />
      <Button type="submit" variant="outlined" sx={{ flex: "none" }}>
        {words("search")}
      </Button>
    </Box>
  );
}
