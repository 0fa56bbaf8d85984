/** What is said of files attached to documents. */

export const uploaded = 'File added';
export const opened = 'File ready';
export const sentAlong = 'Files sent along';
export const removed = 'File removed';
export const tooLarge = 'This file is larger than 10 MB. Choose a smaller one.';
export const tooLargeWithin = 'A file within a form is 700 KB at most. Upload it first.';
export const empty = 'This file is empty. Choose another.';
export const wrongType = 'Choose a PDF, a picture (PNG, JPEG or WebP), a CSV or a text file.';
export const tooMany = 'Ten files at most. Remove one first.';
export const unknown = 'This file is no longer here. Add it again.';
