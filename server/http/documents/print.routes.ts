import type { FastifyInstance } from 'fastify';
import { printCalls } from '../../../src/api/calls/print.ts';
import { publicPrintCalls } from '../../../src/api/calls/public-document.ts';
import { publicLink } from '../../../src/api/wire/public-link.ts';
import type { PaperLink } from '../../services/pay-link.ts';
import { inBusiness } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import type { AccountServices } from '../call/visit.ts';
import { byPublicLink } from './public-access.ts';
import { printHandlers, publicPrintHandlers } from './served-kinds.ts';

/** Mounts the downloads of documents as PDF. */
export const printRoutes = (app: FastifyInstance, services: AccountServices): void => {
  const printer = { ...services, linkTo: (link: PaperLink) => publicLink(services.origin, link) };
  mountDeclared(app, printCalls, inBusiness(services), printHandlers(printer));
  mountDeclared(app, publicPrintCalls, byPublicLink(services), publicPrintHandlers(printer));
};
