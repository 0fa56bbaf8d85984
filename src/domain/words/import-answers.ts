/** What imports answer with. */

export const successful = 'successful';
export const headers = 'Column names';
export const view = 'Import';
export const preview = 'What this import will do';
export const decoded = 'Encoding saved';
export const mapped = 'Columns saved';
export const started = 'Import started';
export const stopped = 'Import stopped';
export const resumed = 'Import resumed';
export const undoing = 'Undoing the import';
export const discarded = 'Import discarded';
export const kindUnknown = 'This kind of file can’t be imported.';
export const columnTwice = ({ column }: { column: string }) => `The column ${column} is chosen twice.`;
export const columnUnknown = 'The file has no such column. Reload the page and match the columns again.';
export const noErrors = 'Every row of this import was imported.';
export const fileGone = 'The file of this import is no longer kept. Files are kept for 90 days.';
export const mayBeOpened = ({ contact, day }: { contact: string; day: string }) =>
  `${contact} has an opening balance of ${day} and documents that are older and not paid. Make sure that it doesn’t include them.`;
export const mailboxShared = ({ email, name, other }: { email: string; name: string; other: string }) =>
  `${name} and ${other} have the same email, ${email}. They’re imported as two.`;
export const equalRows = ({ many }: { many: string }) =>
  `Some rows are the same as an earlier row. They’re imported as separate ${many}. If they’re duplicates, remove them from the file first.`;
export const otherRow = 'Another row of this document has an error.';
export const reason = 'What to correct';
export const errorFileName = ({ name }: { name: string }) => `${name} – rows not imported.csv`;
