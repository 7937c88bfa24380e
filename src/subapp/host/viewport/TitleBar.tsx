import { styled } from "@mui/material/styles";
import ChevronLeft from "lucide-react/icons/chevron-left";
import type { ReactElement, Ref } from "react";
import { useIntl } from "react-intl";
import { pageLeaveOf } from "../../../base/kit/dialog/PageLeave";
import { Phrase } from "../../../base/kit/Phrase";
import { VisuallyHidden } from "../../../base/kit/VisuallyHidden";
import { viewportRoute, type ViewportPlace } from "../../../base/core/apps/viewportAddress";
import { usePlaces } from "../../../base/platform/PlaceProvider";

/** Phones alone show it: elsewhere the header says which application is open, and has the way to the others. */
const PHONE = "@media screen and (max-width: 37.5em)";

const Bar = styled("div")(({ theme }) => ({
  [PHONE]: {
    display: "flex",
    alignItems: "center",
    gap: "0.25rem",
    minBlockSize: "3rem",
    paddingInline: "0.25rem 1rem",
    backgroundColor: theme.vars.palette.surface.header,
    color: theme.vars.palette.text.primary,
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  },
}));

const Back = styled("button")(({ theme }) => ({
  display: "none",
  [PHONE]: { display: "grid" },
  flex: "none",
  placeItems: "center",
  inlineSize: "2.75rem",
  blockSize: "2.75rem",
  padding: 0,
  border: 0,
  borderRadius: "var(--radius-control)",
  backgroundColor: "transparent",
  color: "inherit",
  cursor: "pointer",
  "&:hover": { backgroundColor: theme.vars.palette.surface.hover },
  "& svg": { inlineSize: "1.5rem", blockSize: "1.5rem" },
}));

/** Read by screen readers everywhere; seen on phones, and where the keyboard has led to it. */
const Title = styled(VisuallyHidden)(({ theme }) => ({
  "&:focus-visible": {
    zIndex: 1,
    inlineSize: "auto",
    blockSize: "auto",
    margin: "0.375rem",
    paddingInline: "0.375rem",
    clipPath: "none",
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    fontSize: "0.8125rem",
    lineHeight: 1.2,
  },
  [PHONE]: {
    position: "static",
    inlineSize: "auto",
    blockSize: "auto",
    margin: 0,
    clipPath: "none",
    minInlineSize: 0,
    fontSize: "1.0625rem",
    fontWeight: 600,
    lineHeight: 1.4,
    textOverflow: "ellipsis",
    "&:focus-visible": { margin: 0, paddingInline: 0, background: "none", color: "inherit", font: "inherit" },
  },
})) as typeof VisuallyHidden;

interface Props {
  readonly title: string;
  /** The place inside an application that is shown; null for another page. */
  readonly place: ViewportPlace | null;
  readonly titleRef: Ref<HTMLHeadingElement>;
}

/** Where Back leads without an entry before this one: from inside an application to its start, else to the desktop. */
const above = (place: ViewportPlace | null): string =>
  place && (place.id !== null || place.at !== "")
    ? viewportRoute({ kind: "subApp", place: { ...place, id: null, at: "" } })
    : "/";

/** The name of what is open, and on phones a bar with it and the way back [DESK-08, VIEW-08]. */
export function TitleBar({ title, place, titleRef }: Props): ReactElement {
  const { formatMessage } = useIntl();
  const places = usePlaces();
  const back = formatMessage({ id: "viewport.back" });
  const goBack = () => {
    if (places.canGoBack()) places.back();
    else pageLeaveOf(window).leave(() => places.go(above(place), { replace: true }));
  };
  return (
    <Bar>
      <Back type="button" aria-label={back} onClick={goBack}>
        <ChevronLeft aria-hidden="true" />
      </Back>
      <Title as="h1" ref={titleRef} tabIndex={-1}>
        <Phrase text={title} />
      </Title>
    </Bar>
  );
}
