import { styled } from "@mui/material/styles";

/** Small words beside what they are about; as an alert, in the colour of errors. */
export const Hint = styled("p")(({ theme }) => ({
  margin: theme.spacing(1, 0, 0),
  fontSize: "0.875rem",
  color: theme.vars.palette.text.secondary,
  "&[role=alert]": { color: theme.vars.palette.error.main },
}));
