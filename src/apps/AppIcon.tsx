import { styled } from "@mui/material/styles";
import { useReducer, useState, type ReactElement } from "react";
import { LOOK_NAMES } from "../../theme/lookNames";
import type { Look } from "../../theme/themes";
import { ICON_STYLES, type AppItem, type IconStyle } from "../base/core/apps/apps";
import { initialOf } from "../base/core/apps/appName";
import { LineGlyph } from "./LineGlyph";

/**
 * One picture per look lies in the page and the root's `data-look` shows exactly one, so that a change of look
 * mutates nothing here; hidden lazy pictures are not fetched [THEME-06].
 */
const Frame = styled("span")({
  display: "inline-grid",
  flex: "none",
  inlineSize: "1em",
  blockSize: "1em",
  "& > *": { gridArea: "1 / 1", inlineSize: "100%", blockSize: "100%", display: "none" },
  'html:not([data-look]) & > [data-looks~="color"]': { display: "grid" },
  ...Object.fromEntries(
    LOOK_NAMES.map((look) => [`html[data-look="${look}"] & > [data-looks~="${look}"]`, { display: "grid" }]),
  ),
});

const LetterTile = styled("span")(({ theme }) => ({
  placeItems: "center",
  borderRadius: "26%",
  backgroundColor: theme.vars.palette.brand.main,
  color: theme.vars.palette.brand.contrast,
  fontWeight: 600,
  "& > span": { fontSize: "0.5em", lineHeight: 1 },
}));

const Picture = styled("img")({ objectFit: "contain" });

/** The look's CSS draws the tile by its class and `data-tint`; without that file it is a plain square. */
const Tile = styled("span")(({ theme }) => ({
  flex: "none",
  display: "inline-grid",
  placeItems: "center",
  inlineSize: "1em",
  blockSize: "1em",
  borderRadius: "26%",
  backgroundColor: theme.vars.palette.brand.main,
  color: theme.vars.palette.brand.contrast,
  "& > *": { inlineSize: "50%", blockSize: "50%" },
  "& > span": { display: "grid", placeItems: "center", fontSize: "0.5em", fontWeight: 600 },
}));

/** How many colours a look has for tiles. */
const TINTS = 12;

interface Props {
  readonly app: Pick<AppItem, "images" | "glyph">;
  /** The name whose first letter replaces a missing picture. */
  readonly name: string;
  readonly className?: string;
}

/** The set of icons that a look shows: its own, or else the coloured one. */
const styleOf = (look: Look): IconStyle => ICON_STYLES.find((style) => style === look) ?? "color";

/** Pictures with the looks each serves, and the looks that have none. */
function picturesOf(images: AppItem["images"], failed: ReadonlySet<string>) {
  const looksBySource = new Map<string, Look[]>();
  const without: Look[] = [];
  for (const look of LOOK_NAMES) {
    const source = images[styleOf(look)];
    if (source === undefined || failed.has(source)) without.push(look);
    else looksBySource.set(source, [...(looksBySource.get(source) ?? []), look]);
  }
  return { pictures: [...looksBySource], without };
}

/**
 * An application's icon, sized by the font size around it: its line drawing on the look's tile, or else its picture. A letter
 * replaces one that is missing or fails.
 */
export function AppIcon(props: Props): ReactElement {
  const { app, name, className } = props;
  const [failed, fail] = useReducer(() => true, false);
  if (app.glyph === null) return <AppPictures {...props} />;
  return (
    <Tile
      className={className === undefined ? "app-tile" : `app-tile ${className}`}
      data-tint={app.glyph.tint % TINTS}
      aria-hidden="true"
    >
      {failed ? (
        <span data-letter="">{initialOf(name)}</span>
      ) : (
        <LineGlyph href={app.glyph.href} onError={fail} />
      )}
    </Tile>
  );
}

/** The icon in a bar or a menu: the bare line drawing, or else the picture. */
export function BarIcon(props: Omit<Props, "className">): ReactElement {
  const [failed, fail] = useReducer(() => true, false);
  const { glyph } = props.app;
  return glyph === null || failed ? (
    <AppPictures {...props} />
  ) : (
    <LineGlyph href={glyph.href} onError={fail} />
  );
}

function AppPictures({ app, name, className }: Props): ReactElement {
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const { pictures, without } = picturesOf(app.images, failed);
  return (
    <Frame className={className} aria-hidden="true">
      {pictures.map(([source, looks]) => (
        <Picture
          key={source}
          src={source}
          alt=""
          loading="lazy"
          decoding="async"
          width={72}
          height={72}
          draggable={false}
          data-looks={looks.join(" ")}
          onError={() => setFailed((before) => new Set(before).add(source))}
        />
      ))}
      {without.length > 0 && (
        <LetterTile data-looks={without.join(" ")} data-letter="">
          <span>{initialOf(name)}</span>
        </LetterTile>
      )}
    </Frame>
  );
}
