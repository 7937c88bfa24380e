import { styled } from "@mui/material/styles";
import Chip from "@mui/material/Chip";
import Slider from "@mui/material/Slider";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import Plus from "lucide-react/icons/plus";
import { useState, type ReactElement } from "react";
import { Button } from "../../src/base/kit/mui/Button";
import { Checkbox } from "../../src/base/kit/mui/Checkbox";
import { FormControlLabel } from "../../src/base/kit/mui/FormControlLabel";
import { IconButton } from "../../src/base/kit/mui/IconButton";
import { Radio } from "../../src/base/kit/mui/Radio";
import { Switch } from "../../src/base/kit/mui/Switch";
import { TextField } from "../../src/base/kit/mui/TextField";
import { FilledButton } from "../../src/sign-in/FilledButton";
import { PlainButton } from "../../src/base/kit/PlainButton";
import { PlainInput } from "../../src/sign-in/PlainInput";

const Page = styled("main")({ display: "grid", gap: "1.25rem", padding: "1.5rem", justifyItems: "start" });

const Row = styled("div")({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "0.75rem 1rem" });

const Sheet = styled("section")({
  display: "grid",
  gap: "1.25rem",
  padding: "1.5rem",
  inlineSize: "min(60rem, 100%)",
});

const VARIANTS = ["contained", "outlined", "text"] as const;

function Buttons(): ReactElement {
  return (
    <>
      {VARIANTS.map((variant) => (
        <Row key={variant}>
          <Button variant={variant}>保存 Save</Button>
          <Button variant={variant} size="small">
            小 Small
          </Button>
          <Button variant={variant} startIcon={<Plus aria-hidden size="1.125rem" />}>
            新增 Add
          </Button>
          <Button variant={variant} aria-disabled>
            正在保存… Saving
          </Button>
          <Button variant={variant} disabled>
            不可用 Disabled
          </Button>
        </Row>
      ))}
      <Row>
        <FilledButton type="button">登录 Sign in</FilledButton>
        <PlainButton type="button">重试 Try again</PlainButton>
        <IconButton aria-label="新增 Add">
          <Plus aria-hidden size="1.25rem" />
        </IconButton>
      </Row>
    </>
  );
}

function Choices(): ReactElement {
  return (
    <Row>
      <FormControlLabel label="象棋 Chess" control={<Checkbox defaultChecked />} />
      <FormControlLabel label="合唱 Choir" control={<Checkbox />} />
      <FormControlLabel label="部分 Some" control={<Checkbox indeterminate />} />
      <FormControlLabel disabled label="已满 Full" control={<Checkbox defaultChecked />} />
      <FormControlLabel label="是 Yes" control={<Radio name="answer" defaultChecked />} />
      <FormControlLabel label="否 No" control={<Radio name="answer" />} />
      <FormControlLabel label="开 On" control={<Switch defaultChecked />} />
      <FormControlLabel label="关 Off" control={<Switch />} />
    </Row>
  );
}

function Marks(): ReactElement {
  const [tab, setTab] = useState(0);
  return (
    <>
      <Tabs value={tab} onChange={(_, value: number) => setTab(value)} aria-label="视图 Views">
        <Tab label="今天 Today" />
        <Tab label="本周 This week" />
      </Tabs>
      <Row>
        <Chip label="数学 Maths" />
        <Chip label="体育 Sport" color="primary" />
        <Chip label="音乐 Music" variant="outlined" />
        <Chip label="美术 Art" onDelete={() => undefined} />
      </Row>
      <Slider defaultValue={40} aria-label="音量 Volume" sx={{ maxInlineSize: "20rem" }} />
    </>
  );
}

/** Every control beside the others, in the look and scheme of the toolbar. */
export function Controls(): ReactElement {
  return (
    <Page className="look-page">
      <h1 className="look-heading">控件 Controls</h1>
      <Sheet className="look-card">
        <Buttons />
        <Choices />
        <Row>
          <TextField label="姓名 Name" defaultValue="林晓燕" />
          <TextField label="班级 Class" />
          <TextField label="手机 Mobile" error defaultValue="12345" />
          <TextField label="学校 School" disabled defaultValue="育才" />
          <PlainInput aria-label="账号 Account" defaultValue="student" />
        </Row>
        <Marks />
      </Sheet>
    </Page>
  );
}
