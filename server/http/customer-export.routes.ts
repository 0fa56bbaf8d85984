import type { FastifyInstance } from 'fastify';
import { customerExportCalls } from '../../src/api/contract/customer-export.ts';
import { receivable } from '../../src/domain/books/side.ts';
import { inBusiness, type Services } from './access.ts';
import { contactsInFile } from './contact-file.answers.ts';
import { mount } from './mount.ts';

/** Mounts the download of customers as a file. */
export const customerExportRoutes = (app: FastifyInstance, services: Services): void =>
  mount(app, customerExportCalls, inBusiness(services), {
    exportCustomers: ({ body, ...requested }) => contactsInFile(requested, receivable, body, body.clientid),
  });
