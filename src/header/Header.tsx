import { styled } from "@mui/material/styles";
import type { ReactElement } from "react";
import { TINY } from "../../theme/layouts";
import { ErrorBoundary } from "../base/kit/ErrorBoundary";
import { useShell } from "../base/kit/ShellContext";
import { Brand, type Unit } from "./Brand";
import { MobileBar } from "./MobileBar";
import type { HeaderTool } from "./rows";
import { usePanels } from "./usePanels";

const Bar = styled("header")(({ theme }) => ({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: theme.zIndex.appBar,
  display: "flex",
  alignItems: "center",
  gap: "clamp(0.75rem, 1.5vw, 2.5rem)",
  minBlockSize: "var(--header-height, 4.5rem)",
  paddingInline: "clamp(1rem, 1.9vw, 2.25rem)",
  backgroundColor: theme.vars.palette.surface.header,
  color: theme.vars.palette.text.primary,
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  "@media (max-width: 37.5em)": {
    minBlockSize: "3.5rem",
    gap: "0.25rem",
    paddingInline: "min(0.75rem, 4vw) min(0.5rem, 3vw)",
  },
  [TINY]: { position: "static", flexWrap: "wrap", paddingBlock: "0.25rem" },
}));

const BrandPlace = styled("div")({
  flex: "0 1 auto",
  minInlineSize: 0,
  maxInlineSize: "max(22rem, 27vw)",
  "&[data-wide='true']": { maxInlineSize: "36rem" },
  // It does not give way to applications, of which the panel has those that find no room.
  "@media (min-width: 64.0625em)": { flexShrink: 0 },
  "@media (max-width: 37.5em)": { flex: "1 1 0", maxInlineSize: "none", containerType: "inline-size" },
  [TINY]: { flexBasis: "100%" },
});

const Tools = styled("div")({
  display: "flex",
  alignItems: "center",
  gap: "clamp(0rem, 0.6vw, 0.75rem)",
  marginInlineStart: "auto",
});

interface Props {
  readonly unit: Unit;
  /** Registered in src/slots. */
  readonly tools: readonly HeaderTool[];
}

/** The bar above every page of the portal: whose school this is, its applications, and the person's own settings. */
export function Header({ unit, tools }: Props): ReactElement {
  const { appsInHeader } = useShell();
  const { handleOf, opened, crash } = usePanels(tools);
  const toolsIn = (place: HeaderTool["place"]) =>
    tools.filter((row) => row.place === place).map((row) => <row.Tool key={row.id} panel={handleOf(row)} />);

  return (
    <>
      <Bar className="look-header">
        <BrandPlace data-wide={!appsInHeader}>
          <Brand unit={unit} />
        </BrandPlace>
        {toolsIn("middle")}
        <Tools>{toolsIn("end")}</Tools>
      </Bar>
      <MobileBar>
        {tools.map((row) => row.Entry && <row.Entry key={row.id} panel={handleOf(row)} />)}
      </MobileBar>
      {opened.map(({ id, Panel, ...panel }) => (
        <ErrorBoundary key={id} fallback={() => null} onError={crash}>
          <Panel {...panel} />
        </ErrorBoundary>
      ))}
    </>
  );
}
