/**
 * Forms for sub-applications, shared under the name `@portal/kit/forms` and fetched when the first one asks for them:
 * in a window or at its edge, with fields and rules. Import it in a dialog of your own that is itself loaded when it is
 * opened.
 */
export { AttachmentsField } from "./AttachmentsField";
export type { Attachment } from "../../base/core/file/attachment";
export { CheckboxGroup } from "../../base/kit/form/CheckboxGroup";
export { DEFAULT_FONT_STYLE, readFontStyle, type FontStyle } from "../../base/core/font/fontStyle";
export { ColorFontPicker } from "../../base/kit/font/ColorFontPicker";
export { DateInput } from "../../base/kit/form/DateInput";
export { FormDialog } from "../../base/kit/form/FormDialog";
export { FormDrawer } from "../../base/kit/form/FormDrawer";
export type { FormProblem, FormStatus, SubmitResult } from "../../base/kit/form/formTypes";
export { FormValues, type FormTexts } from "../../base/kit/form/FormValues";
export { NumberInput } from "../../base/kit/form/NumberInput";
export { PasswordInput } from "../../base/kit/form/PasswordInput";
export { RadioInput } from "../../base/kit/form/RadioInput";
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
  ONE_LANGUAGE,
  optionalChoice,
  prose,
  phone,
  ref,
  text,
  time,
} from "../../base/kit/form/schemas";
export { SelectInput, type Option } from "../../base/kit/form/SelectInput";
export { SwitchInput } from "../../base/kit/form/SwitchInput";
export { TextArea } from "../../base/kit/form/TextArea";
export { TextInput } from "../../base/kit/form/TextInput";
export { TimeInput } from "../../base/kit/form/TimeInput";
