/** Long work of the business, while it runs. */

const importFile = 'Importing a file';
const undoImport = 'Undoing an import';
const fillDemo = 'Filling the demo business with a year of work';
export const progressLabel = 'How far it has come';
export const stopped = ({ task, fault }: { task: string; fault: string }) => `${task} stopped: ${fault}`;
export const triedAgain = 'We’ll try again automatically.';
export const progress = ({ task, done, total }: { task: string; done: number; total: number | string }) =>
  `${task}: ${done} of ${total}. It continues without this page.`;

/** Long work by its kind. */
export const taskNames: Readonly<Record<string, string>> = {
  'fill-demo': fillDemo,
  'import-items': importFile,
  'undo-import': undoImport,
};
export const seeTasks = 'See all tasks';
