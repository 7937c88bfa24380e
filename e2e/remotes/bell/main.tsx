import { Button } from "@mui/material";
import { useState } from "react";
import {
  defineSubApp,
  DialogFrame,
  useDialogs,
  usePortal,
  type PortalNotice,
  type Question,
  type SubAppCatalogue,
} from "@portal/kit";

const words: SubAppCatalogue = { "zh-CN": {}, en: {} };

interface LevelProps extends Question<never> {
  readonly level: number;
  readonly onRing: () => void;
}

/** A dialog that opens another like itself, and rings. */
function Level({ close, level, onRing }: LevelProps) {
  const dialogs = useDialogs();
  return (
    <DialogFrame title={`Level ${level}`} onClose={() => close()}>
      <Button onClick={() => void dialogs.open(Level, { level: level + 1, onRing })}>Deeper</Button>
      <Button onClick={onRing}>Ring in {level}</Button>
    </DialogFrame>
  );
}

/** Tells the person things of every kind, each in words of its own. */
function Bell() {
  const { notify } = usePortal();
  const dialogs = useDialogs();
  const [count, setCount] = useState(1);
  const ring = (notice: Omit<PortalNotice, "text">, chinese: string, english: string) => {
    setCount(count + 1);
    notify({ ...notice, text: `${chinese} ${count}|||${english} ${count}` });
  };
  const plain = () => notify({ severity: "success", text: "已保存|||Saved" });
  return (
    <div data-testid="bell">
      <Button onClick={() => ring({ severity: "info" }, "平常", "Usual")}>Usual</Button>
      <Button onClick={() => ring({ severity: "warning", importance: 5 }, "要紧", "Urgent")}>Urgent</Button>
      <Button onClick={() => ring({ severity: "error" }, "没人等", "Unasked")}>Unasked</Button>
      <Button onClick={() => ring({ severity: "error", answer: true }, "没存上", "Not saved")}>Fail</Button>
      <Button onClick={plain}>Ring in 0</Button>
      <Button onClick={() => void dialogs.open(Level, { level: 1, onRing: plain })}>Deeper</Button>
    </div>
  );
}

export const { contract, mount } = defineSubApp({ messages: words, render: () => <Bell /> });
