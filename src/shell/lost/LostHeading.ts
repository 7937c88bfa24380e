import { styled } from "@mui/material/styles";

/** The heading of a page that is not there, or not the person's. */
export const LostHeading = styled("h1")({
  // No wider than its words, and its ring stays within the card.
  inlineSize: "fit-content",
  maxInlineSize: "calc(100% - 2rem)",
  margin: "2rem auto 0",
  fontSize: "1.5rem",
  textAlign: "center",
});
