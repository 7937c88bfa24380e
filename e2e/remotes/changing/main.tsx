import { Button } from "@mui/material";
import { useState, type ComponentType } from "react";
import { defineSubApp } from "@portal/kit";
import { VERSION } from "./version";

/** Says which build it is, and fetches a part of that build when it is asked to. */
function Changing() {
  const [Late, setLate] = useState<ComponentType | null>(null);
  const more = async () => {
    const code = await import(/* webpackChunkName: "late" */ "./Late");
    setLate(() => code.Late);
  };
  return (
    <div>
      <p data-testid="version">{VERSION}</p>
      <Button onClick={() => void more()}>more</Button>
      {Late && <Late />}
    </div>
  );
}

export const { contract, mount } = defineSubApp({
  messages: { "zh-CN": {}, en: {} },
  render: () => <Changing />,
});
