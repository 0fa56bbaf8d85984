import type { FastifyInstance } from 'fastify';
import { shareCalls } from '../../src/api/contract/share.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { publicLink } from '../../src/api/wire/public-link.ts';
import { documentAnswers as documentAnswerWords } from '../../src/domain/words/documents.ts';
import { createLink, revokeLinks } from '../commands/share-document.ts';
import { inBusiness } from './access.ts';
import { mount } from './mount.ts';
import type { AccountServices } from './visit.ts';

/** Mounts the making and ending of public links. */
export const shareRoutes = (app: FastifyInstance, services: AccountServices): void =>
  mount(app, shareCalls, inBusiness(services), {
    createLink: async ({ ctx, body }) => {
      const documentId = idFromWire(body.DocumentId);
      const { token, document } = await createLink(ctx, body.kind, documentId, body.way);
      const { kind } = body;
      const businessId = ctx.business.id;
      return {
        status: 200 as const,
        message: documentAnswerWords.linkShared,
        data: {
          link: publicLink(services.origin, {
            kind,
            subtype: document.subtype,
            businessId,
            documentId,
            token,
          }),
        },
      };
    },
    revokeLinks: async ({ ctx, body }) => {
      const { revoked, repeated } = await revokeLinks(ctx, body.kind, idFromWire(body.DocumentId));
      return {
        status: 200 as const,
        message: revoked ? documentAnswerWords.linksRevoked : documentAnswerWords.noLinkRevoke,
        data: { revoked, repeated: repeated === true },
      };
    },
  });
