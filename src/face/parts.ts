import { styled } from "@mui/material/styles";
import { FocusKeeper } from "../base/kit/FocusKeeper";

/** The column of what shows the camera: picture, words, buttons. */
export const FaceColumn = styled(FocusKeeper)(({ theme }) => ({
  display: "grid",
  gap: theme.spacing(1.5),
  inlineSize: "100%",
  textAlign: "center",
  "& p": { margin: 0 },
  // As high with one line as with two, so that nothing below jumps while hints change.
  "& .state": {
    display: "grid",
    placeItems: "center",
    minBlockSize: "2lh",
    fontSize: "1.25rem",
    fontWeight: 600,
    lineHeight: 1.4,
    textWrap: "balance",
  },
  "& .state.fault": { minBlockSize: 0, color: theme.vars.palette.error.main },
  "& .quiet": { color: theme.vars.palette.text.secondary },
}));

/** Its buttons; in a row where there is room. */
export const FaceButtons = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: "0.75rem",
  "& > *": { minBlockSize: "2.75rem" },
});
