export { LabLine } from "./LabLine";
export { LAB_PERMISSION, useMayUseLab } from "./useMayUseLab";
export { useOpenLab } from "./useOpenLab";
export { LabPage } from "./LabPage";
export { createLabStage } from "./browser/createLabStage";
export { subjectReader } from "./readSubject";
