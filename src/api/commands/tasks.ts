import type { TaskAct } from '../../domain/task.ts';
import { send } from '../client/client.ts';
import { taskListCalls } from '../contract/task-list.ts';
import type { Asked, Told } from './command.ts';

const calls = { stop: taskListCalls.stopTask, retry: taskListCalls.retryTask } as const;

/** Stops long work, or goes on with it. */
export const askTask = ({ businessId, intentKey }: Asked, taskid: string, act: TaskAct): Promise<Told> =>
  send(calls[act], { body: { businessid: businessId, taskid }, intentKey });
