import { chakra } from '@chakra-ui/react';
import { Link } from 'wouter';
import { runningTasks as words } from '../domain/task/tasks.words.ts';
import { tasksAt } from '../screens/frame/transfer-addresses.ts';
import { Icon } from '../screens/kit/Icon.tsx';
import { ProgressBar } from '../screens/kit/notices/ProgressBar.tsx';

const Bar = chakra('section', {
  base: {
    display: 'grid',
    gap: '2',
    padding: '10px 14px',
    marginBottom: '4',
    border: '1px solid {colors.line}',
    borderRadius: 'base',
    background: 'sheet',
    fontSize: '14px',
    '& a': { textDecoration: 'underline' },
    '& [role=alert]': { display: 'flex', gap: '2', color: 'stopped', '& > svg': { flex: 'none' } },
  },
});

/** Others wait for whoever looks at what they had done. */
const goesOnAlone = new Set(['fill-demo']);

interface TaskBarProps {
  kind: string;
  state: 'queued' | 'running' | 'failed';
  /** How much there is to do; null until that is known. */
  total: number | null;
  done: number;
  fault: string | null;
}

/** One long work: how far it has come, or why it stopped. */
export function TaskBar({ kind, state, total, done, fault }: TaskBarProps) {
  const task = words.taskNames[kind] ?? kind;
  const all = <Link href={tasksAt}>{words.seeTasks}</Link>;
  return (
    <Bar aria-label={task}>
      {state === 'failed' ? (
        <p role="alert">
          <Icon name="warning" />
          <span>
            {words.stopped({ task, fault: fault ?? '' })} {goesOnAlone.has(kind) && words.triedAgain} {all}
          </span>
        </p>
      ) : (
        <>
          <p>
            <span role="status">{words.progress({ task, done, total: total ?? '?' })}</span> {all}
          </p>
          <ProgressBar label={words.progressLabel} value={done} max={total} />
        </>
      )}
    </Bar>
  );
}
