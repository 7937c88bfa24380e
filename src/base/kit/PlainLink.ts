import { styled } from "@mui/material/styles";
import { buttonFace, buttonLabel } from "./PlainButton";

/** A plain button's look for a place to go to. */
export const PlainLink = styled("a", { label: buttonLabel })(buttonFace);
