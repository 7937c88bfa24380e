import { useIntl } from "react-intl";
import type { Findable } from "./core/finder";
import type { Offer, RowIcon, SearchAction } from "./rows";

/** An action as it is offered to the person now, and found. */
export interface OfferedAction extends Findable {
  readonly id: string;
  readonly Icon: RowIcon;
  readonly offer: Offer;
  /** Whether it is listed before anything is typed. */
  readonly isListed: boolean;
}

/** The actions that are there for this person now, in their order. */
export function useOffered(actions: readonly SearchAction[]): readonly OfferedAction[] {
  const { formatMessage } = useIntl();
  return actions.flatMap((action) =>
    // The rows of src/slots are always the same, so the hooks run in the same order.
    [action.useOffer() ?? []].flat().map((offer) => ({
      id: offer.id ? `${action.id}-${offer.id}` : action.id,
      Icon: action.Icon,
      offer,
      isListed: !action.unlisted && !offer.isOn,
      title: formatMessage({ id: action.words }, offer.values),
      others: [...(offer.others ?? []), ...(action.others ?? [])],
      keys: action.keys,
      order: 0,
    })),
  );
}
