/** A text of the platform's, and the zone whose clock it writes. */
export interface DatedProps {
  readonly text: string;
  readonly zone: string;
}
