import { styled } from "@mui/material/styles";
import { useId, type ReactElement, type ReactNode } from "react";

/** The ground of a card. */
export const CardBox = styled("section")(({ theme }) => ({
  minInlineSize: 0,
  padding: "1.25rem 1.5rem",
  borderRadius: "var(--radius-card)",
  boxShadow: "var(--shadow-card)",
  backgroundColor: theme.vars.palette.surface.card,
  color: theme.vars.palette.text.primary,
}));

const Head = styled("div")({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  flexWrap: "wrap",
  gap: "0 1rem",
  marginBlockEnd: "0.75rem",
});

const Title = styled("h2")({
  margin: 0,
  fontSize: "1.125rem",
  fontWeight: 700,
  lineHeight: 1.4,
  "& > :where(a)": { color: "inherit", textDecorationColor: "transparent" },
});

interface Props {
  readonly title: ReactNode;
  /** Where the title leads, if it has a figure [DESK-14]. */
  readonly href?: string | false;
  /** A link beside the title, such as the way to the whole list. */
  readonly action?: ReactNode;
  readonly busy?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The frame of a dashboard's card: a titled region with at most one action. */
export function CardFrame({
  title,
  href,
  action,
  busy = false,
  className = "",
  children,
}: Props): ReactElement {
  const id = useId();
  return (
    <CardBox className={`look-card ${className}`.trim()} aria-labelledby={id} aria-busy={busy}>
      <Head>
        <Title id={id} className="look-heading">
          {href ? <a href={href}>{title}</a> : title}
        </Title>
        {action}
      </Head>
      {children}
    </CardBox>
  );
}
