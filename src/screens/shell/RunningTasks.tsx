import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { openTasks } from '../../api/queries/tasks.ts';
import * as words from '../../domain/words/running-tasks.ts';
import { Icon } from '../kit/Icon.tsx';
import { styled } from '../kit/styled.ts';
import { useBusiness } from './business.ts';
import { useRefreshAll } from './use-refresh.ts';

const Bar = styled('section', {
  base: {
    display: 'grid',
    gap: '2',
    padding: '10px 14px',
    marginBottom: '4',
    border: '1px solid {colors.line}',
    borderRadius: 'base',
    background: 'sheet',
    fontSize: '14px',
    '& progress': {
      appearance: 'none',
      width: '100%',
      height: '6px',
      border: '0',
      borderRadius: '3px',
      overflow: 'hidden',
      background: 'line',
      '&::-webkit-progress-bar': { background: 'line' },
      '&::-webkit-progress-value': { background: 'accent' },
      '&::-moz-progress-bar': { background: 'accent' },
    },
    '& [role=alert]': { display: 'flex', gap: '2', color: 'stopped', '& > svg': { flex: 'none' } },
  },
});

const taskNames: Readonly<Record<string, string>> = {
  'fill-demo': words.fillDemo,
};

/** Long work of the business while it runs, on every page; what it changed is fetched anew when it is over. */
export function RunningTasks() {
  const { id } = useBusiness();
  const { data: tasks = [] } = useQuery(openTasks(id));
  const refresh = useRefreshAll();
  const before = useRef(0);
  useEffect(() => {
    if (tasks.length < before.current) void refresh();
    before.current = tasks.length;
  }, [tasks.length, refresh]);
  return (
    <>
      {tasks.map(({ id: key, kind, state, total, done, fault }) => (
        <Bar key={key} aria-label={taskNames[kind] ?? kind}>
          {state === 'failed' ? (
            <p role="alert">
              <Icon name="warning" />
              {words.stopped({ task: taskNames[kind] ?? kind, fault: fault ?? '' })}
            </p>
          ) : (
            <>
              <p role="status">
                {words.progress({ task: taskNames[kind] ?? kind, done, total: total ?? '?' })}
              </p>
              <progress aria-label={words.progressLabel} value={done} max={total ?? undefined} />
            </>
          )}
        </Bar>
      ))}
    </>
  );
}
