import { styled } from "@mui/material/styles";
import { initialOf } from "../core/menu/appName";
import { Phrase } from "./Phrase";
import { RemoteImage } from "./RemoteImage";

const Circle = styled("span", { shouldForwardProp: (name) => name !== "size" })<{ readonly size: number }>(
  ({ theme, size }) => ({
    inlineSize: `${size}rem`,
    blockSize: `${size}rem`,
    fontSize: `${size * 0.42}rem`,
    display: "inline-grid",
    placeItems: "center",
    flex: "none",
    overflow: "hidden",
    borderRadius: "50%",
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
    fontWeight: 600,
    lineHeight: 1,
    userSelect: "none",
    "& > img": { objectFit: "cover" },
    "@media (forced-colors: active)": { border: "1px solid CanvasText" },
  }),
);

interface Props {
  readonly name: string;
  readonly src?: string | null | undefined;
  /** Diameter in rem. */
  readonly size?: number;
}

/** A person's picture, or their initial on the brand colour. It is decorative: the name is beside it or is the label. */
export const Avatar = ({ name, src, size = 2.5 }: Props) => (
  <Circle aria-hidden size={size}>
    <RemoteImage src={src} alt="" fallback={<Phrase text={initialOf(name)} />} size="100%" />
  </Circle>
);
