import type { TaskAct } from '../../domain/task.ts';
import { send } from '../client/client.ts';
import { taskListCalls } from '../contract/task-list.ts';
import type { Asked, Told } from './command.ts';

const calls = { stop: taskListCalls.stopTask, retry: taskListCalls.retryTask } as const;

/** Where what a task made can be fetched from, for a minute. */
export const downloadTaskFile = async (businessid: string, taskid: string): Promise<{ url: string }> =>
  (await send(taskListCalls.downloadTaskFile, { body: { businessid, taskid } })).data;

/** Stops long work, or goes on with it. */
export const askTask = ({ businessId, intentKey }: Asked, taskid: string, act: TaskAct): Promise<Told> =>
  send(calls[act], { body: { businessid: businessId, taskid }, intentKey });
