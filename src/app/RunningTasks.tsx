import { lazy, Suspense, useEffect, useRef } from 'react';
import { fetched } from '../api/client/fetched.ts';
import { useOpenTasks } from '../screens/frame/use-open-tasks.ts';
import { useRefreshAll } from '../screens/frame/use-refresh.ts';
import { ErrorBoundary } from '../screens/kit/notices/ErrorBoundary.tsx';

// Few pages are ever shown while something runs.
const TaskBar = lazy(() =>
  fetched(() => import('./TaskBar.tsx').then((file) => ({ default: file.TaskBar }))),
);

/** Long work of the business while it runs, on every page; what it changed is fetched anew when it is over. */
export function RunningTasks() {
  const tasks = useOpenTasks().data?.open ?? [];
  const refresh = useRefreshAll();
  const before = useRef(0);
  useEffect(() => {
    if (tasks.length < before.current) void refresh();
    before.current = tasks.length;
  }, [tasks.length, refresh]);
  return (
    <ErrorBoundary>
      <Suspense>
        {tasks.map(({ id: key, ...task }) => (
          <TaskBar key={key} {...task} />
        ))}
      </Suspense>
    </ErrorBoundary>
  );
}
