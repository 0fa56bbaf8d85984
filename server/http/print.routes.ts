import type { FastifyInstance } from 'fastify';
import { printCalls, publicPrintCalls } from '../../src/api/contract/print.ts';
import { publicLink } from '../../src/api/wire/public-link.ts';
import type { PaperLink } from '../services/pay-link.ts';
import { inBusiness } from './access.ts';
import { mount } from './mount.ts';
import { byPublicLink } from './public-access.ts';
import { printHandlers, publicPrintHandlers } from './served-kinds.ts';
import type { AccountServices } from './visit.ts';

/** Mounts the downloads of documents as PDF. */
export const printRoutes = (app: FastifyInstance, services: AccountServices): void => {
  const printer = { ...services, linkTo: (link: PaperLink) => publicLink(services.origin, link) };
  mount(app, printCalls, inBusiness(services), printHandlers(printer));
  mount(app, publicPrintCalls, byPublicLink(services), publicPrintHandlers(printer));
};
