import { styled } from "@mui/material/styles";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { useText } from "../base/i18n/useText";
import { HeaderButton } from "../bars";

const Bar = styled("nav")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: "0.25rem 0.75rem",
  color: theme.vars.palette.text.secondary,
  "& [aria-disabled=true]": { color: theme.vars.palette.text.disabled, cursor: "default" },
}));

interface Props {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

/**
 * A step back and a step ahead through the pages; not there where one holds them all. The kit's Pager, with sizes, numbers and a
 * field to jump by, is for tables and comes with their code.
 */
export function PageSteps({ page, pages, onPage }: Props): ReactElement | null {
  const text = useText();
  if (pages <= 1) return null;
  const step = (by: number, name: string, icon: ReactElement) => {
    const ended = page + by < 1 || page + by > pages;
    return (
      <HeaderButton
        type="button"
        aria-label={name}
        aria-disabled={ended}
        onClick={() => !ended && onPage(page + by)}
      >
        {icon}
      </HeaderButton>
    );
  };
  return (
    <Bar aria-label={text({ id: "todo.pages" })}>
      {step(-1, text({ id: "todo.previous" }), <ChevronLeft aria-hidden />)}
      <span role="status">
        <FormattedMessage id="todo.page" values={{ page, pages }} />
      </span>
      {step(1, text({ id: "todo.next" }), <ChevronRight aria-hidden />)}
    </Bar>
  );
}
