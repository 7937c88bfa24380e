import { styled } from "@mui/material/styles";
import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactElement, ReactNode, Ref } from "react";
import type { Language } from "../../core/language/languages";
import { phrasesOf } from "../../core/language/phrases";
import { useLanguage } from "../../i18n/useText";
import { MenuItem } from "../mui/MenuItem";
import { OutlinedInput } from "../mui/OutlinedInput";
import { Select } from "../mui/Select";

/** One of the things to choose from, in the person's language. */
export interface ChoiceOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

/** What a choice list is given. */
export interface ChoiceListProps {
  readonly id: string;
  /** The id of the label, which names list and field; a press on it focuses the field. */
  readonly labelId: string;
  readonly value: string;
  readonly options: readonly ChoiceOption[];
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly inputRef?: Ref<unknown>;
  readonly name?: string;
  readonly error?: boolean;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  readonly describedBy?: string | undefined;
  /** As low as the buttons beside it. */
  readonly small?: boolean;
}

const Box = styled(Select)({
  minInlineSize: 0,
  // Three times, since MUI's own padding, of 32 px on every screen, has as much weight as two and the box.
  "& .MuiSelect-select.MuiSelect-select.MuiSelect-select": {
    paddingInlineEnd: "2.5rem",
    textOverflow: "ellipsis",
  },
  "&.small": { minBlockSize: "2.5rem", fontSize: "inherit", color: "inherit" },
  "&.small .MuiSelect-select": { paddingBlock: "0.375rem", minBlockSize: 0 },
});

const Item = styled(MenuItem)({
  whiteSpace: "normal",
  overflowWrap: "anywhere",
  "& > svg": { flex: "none", marginInlineStart: "auto", visibility: "hidden" },
  "&.Mui-selected > svg": { visibility: "visible" },
});

interface ArrowProps {
  readonly className?: string;
}

/** Without the attributes that the list gives its arrow, and the drawing does not know. */
const Arrow = ({ className }: ArrowProps) => <ChevronDown aria-hidden className={className} size="1.25rem" />;

const PAPER = {
  sx: { maxBlockSize: "min(22rem, 70dvh)", maxInlineSize: "min(36rem, calc(100vw - 2rem))" },
} as const;

/** Words with the language of each stretch [I18N-05]; not by a component, in which MUI finds no letters to be typed. */
const marked = (words: string, page: Language): ReactNode =>
  phrasesOf(words, page).map(({ words: stretch, language }, place) =>
    language ? (
      <span key={place} lang={language}>
        {stretch}
      </span>
    ) : (
      stretch
    ),
  );

/**
 * One of a list that opens below the field: by the pointer, Enter, Space or an arrow; letters lead to options, Home and End to
 * the first and the last, Escape back.
 */
export function ChoiceList({
  options,
  onChange,
  describedBy,
  small = false,
  ...props
}: ChoiceListProps): ReactElement {
  const { id, labelId, value, ...rest } = props;
  const page = useLanguage();
  return (
    <Box
      {...rest}
      className={small ? "small" : ""}
      labelId={labelId}
      value={options.some((option) => option.value === value) ? value : ""}
      displayEmpty
      onChange={({ target }) => onChange(String(target.value))}
      IconComponent={Arrow}
      input={<OutlinedInput />}
      // The list hangs outside the page's landmarks, so it is one of its own.
      MenuProps={{ slotProps: { root: { role: "region", "aria-labelledby": labelId }, paper: PAPER } }}
      SelectDisplayProps={{ id, "aria-describedby": describedBy }}
      renderValue={(chosen) => marked(options.find((option) => option.value === chosen)?.label ?? "", page)}
    >
      {options.map((option) => (
        <Item key={option.value} value={option.value} disabled={option.disabled ?? false}>
          {marked(option.label, page)}
          <Check aria-hidden size="1.125rem" />
        </Item>
      ))}
    </Box>
  );
}
