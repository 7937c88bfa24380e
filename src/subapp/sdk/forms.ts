/**
 * Forms for sub-applications, shared under the name `@portal/kit/forms` and fetched when the first one asks for them:
 * in a window or at its edge, with fields and rules. Import it in a dialog of your own that is itself loaded when it is
 * opened.
 */
export { AttachmentsField } from "./AttachmentsField";
export type { Attachment } from "../../core/file/attachment";
export { CheckboxGroup } from "../../kit/form/CheckboxGroup";
export { DEFAULT_FONT_STYLE, readFontStyle, type FontStyle } from "../../core/font/fontStyle";
export { ColorFontPicker } from "../../kit/font/ColorFontPicker";
export { DateInput } from "../../kit/form/DateInput";
export { FormDialog } from "../../kit/form/FormDialog";
export { FormDrawer } from "../../kit/form/FormDrawer";
export type { FormProblem, FormStatus, SubmitResult } from "../../kit/form/formTypes";
export { FormValues, type FormTexts } from "../../kit/form/FormValues";
export { NumberInput } from "../../kit/form/NumberInput";
export { PasswordInput } from "../../kit/form/PasswordInput";
export { RadioInput } from "../../kit/form/RadioInput";
export {
  array,
  attachments,
  boolean,
  choice,
  contact,
  day,
  email,
  idCard,
  number,
  object,
  optionalChoice,
  prose,
  phone,
  ref,
  text,
  time,
} from "../../kit/form/schemas";
export { SelectInput, type Option } from "../../kit/form/SelectInput";
export { SwitchInput } from "../../kit/form/SwitchInput";
export { TextArea } from "../../kit/form/TextArea";
export { TextInput } from "../../kit/form/TextInput";
export { TimeInput } from "../../kit/form/TimeInput";
