import { chakra } from '@chakra-ui/react';
import { taskListCalls } from '../../api/calls/task-list.ts';
import { useCall } from '../../api/client/query.ts';
import { isOpenTask } from '../../domain/task/task.ts';
import { taskWords as words } from '../../domain/task/tasks.words.ts';
import { pageTitles as titles } from '../../domain/words/frame.ts';
import { dashboardAt } from '../frame/addresses.ts';
import { useBusiness } from '../frame/business.ts';
import { PageHead } from '../frame/PageHead.tsx';
import { pageIn, useAddress } from '../kit/fields/use-address.ts';
import { EmptyState } from '../kit/lists/EmptyState.tsx';
import { ListFoot } from '../kit/lists/ListFoot.tsx';
import { Pager } from '../kit/lists/Pager.tsx';
import { Loaded } from '../page/Loaded.tsx';
import { TaskCard } from './TaskCard.tsx';

/** How often work that goes on is asked for, and how often whether others began some. */
const soon = 1000;
const later = 10_000;

const tasksOnPage = 10;

const List = chakra('ul', {
  base: { display: 'grid', gap: '3', marginTop: '4', listStyle: 'none', padding: '0' },
});

/** Long work of the business, what isn't over first: it goes on without the page and is found here from any device. Source: answers-2.md, Q8. */
export function TaskListPage() {
  const { id: businessId } = useBusiness();
  const { values, hrefWith } = useAddress({ page: '1' });
  const page = pageIn(values.page);
  const query = useCall(
    taskListCalls.listTasks,
    { businessId, page: String(page), limit: String(tasksOnPage) },
    {
      keepsBefore: true,
      refetchMs: (found) => (found?.rows.some(isOpenTask) ? soon : later),
    },
  );
  return (
    <>
      <PageHead title={titles.taskList} />
      <Loaded query={query} back={{ label: titles.dashboard, href: dashboardAt }}>
        {({ rows, total }) =>
          total === 0 ? (
            <EmptyState sentence={words.none} />
          ) : (
            <>
              <p className="quiet">{words.lead}</p>
              <List>
                {rows.map((task) => (
                  <li key={task.id}>
                    <TaskCard task={task} />
                  </li>
                ))}
              </List>
              {total > tasksOnPage && (
                <ListFoot>
                  <Pager page={page} total={total} hrefOf={(to) => hrefWith({ page: String(to) })} />
                </ListFoot>
              )}
            </>
          )
        }
      </Loaded>
    </>
  );
}
