import { styled } from "@mui/material/styles";
import type { ReactElement } from "react";
import { areaOf, turnedSize, type CropView } from "./core/crop";
import type { Size } from "./core/pictureHead";

const Whole = styled("span")({ position: "absolute", display: "block", pointerEvents: "none" });

const Image = styled("img")({
  position: "absolute",
  insetBlockStart: "50%",
  insetInlineStart: "50%",
  maxInlineSize: "none",
  userSelect: "none",
});

const percent = (part: number) => `${part * 100}%`;

interface Props {
  readonly url: string;
  readonly size: Size;
  readonly view: CropView;
}

/** A picture behind a square frame, the element around it, as a view has it: in parts of the frame, so that any frame will do. */
export function CroppedPicture({ url, size, view }: Props): ReactElement {
  const area = areaOf(view, size);
  const whole = turnedSize(size, view.turns);
  return (
    <Whole
      style={{
        left: percent(-area.left / area.width),
        top: percent(-area.top / area.height),
        width: percent(whole.width / area.width),
        height: percent(whole.height / area.height),
      }}
    >
      <Image
        src={url}
        alt=""
        draggable={false}
        style={{
          width: percent(size.width / whole.width),
          height: percent(size.height / whole.height),
          transform: `translate(-50%, -50%) rotate(${view.turns * 90}deg)`,
        }}
      />
    </Whole>
  );
}
