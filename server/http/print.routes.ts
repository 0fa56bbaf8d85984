import type { FastifyInstance } from 'fastify';
import { printCalls, publicPrintCalls } from '../../src/api/contract/print.ts';
import { inBusiness, type Services } from './access.ts';
import { mount } from './mount.ts';
import { byPublicLink } from './public-access.ts';
import { printHandlers, publicPrintHandlers } from './served-kinds.ts';

/** Mounts the downloads of documents as PDF. */
export const printRoutes = (app: FastifyInstance, services: Services): void => {
  mount(app, printCalls, inBusiness(services), printHandlers(services));
  mount(app, publicPrintCalls, byPublicLink(services), publicPrintHandlers(services));
};
