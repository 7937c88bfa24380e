import { Skeleton } from "@mui/material";
import { Suspense, useEffect, useRef } from "react";
import { latePart, PageFrame, readInnerPlace, usePermission, usePlaceAt } from "@portal/kit";
import { MANAGE, PUBLISH } from "./manage/managing";
import { NoticesPage } from "./NoticesPage";
import { useNoticeWords } from "./words";

const ManagePage = latePart(async () => (await import("./manage/ManagePage")).ManagePage);

/**
 * Reading, or managing for those who may: the address says which. The focus follows the address from one to the other,
 * and stays where it is when a permission comes late.
 */
export function NoticesRoot() {
  const words = useNoticeWords();
  const permitted = usePermission(PUBLISH);
  const asked = readInnerPlace(usePlaceAt().at).path === MANAGE;
  const managing = asked && permitted;
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef(asked);
  useEffect(() => {
    if (before.current === asked) return;
    before.current = asked;
    frame.current?.focus({ preventScroll: true });
  }, [asked]);
  return (
    <PageFrame ref={frame} role="group" aria-label={words(managing ? "manage" : "title")} tabIndex={-1}>
      {managing ? (
        <Suspense fallback={<Skeleton variant="rounded" height="24rem" />}>
          <ManagePage />
        </Suspense>
      ) : (
        <NoticesPage />
      )}
    </PageFrame>
  );
}
