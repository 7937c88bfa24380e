import { Breadcrumbs, Button, Typography } from "@mui/material";
import { Phrase } from "@portal/kit";
import type { Crumb } from "./drive";
import { useDriveWords } from "./words";

interface Props {
  /** What the top is called. */
  readonly top: string;
  /** From the top to the folder shown. */
  readonly path: readonly Crumb[];
  /** Null is the top. */
  readonly onGo: (folder: string | null) => void;
}

/** The way to the folder shown, each step a button. */
export function PathLine({ top, path, onGo }: Props) {
  const words = useDriveWords();
  const all = [{ id: null, name: top }, ...path];
  return (
    <Breadcrumbs aria-label={words("path")} sx={{ "& ol": { gap: "0.125rem" } }}>
      {all.map(({ id, name }, place) =>
        place === all.length - 1 ? (
          <Typography
            key={id ?? ""}
            component="span"
            aria-current="page"
            sx={{ fontSize: "1.125rem", fontWeight: 700, paddingInline: 0.5 }}
          >
            <Phrase text={name} />
          </Typography>
        ) : (
          <Button key={id ?? ""} size="small" onClick={() => onGo(id)}>
            <Phrase text={name} />
          </Button>
        ),
      )}
    </Breadcrumbs>
  );
}
