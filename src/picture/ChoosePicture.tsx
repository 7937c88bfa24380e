import { styled } from "@mui/material/styles";
import Camera from "lucide-react/icons/camera";
import ImagePlus from "lucide-react/icons/image-plus";
import { useRef, type ChangeEvent, type ReactElement } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Text } from "../base/core/wire/text";
import { Button } from "../base/kit/mui/Button";
import { Phrase } from "../base/kit/Phrase";
import { RemoteImage } from "../base/kit/RemoteImage";
import { useMedia } from "../base/kit/useMedia";

/** What is offered to choose from. An iPhone makes a JPEG of its own pictures where these are all that is asked for. */
const ACCEPTED = "image/jpeg,image/png,image/gif,image/bmp,image/webp";

const Place = styled("div")(({ theme }) => ({
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: "1rem",
  minBlockSize: "15rem",
  padding: "1.5rem 1rem",
  border: `0.125rem dashed ${theme.vars.palette.line.outline}`,
  borderRadius: "var(--radius-card)",
  textAlign: "center",
  "& > svg": { color: theme.vars.palette.brand.accent },
  "& > p": { margin: 0, color: theme.vars.palette.text.secondary },
  "& > .fault": { color: theme.vars.palette.error.main, fontWeight: 600, maxInlineSize: "32rem" },
  "& > .fault:empty": { display: "none" },
}));

const Buttons = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: "0.75rem",
});

const Former = styled("span")({
  display: "grid",
  inlineSize: "7rem",
  blockSize: "7rem",
  overflow: "hidden",
  "&[data-shape='round']": { borderRadius: "50%" },
});

// As soon as it is in the page, so that the dialog around it finds the focus inside and leaves it there.
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

interface Props {
  readonly shape: "round" | "square";
  /** The address of the picture that would be replaced. */
  readonly former: string | null;
  /** Why the one before could not be used. */
  readonly fault: Text | null;
  readonly onFile: (file: File) => void;
}

/** Where a picture is chosen: a file, a photo on devices that are touched, and by paste or drop. */
export function ChoosePicture({ shape, former, fault, onFile }: Props): ReactElement {
  const { formatMessage } = useIntl();
  const hasCamera = useMedia("(pointer: coarse)");
  const file = useRef<HTMLInputElement>(null);
  const photo = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    // The same file again is a choice too.
    target.value = "";
    if (chosen) onFile(chosen);
  };
  const scene = <ImagePlus aria-hidden size="3rem" strokeWidth={1.5} />;
  return (
    <Place>
      {former === null ? (
        scene
      ) : (
        <Former data-shape={shape}>
          <RemoteImage
            src={former}
            alt={formatMessage({ id: "kit.picture.current" })}
            fallback={scene}
            size="7rem"
          />
        </Former>
      )}
      <p className="fault" role="alert">
        {fault && <Phrase text={fault} />}
      </p>
      <Buttons>
        <Button ref={takeFocus} variant="contained" onClick={() => file.current?.click()}>
          <FormattedMessage id="kit.picture.choose" />
        </Button>
        {hasCamera && (
          <Button
            variant="outlined"
            startIcon={<Camera aria-hidden size="1.25rem" />}
            onClick={() => photo.current?.click()}
          >
            <FormattedMessage id="kit.picture.camera" />
          </Button>
        )}
      </Buttons>
      <p>
        <FormattedMessage id={hasCamera ? "kit.picture.kinds" : "kit.picture.hint"} />
      </p>
      <input ref={file} hidden type="file" accept={ACCEPTED} data-from="file" onChange={take} />
      <input
        ref={photo}
        hidden
        type="file"
        accept="image/*"
        capture="user"
        data-from="camera"
        onChange={take}
      />
    </Place>
  );
}
