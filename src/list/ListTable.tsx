import { Suspense, useEffect, type ReactNode } from "react";
import type { ListQuery } from "./core/query";
import { ErrorBoundary } from "../base/kit/ErrorBoundary";
import { latePart } from "../base/kit/latePart";
import type { RowsProps } from "./columns";
import { ListCards } from "./ListCards";
import { ListFrame } from "./ListFrame";

const fetchGrid = () => import(/* webpackChunkName: "list" */ "./ListGrid");

/** Fetches the table while the rows are still on their way. */
export function useEarlyTable(wanted: boolean): void {
  useEffect(() => {
    // Drawing the table asks again, and shows whether it came.
    if (wanted) fetchGrid().catch(() => undefined);
  }, [wanted]);
}

interface GridProps extends RowsProps {
  readonly shown: ListQuery;
  readonly rem: number;
  readonly onSay: (words: string) => void;
}

/** Cards replace it until it is loaded. */
const ListGrid = latePart<GridProps>(
  async () => (await fetchGrid()).default,
  (_part, props) => <ListCards {...props} />,
);

interface Props extends GridProps {
  /** The greatest height, as CSS. */
  readonly height: string;
  /** Shown while the table is on its way. */
  readonly waiting: ReactNode;
}

/** The table as soon as its part of the program is there; cards as long as it is not, and where it breaks. */
export const ListTable = ({ height, waiting, ...props }: Props) => (
  <ErrorBoundary fallback={() => <ListCards {...props} />}>
    <Suspense fallback={waiting}>
      <ListFrame style={{ maxBlockSize: height }}>
        <ListGrid {...props} />
      </ListFrame>
    </Suspense>
  </ErrorBoundary>
);
