/** Packages of which the whole page holds one copy: the portal provides them, sub-applications only ask for them. */
export const SHARED_PACKAGES = [
  "react",
  "react-dom",
  "@mui/material",
  "@emotion/react",
  "react-intl",
] as const;
