import type { TaskState, TaskStep } from './task.ts';

/** What calls about long work answer. */
export const taskAnswers = {
  stopped: 'Task stopped.',
  queuedAgain: 'The task continues.',
  queued: 'We’re preparing your file. You’ll find it under Tasks.',
};

/** What the page of long work says. */
export const taskWords = {
  lead: 'Work that runs in the background. It continues when you close this page.',
  none: 'Imports and other work that takes a while will appear here.',
  ofFile: ({ task, file }: { task: string; file: string }) => `${task}: ${file}`,
  by: ({ name, when }: { name: string; when: string }) => `Started by ${name} on ${when}.`,
  ended: ({ when }: { when: string }) => `Ended on ${when}.`,
  stop: 'Stop',
  retry: 'Try again',
  /** What a button is called where the eye sees what it belongs to. */
  ofTask: ({ act, task }: { act: string; task: string }) => `${act}: ${task}`,
  open: 'See import',
  download: 'Download',
  kept: 'It’s kept here for seven days.',
  counts: { total: 'Total', success: 'Done', errors: 'Errors', pending: 'Left' },
  unknown: 'Not known yet',
  imported: ({ created, updated, skipped }: { created: string; updated: string; skipped: string }) =>
    `${created} added, ${updated} updated, ${skipped} left as they are`,
  undone: ({ undone, kept, refused }: { undone: string; kept: string; refused: string }) =>
    `${undone} undone, ${kept} kept, ${refused} couldn’t be undone`,
  againAt: ({ when }: { when: string }) => `Something went wrong. We’ll try again at ${when}.`,
} as const;

export const taskStateWords: Readonly<Record<TaskState, string>> = {
  queued: 'Waiting',
  running: 'Running',
  done: 'Done',
  failed: 'Failed',
  stopped: 'Stopped',
};

export const taskStepWords: Readonly<Record<TaskStep, string>> = {
  waiting: 'Waiting for its turn.',
  working: 'Working on it.',
  interrupted: 'Interrupted. It will continue within a minute or two.',
  again: 'Something went wrong. We’ll try again automatically.',
};

/** Why long work can’t do that. */
export const taskRefusals = {
  notStopped: 'This task can’t be stopped. Wait until it’s finished.',
  nothingToRetry: 'There’s nothing to try again: this task isn’t waiting.',
};

const importFile = 'Importing a file';

const undoImport = 'Undoing an import';

const makeReportFile = 'Preparing a file';

const fillDemo = 'Filling the demo business with a year of work';

/** Long work by its kind. */
const taskNames: Readonly<Record<string, string>> = {
  'fill-demo': fillDemo,
  'import-items': importFile,
  'undo-import': undoImport,
  'make-report-file': makeReportFile,
  'export-books': makeReportFile,
  'make-accountant-package': makeReportFile,
};

/** The email about a file that is ready. */
export const fileMailWords = {
  subject: (name: string) => `${name} is ready`,
  ready: ({ name, business }: { name: string; business: string }) =>
    `${name} of ${business} is ready. You can download it under Tasks for the next seven days.`,
  open: 'Go to tasks',
  why: 'You’re getting this email because you asked to be told when the file is ready.',
};

/** Long work of the business, while it runs. */
export const runningTasks = {
  progressLabel: 'How far it has come',
  stopped: ({ task, fault }: { task: string; fault: string }) => `${task} stopped: ${fault}`,
  triedAgain: 'We’ll try again automatically.',
  progress: ({ task, done, total }: { task: string; done: number; total: number | string }) =>
    `${task}: ${done} of ${total}. It continues without this page.`,
  taskNames,
  seeTasks: 'See all tasks',
};
