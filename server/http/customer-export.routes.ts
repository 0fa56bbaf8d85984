import type { FastifyInstance } from 'fastify';
import { customerExportCalls } from '../../src/api/contract/customer-export.ts';
import { idFromWire, idToWire } from '../../src/api/wire/id.ts';
import { exportCustomers } from '../commands/export-customers.ts';
import { inBusiness, type Services } from './access.ts';
import { narrowedOf } from './customer.requests.ts';
import { mount } from './mount.ts';
import { downloadOf } from './print.answers.ts';

/** Mounts the download of customers as a file. */
export const customerExportRoutes = (app: FastifyInstance, services: Services): void =>
  mount(app, customerExportCalls, inBusiness(services), {
    exportCustomers: async ({ ctx, body, request }) => {
      const { rows, ...file } = await exportCustomers(ctx, {
        narrowed: narrowedOf(body),
        ids: body.clientid?.map(idFromWire) ?? null,
        columns: body.columns,
      });
      const [user, business] = [idToWire(ctx.user.id), idToWire(ctx.business.id)];
      request.log.info({ act: 'customers exported', user, business, rows, address: request.ip });
      return downloadOf(file);
    },
  });
