import { styled } from "@mui/material/styles";

/** The one heading of an account page. */
export const LoginTitle = styled("h1")(({ theme }) => ({
  ...theme.typography.h1,
  margin: theme.spacing(0, 0, 3),
}));
