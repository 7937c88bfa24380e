import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { fn } from "storybook/test";
import type { ModuleLicence } from "../../src/base/core/licence/licence";
import { LicencesDialog } from "../../src/licence/LicencesDialog";
import { UnitExpiredDialog } from "../../src/licence/UnitExpiredDialog";
import { DialogOpener, openDialog } from "../support/DialogOpener";

const NOW = Date.UTC(2026, 10, 23, 2);
const DAY = 86_400_000;

const licence = (code: string, name: string, englishName: string, days: number | null): ModuleLicence => ({
  code,
  name,
  englishName,
  endTime: days === null ? null : NOW + days * DAY,
});

const LICENCES = [
  licence("attendance", "考勤", "Attendance", 420),
  licence("exams", "考务管理", "Examinations", 42),
  licence("classroom", "智慧课堂", "Smart Classroom", 1),
  licence("electives", "选课中心", "Elective Courses", -15),
  licence("broadcast", "校园广播", "School Broadcast", null),
];

interface Props {
  readonly licences: readonly ModuleLicence[];
  readonly onAnswer: (answer: unknown) => void;
}

const meta = {
  title: "Features/Licences",
  args: { licences: LICENCES, onAnswer: fn() },
  render: ({ licences }) => (
    <DialogOpener dialog={LicencesDialog} asked={{ licences, now: NOW, zone: "Asia/Shanghai" }} />
  ),
  play: openDialog,
} satisfies Meta<Props>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Modules: Story = {};

export const English: Story = { globals: { language: "en" } };

export const Dark: Story = { globals: { scheme: "dark" } };

export const NoModules: Story = { args: { licences: [] } };

/** The only way on is to sign out. */
export const SchoolExpired: Story = {
  render: ({ onAnswer }) => <DialogOpener dialog={UnitExpiredDialog} asked={{}} onAnswer={onAnswer} />,
};
