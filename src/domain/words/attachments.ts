import { counted } from './everywhere.ts';

/** The files of a form, before there are any. */
export const formFiles = {
  attach: 'Attach a file',
  takePhoto: 'Take a photo',
  orDrop: 'or drop it on this page',
  savesSoon: 'Saving as soon as the file is here.',
};

const none = 'none yet';

/** What happened, by its event. */
const fileHappenings: Readonly<Record<string, string>> = {
  'attachment.add': 'File added',
  'attachment.remove': 'File removed',
};

/** Files attached to a document or an expense, as its page shows them. */
export const attachments = {
  files: 'Files',
  howMany: (count: number): string => (count === 0 ? none : counted(count, 'file', 'files')),
  title: ({ name }: { name: string }) => `Files of ${name}`,
  add: 'Add a file',
  takePhoto: formFiles.takePhoto,
  adding: ({ file }: { file: string }) => `Adding ${file} …`,
  orDrop: 'or drop one here',
  dropHere: 'or drop one here: PDF, PNG, JPEG, WebP, CSV or text, 10 MB at most',
  show: 'Show',
  open: 'Open',
  remove: 'Remove',
  removeTitle: 'Remove this file?',
  removeLead: ({ file }: { file: string }) =>
    `${file} is deleted from here and can’t be restored. Other documents that have it keep it.`,
  openedOnceRestored: 'You can open these files once you restore this.',
  keep: 'Keep it',
  fileHappenings,
};

/** What is said of files attached to documents. */
export const attachmentAnswers = {
  uploaded: 'File added',
  opened: 'File ready',
  sentAlong: 'Files sent along',
  removed: 'File removed',
  tooLarge: 'This file is larger than 10 MB. Choose a smaller one.',
  tooLargeWithin: 'A file within a form is 700 KB at most. Upload it first.',
  empty: 'This file is empty. Choose another.',
  wrongType: 'Choose a PDF, a picture (PNG, JPEG or WebP), a CSV or a text file.',
  tooMany: 'Ten files at most. Remove one first.',
  unknown: 'This file is no longer here. Add it again.',
};

/** A file beside the form it is typed from. */
export const filePane = {
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  before: 'Page before',
  next: 'Next page',
  close: ({ file }: { file: string }) => `Close ${file}`,
  page: ({ page, pages }: { page: number; pages: number }) => `${page} of ${pages}`,
  file: 'File',
  loading: 'Loading …',
  notShown: 'This file can’t be shown here. Open it instead.',
};

/** Files beside a document that somebody opens by its link. */
export const publicFiles = {
  files: 'Sent with this document',
  download: 'Download',
};
