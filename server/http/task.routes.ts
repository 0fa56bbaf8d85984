import type { FastifyInstance } from 'fastify';
import { taskCalls } from '../../src/api/contract/task.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import { openTasks } from '../store/tasks.ts';
import { withBusiness } from '../store/tx.ts';
import { inBusiness, type Services } from './access.ts';
import { mount } from './mount.ts';

/** Mounts the calls about long work. */
export const taskRoutes = (app: FastifyInstance, services: Services): void =>
  mount(app, taskCalls, inBusiness(services), {
    openTasks: async ({ ctx }) => ({
      tasks: (await withBusiness(ctx, 'read', openTasks)).flatMap(
        ({ id, kind, state, total, done, fault }) =>
          state === 'done' ? [] : [{ id: idToWire(id), kind, state, total, done, fault }],
      ),
    }),
  });
