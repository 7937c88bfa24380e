import { styled } from "@mui/material/styles";
import { Fragment, useId, type ReactElement, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { KnownVersions } from "../base/core/version/known";
import { PRODUCT_VERSION, type Release } from "../base/core/version/versions";
import { useLanguage } from "../base/i18n/useText";
import { Skeleton } from "../base/kit/Skeleton";
import { DialogFrame } from "../base/kit/DialogFrame";
import type { Question } from "../base/kit/DialogQueue";
import { Phrase } from "../base/kit/Phrase";
import { useLater } from "../base/kit/useLater";
import { VisuallyHidden } from "../base/kit/VisuallyHidden";

const Product = styled("p")({ margin: 0, fontSize: "1.125rem", fontWeight: 700 });

const Table = styled("table")(({ theme }) => ({
  inlineSize: "100%",
  marginBlock: "0.75rem 1.25rem",
  borderCollapse: "collapse",
  "& th, & td": {
    padding: "0.5rem 0.75rem 0.5rem 0",
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
    textAlign: "start",
    overflowWrap: "anywhere",
  },
  "& thead th": { fontSize: "0.875rem", fontWeight: 600, color: theme.vars.palette.text.secondary },
  "& tbody th": { fontWeight: 400 },
  "& td": { fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" },
  // Where columns are too narrow for their words, a part is a block of lines.
  "@media (max-width: 26em)": {
    "& thead": { position: "absolute", clipPath: "inset(50%)" },
    "& tr": {
      display: "block",
      paddingBlock: "0.5rem",
      borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
    },
    "& tbody :is(th, td)": { display: "block", padding: "0.125rem 0", border: 0 },
    "& tbody th": { fontWeight: 600 },
  },
}));

const Notes = styled("section")(({ theme }) => ({
  "& h3": { margin: "0 0 0.5rem", fontSize: "1rem" },
  "& h4": { margin: "0.75rem 0 0.25rem", fontSize: "0.9375rem", color: theme.vars.palette.text.secondary },
  "& ul": { margin: 0, paddingInlineStart: "1.25rem", lineHeight: 1.6, overflowWrap: "anywhere" },
}));

interface RowProps {
  readonly name: ReactNode;
  /** Null as long as it is not known. */
  readonly said: { readonly version: string; readonly date: string } | null;
}

const Row = ({ name, said }: RowProps): ReactElement => (
  <tr>
    <th scope="row">{name}</th>
    <td>{said ? said.version : <FormattedMessage id="about.unknown" />}</td>
    <td>{said?.date}</td>
  </tr>
);

function ReleaseNotes({ releases }: { readonly releases: readonly Release[] }): ReactElement {
  const id = useId();
  const language = useLanguage();
  return (
    <Notes aria-labelledby={id}>
      <h3 id={id}>
        <FormattedMessage id="about.notes" />
      </h3>
      {releases.map(({ version, date, notes }) => (
        <Fragment key={version}>
          <h4>{date ? <FormattedMessage id="about.release" values={{ version, date }} /> : version}</h4>
          <ul>
            {notes.map(({ chinese, english }) => (
              <li key={chinese}>
                <Phrase text={language === "en" ? english : chinese} />
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </Notes>
  );
}

const Waiting = (): ReactElement => (
  <div aria-busy="true">
    <VisuallyHidden>
      <FormattedMessage id="about.waiting" />
    </VisuallyHidden>
    <Skeleton sx={{ blockSize: "9rem", marginBlock: "0.75rem 1.25rem" }} />
    <Skeleton sx={{ blockSize: "6rem" }} />
  </div>
);

interface Props extends Question<never> {
  /** Looks up what runs. It has to stay the same. */
  readonly load: () => Promise<KnownVersions>;
}

/** The product, the versions of its halves, and what was new in each [FOOT-02]. */
export function AboutDialog({ close, load }: Props): ReactElement {
  const known = useLater<KnownVersions | null>(load, null);
  return (
    <DialogFrame title={{ id: "about.title" }} width="min(100%, 650px)" onClose={() => close()}>
      <Product>
        <FormattedMessage id="about.product" values={{ version: PRODUCT_VERSION }} />
      </Product>
      {known === null ? (
        <Waiting />
      ) : (
        <>
          <Table>
            <thead>
              <tr>
                {(["about.part", "about.version", "about.date"] as const).map((id) => (
                  <th key={id} scope="col">
                    <FormattedMessage id={id} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <Row name={<FormattedMessage id="about.front" />} said={known.front} />
              {known.back.map(({ service, version }) => (
                <Row
                  key={service}
                  name={<FormattedMessage id="about.back" values={{ service }} />}
                  said={version && { version: version.serverVersion, date: version.date }}
                />
              ))}
            </tbody>
          </Table>
          {known.releases.length > 0 && <ReleaseNotes releases={known.releases} />}
        </>
      )}
    </DialogFrame>
  );
}
