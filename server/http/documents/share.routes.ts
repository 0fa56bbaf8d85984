import type { FastifyInstance } from 'fastify';
import { shareCalls } from '../../../src/api/calls/mailing.ts';
import { publicLink } from '../../../src/api/wire/public-link.ts';
import { documentAnswers as words } from '../../../src/domain/words/documents.ts';
import { createLink, revokeLinks } from '../../commands/share-document.ts';
import { inBusiness } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import type { AccountServices } from '../call/visit.ts';

/** Mounts the making and ending of public links. */
export const shareRoutes = (app: FastifyInstance, services: AccountServices): void =>
  mountDeclared(app, shareCalls, inBusiness(services), {
    createLink: async ({ ctx, args: { kind, id: documentId, way } }) => {
      const { token, document } = await createLink(ctx, kind, documentId, way);
      const { subtype } = document;
      const link = { kind, subtype, businessId: ctx.business.id, documentId, token };
      return { message: words.linkShared, link: publicLink(services.origin, link) };
    },
    revokeLinks: async ({ ctx, args: { kind, id } }) => {
      const { revoked, repeated } = await revokeLinks(ctx, kind, id);
      return {
        message: revoked ? words.linksRevoked : words.noLinkRevoke,
        revoked,
        repeated: repeated === true,
      };
    },
  });
