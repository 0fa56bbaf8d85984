import { chakra } from '@chakra-ui/react';
import { taskListCalls } from '../../api/calls/task-list.ts';
import { ask } from '../../api/client/ask.ts';
import {
  hasTaskFailed,
  isOpenTask,
  type TaskState,
  type TaskView,
  taskCounts,
} from '../../domain/task/task.ts';
import {
  runningTasks,
  taskStateWords,
  taskStepWords,
  taskWords as words,
} from '../../domain/task/tasks.words.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { importAt } from '../frame/transfer-addresses.ts';
import { Button, ButtonLink } from '../kit/buttons/Button.tsx';
import { fetchFile } from '../kit/fetch-file.ts';
import { useLocale } from '../kit/locale.ts';
import { Notice } from '../kit/notices/Notice.tsx';
import { ProgressBar } from '../kit/notices/ProgressBar.tsx';
import { toast } from '../kit/notices/toast.ts';
import { StatusBadge, type Tone } from '../kit/StatusBadge.tsx';
import { usePlainAct } from '../page/use-plain-act.ts';

const Card = chakra('article', {
  base: {
    display: 'grid',
    gap: '3',
    padding: '16px 18px',
    border: '1px solid {colors.line}',
    borderRadius: 'base',
    background: 'sheet',
    '& > header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 12px' },
    '& h2': { flex: '1 1 220px', minWidth: '0', fontSize: '16px', overflowWrap: 'anywhere' },
    '& > p': { fontSize: '14px' },
    '& > dl': { display: 'flex', flexWrap: 'wrap', gap: '6px 24px', fontVariantNumeric: 'tabular-nums' },
    '& > dl > div': { display: 'flex', gap: '2', alignItems: 'baseline' },
    '& dt': { fontSize: '13px', color: 'quiet' },
    '& dd': { fontSize: '14px', fontWeight: '600' },
    '& > footer': { display: 'flex', flexWrap: 'wrap', gap: '2.5' },
  },
});

const pressed = { stop: taskListCalls.stopTask, retry: taskListCalls.retryTask } as const;

const tones: Readonly<Record<TaskState, Tone>> = {
  queued: 'waiting',
  running: 'waiting',
  done: 'settled',
  failed: 'stopped',
  stopped: 'draft',
};

/** What became of what it was about, once some of it was looked at. */
function resultOf({ kind, import: run, done }: TaskView, count: (n: number) => string): string | null {
  if (!run || done === 0) return null;
  if (kind === 'undo-import') {
    const { undone, kept, refused } = run;
    return words.undone({ undone: count(undone), kept: count(kept), refused: count(refused) });
  }
  const { created, updated, skipped } = run;
  return words.imported({ created: count(created), updated: count(updated), skipped: count(skipped) });
}

/** One piece of long work: what it is, how far it has come, who asked for it, why it stopped, and what can be done about it. */
export function TaskCard({ task }: { task: TaskView }) {
  const { id: businessId } = useBusiness();
  const locale = useLocale();
  const may = useMay();
  const press = usePlainAct();
  const count = (n: number) => n.toLocaleString(locale);
  const at = (iso: string) =>
    new Date(iso).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const kind = runningTasks.taskNames[task.kind] ?? task.kind;
  const run = task.import;
  const { file } = task;
  const about = run?.fileName ?? file?.name;
  const name = about ? words.ofFile({ task: kind, file: about }) : kind;
  const { success, errors, pending } = taskCounts(task);
  const result = resultOf(task, count);
  const mayImport = may('inventory.import');
  const acts = mayImport ? task.acts : [];
  const mayFetch = file?.ready === true && may('reports');
  const figures: [string, string][] = [
    [words.counts.total, task.total === null ? words.unknown : count(task.total)],
    [words.counts.success, count(success)],
    [words.counts.errors, count(errors)],
    ...(pending === null || pending === 0
      ? []
      : [[words.counts.pending, count(pending)] as [string, string]]),
  ];
  return (
    <Card aria-label={name}>
      <header>
        <h2>{name}</h2>
        <StatusBadge tone={tones[task.state]} word={taskStateWords[task.state]} />
      </header>
      {isOpenTask(task) && (
        <ProgressBar label={runningTasks.progressLabel} value={task.done} max={task.total} />
      )}
      {task.step && (
        <p role="status">{task.dueAt ? words.againAt({ when: at(task.dueAt) }) : taskStepWords[task.step]}</p>
      )}
      {task.fault && (hasTaskFailed(task) ? <Notice>{task.fault}</Notice> : <p>{task.fault}</p>)}
      {!file && (
        <dl>
          {figures.map(([label, figure]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      )}
      {file?.ready && <p>{words.kept}</p>}
      {result && <p>{result}</p>}
      <p className="quiet">
        {words.by({ name: task.by, when: at(task.startedAt) })}
        {task.endedAt && <> {words.ended({ when: at(task.endedAt) })}</>}
      </p>
      {((mayImport && (acts.length > 0 || run)) || mayFetch) && (
        <footer>
          {mayFetch && (
            <Button
              aria-label={words.ofTask({ act: words.download, task: name })}
              onClick={() =>
                void ask(taskListCalls.downloadTaskFile, { businessId, id: task.id }).then(
                  ({ data }) => fetchFile(data.url),
                  toast.refusal,
                )
              }
            >
              {words.download}
            </Button>
          )}
          {acts.map((act) => (
            <Button
              key={act}
              look={act === 'retry' && hasTaskFailed(task) ? 'primary' : 'plain'}
              aria-label={words.ofTask({ act: words[act], task: name })}
              onClick={() =>
                void press(`task.${act} ${task.id} ${task.done}`, (intentKey) =>
                  ask(pressed[act], { businessId, id: task.id }, { intentKey }),
                )
              }
            >
              {words[act]}
            </Button>
          ))}
          {mayImport && run && <ButtonLink href={importAt(run.kind, run.id)}>{words.open}</ButtonLink>}
        </footer>
      )}
    </Card>
  );
}
