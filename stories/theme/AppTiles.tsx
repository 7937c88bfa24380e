import { styled } from "@mui/material/styles";
import type { ReactElement } from "react";
import { TINTS } from "../../theme/looks/tile";

const Page = styled("main")({ display: "grid", gap: "1.25rem", padding: "1.5rem" });

const Tiles = styled("ul")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(5rem, 1fr))",
  gap: "1.25rem 0.5rem",
  margin: 0,
  padding: 0,
  listStyle: "none",
  "& > li": { display: "grid", justifyItems: "center", gap: "0.5rem" },
  "& .app-tile": { fontSize: "4.5rem" },
});

const Row = styled("p")({ display: "flex", alignItems: "center", gap: "1rem", margin: 0 });

/** Lines of a lucide glyph: book-open, calendar, bell, users, cloud, trophy. */
const GLYPHS = [
  "M12 7v14M3 18a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1h5a4 4 0 0 1 4 4 4 4 0 0 1 4-4h5a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1h-6a3 3 0 0 0-3 3 3 3 0 0 0-3-3z",
  "M8 2v4M16 2v4M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM3 10h18",
  "M10.268 21a2 2 0 0 0 3.464 0M3.262 15.326A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326",
  "M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M16 3.128a4 4 0 0 1 0 7.744M22 21v-2a4 4 0 0 0-3-3.87M9 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8z",
  "M17.5 19H9a7 7 0 1 1 6.71-9h1.79a4.5 4.5 0 1 1 0 9z",
  "M6 9H4.5a2.5 2.5 0 0 1 0-5H6M18 9h1.5a2.5 2.5 0 0 0 0-5H18M4 22h16M10 14.66V17c0 .55-.47.98-.97 1.21C7.85 18.75 7 20.24 7 22M14 14.66V17c0 .55.47.98.97 1.21C16.15 18.75 17 20.24 17 22M18 2H6v7a6 6 0 0 0 12 0z",
] as const;

interface TileProps {
  readonly tint: number;
}

const Tile = ({ tint }: TileProps): ReactElement => (
  <span className="app-tile look-tile-icon" data-tint={tint} aria-hidden="true">
    <svg
      className="app-glyph"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={GLYPHS[tint % GLYPHS.length]} />
    </svg>
  </span>
);

const every = Array.from({ length: TINTS }, (_, tint) => tint);

const tilesAnd = (names: boolean) => (
  <Tiles>
    {every.map((tint) => (
      <li key={tint}>
        <Tile tint={tint} />
        {names && `应用 ${tint + 1}`}
      </li>
    ))}
  </Tiles>
);

/** The tiles of applications in each tint: on the art, on a card, and small. */
export function AppTiles(): ReactElement {
  return (
    <Page className="look-page">
      <h1 className="look-heading">应用图标 Application tiles</h1>
      {tilesAnd(true)}
      <section className="look-card" style={{ padding: "1.5rem" }}>
        {tilesAnd(false)}
      </section>
      {["1.5rem", "2.5rem"].map((fontSize) => (
        <Row key={fontSize} style={{ fontSize }}>
          {every.slice(0, 6).map((tint) => (
            <Tile key={tint} tint={tint} />
          ))}
        </Row>
      ))}
    </Page>
  );
}
