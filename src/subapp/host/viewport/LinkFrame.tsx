import { styled } from "@mui/material/styles";
import { useState } from "react";
import { PageSkeleton } from "../../../base/kit/PageSkeleton";

interface Props {
  /** Already judged: only an allowed target comes here. */
  readonly url: string;
  readonly title: string;
}

const Frame = styled("iframe")({
  display: "block",
  inlineSize: "100%",
  blockSize: "calc(100dvh - 6rem)",
  // Between the title bar and the bar at the foot.
  "@media (max-width: 37.5em)": { blockSize: "calc(100dvh - 11rem)" },
  border: 0,
  colorScheme: "light",
});

/** Another page inside the portal. It may run scripts, send forms and open windows, but reaches nothing of ours [VIEW-03]. */
export function LinkFrame({ url, title }: Props) {
  const [loaded, setLoaded] = useState(false);
  return (
    <>
      {!loaded && <PageSkeleton lines={6} />}
      <Frame
        src={url}
        title={title}
        sandbox="allow-scripts allow-forms allow-popups"
        referrerPolicy="no-referrer"
        onLoad={() => setLoaded(true)}
      />
    </>
  );
}
