import { styled } from "@mui/material/styles";
import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import CircleUserRound from "lucide-react/icons/circle-user-round";
import ZoomIn from "lucide-react/icons/zoom-in";
import { useEffect, useRef, type CSSProperties, type ReactElement } from "react";
import type { FaceCue } from "./flow/step";

/** Where the window is wider than this the picture has the side of the photograph; else it is as wide as the page [FACE-04]. */
const WIDE = "@media (min-width: 760.02px)";

const Stage = styled("div")(({ theme }) => ({
  position: "relative",
  display: "grid",
  placeItems: "center",
  overflow: "hidden",
  inlineSize: "100%",
  // As much height as whatever is around it needs.
  maxInlineSize: "calc(100dvh - var(--face-room, 14rem))",
  minInlineSize: "min(12rem, 100%)",
  aspectRatio: "1",
  marginInline: "auto",
  borderRadius: "var(--radius-card)",
  backgroundColor: theme.vars.palette.surface.hover,
  color: theme.vars.palette.text.secondary,
  [WIDE]: { inlineSize: "min(480px, 100%)" },
  "& > video, & > img": {
    position: "absolute",
    inset: 0,
    inlineSize: "100%",
    blockSize: "100%",
    objectFit: "cover",
  },
  // People know themselves from mirrors.
  "& > video, & > img[data-mirrored]": { transform: "scaleX(-1)" },
}));

/** White within black, one of which is seen on any picture. */
const Target = styled("svg")(({ theme }) => ({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  pointerEvents: "none",
  "& ellipse": { fill: "none" },
  "& .shade": { stroke: "rgb(0 0 0 / 0.6)", strokeWidth: 2.4 },
  "& .edge": { stroke: "rgb(255 255 255)", strokeWidth: 1.2, strokeDasharray: "3 2" },
  "&[data-held] .edge": { strokeDasharray: "none" },
  "& .share": {
    stroke: theme.vars.palette.success.main,
    strokeWidth: 1.8,
    strokeLinecap: "round",
    strokeDasharray: 100,
    strokeDashoffset: "calc(100px * (1 - var(--share)))",
    transition: "stroke-dashoffset 200ms linear",
    "@media (prefers-reduced-motion: reduce)": { transition: "none" },
  },
}));

const Act = styled("span")(({ theme }) => ({
  position: "absolute",
  insetBlockStart: "50%",
  display: "grid",
  placeItems: "center",
  inlineSize: "4rem",
  blockSize: "4rem",
  translate: "0 -50%",
  borderRadius: "50%",
  backgroundColor: theme.vars.palette.surface.card,
  color: theme.vars.palette.brand.accent,
  boxShadow: "0 0 0 2px rgb(0 0 0 / 0.4)",
  "&[data-side=left]": { left: "4%" },
  "&[data-side=right]": { right: "4%" },
  "&[data-side=above]": { insetBlockStart: "12%" },
}));

/** The picture is a mirror, so a person's left is on the left of it. */
const SIDES: Partial<Record<FaceCue, readonly ["left" | "right" | "above", typeof ArrowLeft]>> = {
  left: ["left", ArrowLeft],
  right: ["right", ArrowRight],
  turnLeft: ["left", ArrowLeft],
  turnRight: ["right", ArrowRight],
  closer: ["above", ZoomIn],
  far: ["above", ZoomIn],
};

interface Props {
  /** What the camera shows. */
  readonly stream: MediaStream | null;
  /** A picture instead, in base64, and what it is called. */
  readonly picture?: { readonly base64: string; readonly label: string; readonly mirrored: boolean } | null;
  readonly label: string;
  /** Whether a face is looked for, so that its target is drawn. */
  readonly live: boolean;
  readonly cue: FaceCue | null;
  /** How much is done, from 0 to 1. */
  readonly share: number;
}

/** What the camera sees, as in a mirror, with the place for the face; or a picture, or none. */
export function FaceStage({ stream, picture = null, label, live, cue, share }: Props): ReactElement {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const shown = video.current;
    if (!shown || shown.srcObject === stream) return;
    shown.srcObject = stream;
    if (stream) shown.play().catch(() => undefined);
  }, [stream]);
  const act = live && cue ? SIDES[cue] : undefined;
  const [side, Icon] = act ?? [];
  return (
    <Stage>
      {picture === null && <CircleUserRound aria-hidden size="40%" strokeWidth={1} />}
      {stream && <video ref={video} muted playsInline aria-label={label} />}
      {picture !== null && (
        <img
          src={`data:image/jpeg;base64,${picture.base64}`}
          alt={picture.label}
          data-mirrored={picture.mirrored || undefined}
        />
      )}
      {live && (
        <Target
          viewBox="0 0 100 100"
          aria-hidden
          focusable="false"
          data-held={cue === "hold" || undefined}
          style={{ "--share": share } as CSSProperties}
        >
          <ellipse className="shade" cx="50" cy="50" rx="20" ry="25" />
          <ellipse className="edge" cx="50" cy="50" rx="20" ry="25" />
          {share > 0 && (
            <ellipse
              className="share"
              cx="50"
              cy="50"
              // On its side, and turned: it begins at the top.
              rx="25"
              ry="20"
              pathLength={100}
              transform="rotate(-90 50 50)"
            />
          )}
        </Target>
      )}
      {side && Icon && (
        <Act data-side={side}>
          <Icon aria-hidden size="2.5rem" />
        </Act>
      )}
    </Stage>
  );
}
