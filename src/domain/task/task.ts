import type { ImportKind } from '../import/run.ts';

/** Where long work stands. Source: answers-2.md, Q8. */
export const taskStates = ['queued', 'running', 'done', 'failed', 'stopped'] as const;
export type TaskState = (typeof taskStates)[number];

/** What is done with work that is not over: it waits for its turn, is worked on, lost its worker, or is tried again later. */
export const taskSteps = ['waiting', 'working', 'interrupted', 'again'] as const;
export type TaskStep = (typeof taskSteps)[number];

/** What can be asked of a task. */
export const taskActs = ['stop', 'retry'] as const;
export type TaskAct = (typeof taskActs)[number];

/** What the queue knows of a job: whether a worker has it, whether that worker lives, and how often it was begun. */
export interface JobSeen {
  locked: boolean;
  alive: boolean;
  tries: number;
}

/** Work that waits or is worked on. */
export const isOpenTask = ({ state }: { state: TaskState }): boolean =>
  state === 'queued' || state === 'running';

/** It went wrong, and somebody has to say how to go on. */
export const hasTaskFailed = ({ state }: { state: TaskState }): boolean => state === 'failed';

/**
 * What is done with a task.
 *
 * @param job null where the queue has none for it any more
 * @returns null for work that is over
 */
export const taskStep = (task: { state: TaskState }, job: JobSeen | null): TaskStep | null => {
  if (!isOpenTask(task)) return null;
  // A job that is gone was lost with its worker; the next look after lost work says what became of it.
  if (!job) return 'interrupted';
  if (job.locked) return job.alive ? 'working' : 'interrupted';
  return job.tries > 0 ? 'again' : 'waiting';
};

/** How work ended, by what became of what it was about. */
export interface TaskResults {
  created: number;
  updated: number;
  skipped: number;
  failed: number;
  undone: number;
  kept: number;
  refused: number;
}

/** The import that a task works for. */
export interface TaskImport extends TaskResults {
  id: string;
  kind: ImportKind;
  fileName: string;
}

/** Long work as people see it. */
export interface TaskView {
  id: string;
  kind: string;
  state: TaskState;
  /** Null once it is over. */
  step: TaskStep | null;
  /** How much there is to do; null until that is known. */
  total: number | null;
  /** What was looked at, with what has errors. */
  done: number;
  failed: number;
  fault: string | null;
  by: string;
  /** In ISO 8601. */
  startedAt: string;
  endedAt: string | null;
  /** When it is tried again by itself; null where it isn't. */
  dueAt: string | null;
  import: TaskImport | null;
  /** The file it makes, and whether it can be fetched by now; null for work that makes none. */
  file: { name: string; ready: boolean } | null;
  acts: readonly TaskAct[];
}

/** How many were done well, went wrong, and are left; what is left is unknown while the whole is. Source: answers-2.md, Q8. */
export const taskCounts = ({ total, done, failed }: Pick<TaskView, 'total' | 'done' | 'failed'>) => ({
  success: done - failed,
  errors: failed,
  pending: total === null ? null : Math.max(total - done, 0),
});
