import { Box } from "@mui/material";
import { Phrase } from "@portal/kit";

interface Props {
  /** The platform's word for it, perhaps bilingual. */
  readonly text: string;
}

/** The kind of a notice, as a quiet label. */
export const CategoryTag = ({ text }: Props) => (
  <Box
    component="span"
    sx={{
      display: "inline-block",
      justifySelf: "end",
      alignSelf: "center",
      inlineSize: "fit-content",
      paddingInline: "0.5rem",
      borderRadius: "0.375rem",
      fontSize: "0.8125rem",
      lineHeight: 1.6,
      color: "brand.accent",
      bgcolor: "brand.tint1",
      "@media (forced-colors: active)": { border: "1px solid" },
    }}
  >
    <Phrase text={text} />
  </Box>
);
