import { Button, TextField } from "@mui/material";
import { useState, type SyntheticEvent } from "react";
import { useNoticeWords } from "../words";

interface Props {
  readonly onSearch: (keyword: string) => void;
}

/** Narrows the list to notices with these words; an empty search shows all of them again. */
export function NoticeSearch({ onSearch }: Props) {
  const words = useNoticeWords();
  const [keyword, setKeyword] = useState("");
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSearch(keyword.trim());
  };
  return (
    <form role="search" onSubmit={submit} style={{ display: "contents" }}>
      <TextField
        type="search"
        label={words("searchLabel")}
        value={keyword}
        onChange={(event) => setKeyword(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 60 } }}
        sx={{ flex: "0 1 20rem", minInlineSize: 0 }}
      />
      <Button type="submit" variant="outlined">
        {words("search")}
      </Button>
    </form>
  );
}
