import { Button } from "@mui/material";
import { useState } from "react";
import { defineSubApp, usePortal, useWords, type SubAppCatalogue } from "../../../src/subapp/kit";

const zh = { count: "已点：{count}", add: "加一", break: "弄坏" };
const en: typeof zh = { count: "Clicked: {count}", add: "Add", break: "Break" };
const catalogue: SubAppCatalogue = { "zh-CN": zh, en };

/** Counts, says who is signed in, and breaks while it draws when it is told to. */
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
    </div>
  );
}

export const { contract, mount } = defineSubApp({
  messages: catalogue,
  render: ({ active }) => <Counter active={active} />,
});
