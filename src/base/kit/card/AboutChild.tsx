import type { ReactElement } from "react";
import { PersonName } from "../PersonName";

/** The child that an entry tells a parent about, before where it comes from; nothing where it is about none [WHO-01]. */
export const AboutChild = ({ name = "" }: { readonly name?: string | undefined }): ReactElement | null =>
  name === "" ? null : (
    <>
      <PersonName name={name} />
      {"\u00a0· "}
    </>
  );
