/** What the kit of sub-applications has of uploads; by the index its types would bring the tray and the store along. */
export { AttachmentsField } from "./attachments/AttachmentsField";
export type { AttachmentSource, AttachmentsWorld } from "./attachments/world";
