import { counted } from './counted.ts';

/** Files attached to a document or an expense, as its page shows them. */

export const files = 'Files';
const none = 'none yet';
export const howMany = (count: number): string => (count === 0 ? none : counted(count, 'file', 'files'));
export const title = ({ name }: { name: string }) => `Files of ${name}`;
export const add = 'Add a file';
export { takePhoto } from './form-files.ts';
export const adding = ({ file }: { file: string }) => `Adding ${file} …`;
export const orDrop = 'or drop one here';
export const dropHere = 'or drop one here: PDF, PNG, JPEG, WebP, CSV or text, 10 MB at most';
export const show = 'Show';
export const open = 'Open';
export const remove = 'Remove';
export const removeTitle = 'Remove this file?';
export const removeLead = ({ file }: { file: string }) =>
  `${file} is deleted from here and can’t be restored. Other documents that have it keep it.`;
export const openedOnceRestored = 'You can open these files once you restore this.';
export const keep = 'Keep it';

/** What happened, by its event. */
export const fileHappenings: Readonly<Record<string, string>> = {
  'attachment.add': 'File added',
  'attachment.remove': 'File removed',
};
