import { styled } from "@mui/material/styles";
import { useRef, type ReactElement } from "react";
import { useIntl } from "react-intl";
import { PlainButton } from "../base/kit/PlainButton";

const Lost = styled("div")(({ theme }) => ({
  padding: "0.75rem 1rem",
  backgroundColor: theme.vars.palette.surface.hover,
  "& p": { margin: "0 0 0.5rem" },
  "& .acts": { display: "flex", flexWrap: "wrap", gap: "0.5rem" },
}));

interface Props {
  /** Opens the files of earlier uploads by their handles; null without a handle. */
  readonly onReopen: (() => void) | null;
  /** Files that are to be those of earlier uploads. */
  readonly onChoose: (files: readonly File[]) => void;
}

/** Uploads of an earlier page lack their files: the person opens or chooses them again. */
export function TrayLost({ onReopen, onChoose }: Props): ReactElement {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Lost>
      <p>{formatMessage({ id: "uploads.lost.hint" })}</p>
      <div className="acts">
        {onReopen && (
          <PlainButton type="button" onClick={onReopen}>
            {formatMessage({ id: "uploads.lost.reopen" })}
          </PlainButton>
        )}
        <PlainButton type="button" onClick={() => input.current?.click()}>
          {formatMessage({ id: "uploads.lost.choose" })}
        </PlainButton>
      </div>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          target.value = "";
        }}
      />
    </Lost>
  );
}
