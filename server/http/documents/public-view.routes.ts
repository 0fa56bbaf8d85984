import type { FastifyInstance } from 'fastify';
import { publicViewCalls } from '../../../src/api/calls/public-document.ts';
import type { Services } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import { byPublicLink } from './public-access.ts';
import { publicViewHandlers } from './served-kinds.ts';

/** Mounts what public links open. */
export const publicViewRoutes = (app: FastifyInstance, services: Services): void =>
  mountDeclared(app, publicViewCalls, byPublicLink(services), publicViewHandlers);
