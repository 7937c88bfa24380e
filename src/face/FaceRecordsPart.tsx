import { face } from "../../contract/face";
import { styled } from "@mui/material/styles";
import { useCallback, useState, type ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { ask } from "../base/api/ask";
import type { ApiRuntime } from "../base/api/runtime";
import { readRecords } from "./core/readRecords";
import { Button } from "../base/kit/mui/Button";
import { PersonName } from "../base/kit/PersonName";
import { Phrase } from "../base/kit/Phrase";
import { Fault, Row, Section } from "./settingsParts";
import { useKnown } from "./useFaces";
import { WireTime } from "./WireTime";

const List = styled("ul")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  "& li": {
    display: "flex",
    flexWrap: "wrap",
    gap: "0 1rem",
    paddingBlock: theme.spacing(1),
    borderBlockEnd: `1px solid ${theme.vars.palette.line.soft}`,
    overflowWrap: "anywhere",
  },
  "& .what": { fontWeight: 600 },
  "& .quiet": { color: theme.vars.palette.text.secondary, fontVariantNumeric: "tabular-nums" },
}));

/** So many at first, and with each press. */
const STEP = 10;

interface Props {
  /** Whose face; null for all of the school. */
  readonly userId: string | null;
  /** Grows when something has been changed here, so that the list is asked for again. */
  readonly changes: number;
}

/** What has happened with a face, or with all of the school, the latest first [FACE-08]. */
export function FaceRecordsPart({ userId, changes }: Props): ReactElement | null {
  const [size, setSize] = useState(STEP);
  const request = useCallback(
    (runtime: ApiRuntime) =>
      ask(runtime, face.faceAudit, {
        start: 1,
        size,
        ...(userId === null ? { all: true } : { userId }),
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- a change asks for the list again
    [size, userId, changes],
  );
  const { data, fault, isAbsent, reload } = useKnown(request, readRecords);
  if (isAbsent) return null;
  return (
    <Section title={{ id: userId === null ? "face.records.all" : "face.records" }}>
      {fault !== null && <Fault text={fault} onRetry={reload} />}
      {data?.list.length === 0 && (
        <p>
          <FormattedMessage id="face.records.none" />
        </p>
      )}
      {data && data.list.length > 0 && (
        <List role="list">
          {data.list.map(({ id, time, deed, name, by, reason }) => (
            <li key={id}>
              <span className="quiet">
                <WireTime time={time} />
              </span>
              <span className="what">
                <FormattedMessage id={`face.deed.${deed}`} />
              </span>
              {name !== "" && userId === null && <PersonName name={name} beside />}
              {by !== "" && by !== name && (
                <span className="quiet">
                  <FormattedMessage id="face.records.by" values={{ name: <PersonName name={by} /> }} />
                </span>
              )}
              {reason !== "" && deed !== "consented" && (
                <span className="quiet">
                  <Phrase text={reason} />
                </span>
              )}
            </li>
          ))}
        </List>
      )}
      {data && data.total > data.list.length && (
        <Row>
          <Button onClick={() => setSize(size + STEP)}>
            <FormattedMessage id="face.records.more" />
          </Button>
        </Row>
      )}
    </Section>
  );
}
