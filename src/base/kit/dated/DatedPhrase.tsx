import { Suspense, type ReactElement } from "react";
import { mayHaveDate } from "../../core/date/datesInText";
import { latePart } from "../latePart";
import { Phrase } from "../Phrase";
import type { DatedProps } from "./props";

const Dated = latePart<DatedProps>(
  async () => (await import(/* webpackChunkName: "dated" */ "./Dated")).Dated,
  (_, { text }) => <Phrase text={text} />,
);

/** Words of the platform's in which a date is shown as relative time, with the whole date as its tooltip [FOOT-01, I18N-04]. */
export function DatedPhrase({ text, zone }: DatedProps): ReactElement {
  const plain = <Phrase text={text} />;
  if (!mayHaveDate(text)) return plain;
  return (
    <Suspense fallback={plain}>
      <Dated text={text} zone={zone} />
    </Suspense>
  );
}
