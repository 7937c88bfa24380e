import { Suspense, type ComponentType } from "react";
import { ErrorCard } from "../base/kit/ErrorCard";
import { latePart } from "../base/kit/latePart";

/**
 * An account page that few ever see: its code comes late. Where it does not come, the page says so and asks for it again in
 * place, since loading the page again without a network would leave the portal [REL-03].
 */
export function latePage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Page = latePart(load, ({ retry }) => (
    <ErrorCard compact what={{ id: "login.pageMissing" }} onRetry={retry} />
  ));
  return (props) => (
    <Suspense>
      <Page {...props} />
    </Suspense>
  );
}
