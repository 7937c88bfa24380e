import { styled } from "@mui/material/styles";
import type { ReactElement } from "react";
import { Skeleton } from "../base/kit/Skeleton";

const GROUPS = [8] as const;

const Row = styled("div")({
  display: "grid",
  gridTemplateColumns: "repeat(var(--tile-columns, auto-fill), minmax(var(--tile-width, 10rem), 1fr))",
  gap: "var(--tile-gap, 0.5rem)",
  marginBlock: "0.75rem 1.75rem",
});

const Tile = styled("div")({
  display: "grid",
  justifyItems: "center",
  gap: "0.75rem",
  paddingBlock: "0.75rem",
  fontSize: "var(--tile-icon, 4.5rem)",
});

/** The applications' place while they load: the same grid, so that nothing jumps when they arrive. */
export function AppsSkeleton(): ReactElement {
  return (
    <div aria-hidden="true">
      {GROUPS.map((count) => (
        <div key={count}>
          <Skeleton sx={{ inlineSize: "5rem", blockSize: "1.5rem" }} />
          <Row>
            {Array.from({ length: count }, (_, index) => (
              <Tile key={index}>
                <Skeleton sx={{ inlineSize: "1em", borderRadius: "26%" }} />
                <Skeleton sx={{ inlineSize: "4rem", fontSize: "1rem", blockSize: "1.35em" }} />
              </Tile>
            ))}
          </Row>
        </div>
      ))}
    </div>
  );
}
