import { InputAdornment, TextField } from "@mui/material";
import Search from "lucide-react/icons/search";
import { useEffect, useEffectEvent, useState } from "react";

interface Props {
  /** What the address looks for. */
  readonly value: string;
  readonly label: string;
  readonly onSearch: (keyword: string) => void;
}

/** Milliseconds after the last letter. */
const PAUSE = 350;

/** Looks for names while the person writes. */
export function SearchBox({ value, label, onSearch }: Props) {
  const [draft, setDraft] = useState(value);
  const [before, setBefore] = useState(value);
  // Another place was opened.
  if (before !== value) {
    setBefore(value);
    if (draft.trim() !== value) setDraft(value);
  }
  const [composing, setComposing] = useState(false);
  const search = useEffectEvent(onSearch);
  useEffect(() => {
    if (composing || draft.trim() === value) return;
    const timer = setTimeout(() => search(draft.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [composing, draft, value]);
  return (
    <TextField
      size="small"
      type="search"
      label={label}
      value={draft}
      onChange={({ target }) => setDraft(target.value)}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
      slotProps={{
        htmlInput: { maxLength: 60 },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search aria-hidden size="1.125rem" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
