import type { FastifyInstance } from 'fastify';
import { seatCalls } from '../../../src/api/calls/seats.ts';
import { seats as words } from '../../../src/domain/team/seats.words.ts';
import { chooseSeats } from '../../commands/team/choose-seats.ts';
import { dropInvite } from '../../commands/team/drop-invite.ts';
import { inBusiness, type Services } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';

const told = (message: string, { repeated = false }: { repeated?: boolean }) => ({ message, repeated });

/** Mounts the calls about seats. */
export const seatRoutes = (app: FastifyInstance, services: Services): void =>
  mountDeclared(app, seatCalls, inBusiness(services), {
    chooseSeats: async ({ ctx, args }) => told(words.chosen, await chooseSeats(ctx, args.memberIds)),
    dropRefusedInvite: async ({ ctx, args }) => told(words.dropped, await dropInvite(ctx, args.email)),
  });
