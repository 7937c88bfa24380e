import { styled } from "@mui/material/styles";
import type { ReactElement, Ref } from "react";
import { FormattedMessage } from "react-intl";
import { CardBox } from "../../base/kit/card/CardFrame";
import { NoData } from "../../base/kit/empty/NoData";
import { ErrorCard } from "../../base/kit/ErrorCard";
import { PageSkeleton } from "../../base/kit/PageSkeleton";
import { useShell } from "../../base/kit/ShellContext";
import { AllGroups } from "./AllGroups";

const Place = styled("div")({
  inlineSize: "min(72rem, 100%)",
  marginInline: "auto",
  padding: "1rem 1rem 2rem",
  "& h1": { margin: "0 0 0.75rem", fontSize: "1.5rem", lineHeight: 1.35 },
});

function Content(): ReactElement {
  const { apps, onOpen } = useShell();
  if (apps.status === "loading") return <PageSkeleton lines={6} />;
  if (apps.status === "error") return <ErrorCard what={{ id: "desktop.apps.error" }} onRetry={apps.retry} />;
  if (apps.data.groups.length === 0) return <NoData kind="desktop" />;
  return <AllGroups {...apps.data} onOpen={onOpen} />;
}

/** Every application, as a page of phones [DESK-08]. */
export const AppsPage = ({ titleRef }: { readonly titleRef: Ref<HTMLHeadingElement> }): ReactElement => (
  <Place>
    <h1 ref={titleRef} tabIndex={-1} className="look-heading">
      <FormattedMessage id="header.apps.all" />
    </h1>
    <CardBox as="div" className="look-card" sx={{ padding: 0 }}>
      <Content />
    </CardBox>
  </Place>
);
