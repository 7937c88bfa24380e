import { styled } from "@mui/material/styles";
import type { ReactElement, ReactNode } from "react";

const Head = styled("div")({
  display: "flex",
  // The action goes below where letters are large for the window.
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0.25rem 0.75rem",
  marginBlockEnd: "0.75rem",
});

const Heading = styled("h2")({ margin: 0, fontSize: "1.0625rem", fontWeight: 700, lineHeight: 1.4 });

const Count = styled("span")(({ theme }) => ({
  fontWeight: 500,
  color: theme.vars.palette.text.secondary,
}));

/** The stroke that a look draws from a heading to the edge. */
const Rule = styled("span")({ flex: 1 });

interface Props {
  readonly id: string;
  readonly children: ReactNode;
  /** How many there are, beside the words. */
  readonly count?: number;
  /** At the end of the line. */
  readonly action?: ReactNode;
}

/** The head of a group of applications: its name, a stroke to the edge, and at most one action. */
export function GroupHead({ id, children, count, action }: Props): ReactElement {
  return (
    <Head>
      <Heading id={id} className="look-heading">
        {children} {count !== undefined && <Count>{count}</Count>}
      </Heading>
      <Rule className="look-rule" />
      {action}
    </Head>
  );
}
