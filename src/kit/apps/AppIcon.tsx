import { styled } from "@mui/material/styles";
import { useState, type ReactElement } from "react";
import { LOOK_NAMES } from "../../../theme/lookNames";
import type { Look } from "../../../theme/themes";
import { ICON_STYLES, type AppItem, type IconStyle } from "../../core/menu/apps";
import { initialOf } from "../../core/menu/appName";

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

interface Props {
  readonly app: Pick<AppItem, "images">;
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

/** An application's icon, sized by the font size around it; a letter replaces a picture that is missing or fails. */
export function AppIcon({ app, name, className }: Props): ReactElement {
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
