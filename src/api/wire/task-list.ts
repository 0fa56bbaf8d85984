import type { TaskView } from '../../domain/task.ts';
import type { AnswerOf } from '../contract/call.ts';
import type { taskListCalls } from '../contract/task-list.ts';

type Told = AnswerOf<typeof taskListCalls.listTasks>['Tasks'][number];

export const taskFromWire = ({ import: run, startedat, endedat, dueat, ...task }: Told): TaskView => ({
  ...task,
  startedAt: startedat,
  endedAt: endedat,
  dueAt: dueat,
  import: run && {
    id: run.importid,
    kind: run.type,
    fileName: run.filename,
    created: run.created,
    updated: run.updated,
    skipped: run.skipped,
    failed: run.failed,
    undone: run.undone,
    kept: run.kept,
    refused: run.refused,
  },
});
