import { Button } from "@mui/material";
import { useState } from "react";
import {
  defineSubApp,
  LocalizedError,
  usePortal,
  useWords,
  type Portal,
  type SubAppCatalogue,
} from "@portal/kit";

const zh = { count: "已点：{count}", add: "加一", break: "弄坏", reword: "换个说法", mistake: "说错" };
const en: typeof zh = {
  count: "Clicked: {count}",
  add: "Add",
  break: "Break",
  reword: "Reword",
  mistake: "Mistake",
};
const catalogue: SubAppCatalogue = { "zh-CN": zh, en };

/** Tells of itself what is not allowed, and passes on what the portal says to that. */
function tellWrongly(portal: Portal) {
  try {
    portal.setSearchKeys("counter" as unknown as readonly string[]);
  } catch (error) {
    if (error instanceof LocalizedError) portal.notify({ severity: "error", text: error.text });
  }
}

/** Counts, says who is signed in, changes its words, and breaks while it draws when it is told to. */
function Counter({ active }: { readonly active: boolean }) {
  const words = useWords<keyof typeof zh>();
  const portal = usePortal();
  const [count, setCount] = useState(0);
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error("thrown while drawing");
  return (
    <div data-testid="counter" data-active={active}>
      <p>{portal.session.get()?.realName}</p>
      <output>{words("count", { count })}</output>
      <Button variant="contained" onClick={() => setCount(count + 1)}>
        {words("add")}
      </Button>
      <Button onClick={() => setBroken(true)}>{words("break")}</Button>
      <Button
        onClick={() =>
          portal.setMessages({ "zh-CN": { count: "共 {count} 次" }, en: { count: "{count} times" } })
        }
      >
        {words("reword")}
      </Button>
      <Button onClick={() => tellWrongly(portal)}>{words("mistake")}</Button>
    </div>
  );
}

export const { contract, mount } = defineSubApp({
  messages: catalogue,
  render: ({ active }) => <Counter active={active} />,
});
