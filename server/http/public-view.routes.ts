import type { FastifyInstance } from 'fastify';
import { publicViewCalls } from '../../src/api/contract/public-view.ts';
import type { Services } from './access.ts';
import { mount } from './mount.ts';
import { byPublicLink } from './public-access.ts';
import { publicViewHandlers } from './served-kinds.ts';

/** Mounts what public links open. */
export const publicViewRoutes = (app: FastifyInstance, services: Services): void =>
  mount(app, publicViewCalls, byPublicLink(services), publicViewHandlers);
