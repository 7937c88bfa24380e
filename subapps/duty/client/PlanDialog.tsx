import { useEffect, useState } from "react";
import { schoolDay, type ContractClient, type Question, usePersonName, usePortal } from "@portal/kit";
import {
  DateInput,
  day,
  FormDialog,
  object,
  SelectInput,
  text,
  TextInput,
  time,
  TimeInput,
  type Option,
} from "@portal/kit/forms";
import type { contract } from "../contract";
import type { TimeToPlan } from "./timeToPlan";

interface Props extends Question<true> {
  readonly calls: ContractClient<typeof contract>;
  readonly timeZone: string;
  /** When, where that is known; null is up to the person. */
  readonly at: TimeToPlan | null;
}

const schema = object({
  day: day().required(),
  time: time().required(),
  task: text().max(60).required(),
  personId: text().required({ id: "kit.validation.choose" }),
});

/** Plans a duty: when, what, and who. */
export function PlanDialog({ calls, timeZone, at, close }: Props) {
  const { time: platformTime } = usePortal();
  const [today] = useState(() => schoolDay(platformTime.now(), timeZone));
  const named = usePersonName();
  const [people, setPeople] = useState<readonly Option[]>([]);
  useEffect(() => {
    void calls.staff({}).then((answer) => {
      if (answer.ok) setPeople(answer.data.map(({ id, name }) => ({ value: id, label: named(name, true) })));
    });
  }, [calls, named]);
  return (
    <FormDialog
      title={{ id: "assign" }}
      status="add"
      schema={schema}
      initial={{ day: at?.day ?? today, time: at?.time ?? "", task: "", personId: "" }}
      submit={async (draft) => {
        const answer = await calls.assign(draft, { quiet: true });
        return answer.ok ? { data: true as const } : { error: answer };
      }}
      close={close}
    >
      <DateInput name="day" label={{ id: "day" }} min={today} today={today} />
      <TimeInput name="time" label={{ id: "time" }} step={10} />
      <TextInput name="task" label={{ id: "task" }} />
      <SelectInput name="personId" label={{ id: "person" }} options={people} />
    </FormDialog>
  );
}
