import type { FastifyInstance } from 'fastify';
import { auditChainCalls } from '../../../src/api/calls/audit-chain.ts';
import {
  chainFaultText,
  chainWords,
  verdictNotes,
  verdictText,
} from '../../../src/domain/audit/chain.words.ts';
import type { HeadSigning } from '../../../src/domain/audit/signed-head.ts';
import { invalid } from '../../../src/domain/values/refusal.ts';
import { chainProof } from '../../services/chain-proof.ts';
import { lastLink, waitingEvents } from '../../store/audit/append-events.ts';
import { lastHead } from '../../store/audit/signed-heads.ts';
import { verifyChain } from '../../store/audit/verify-chain.ts';
import { type Ctx, Refused, withBusiness } from '../../store/database/tx.ts';
import { handOut } from '../../store/files/files.ts';
import { recordEvent } from '../../store/plan/events.ts';
import { inBusiness, type Services } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';

/** Events of one proof at most. */
const mostEvents = 50_000;

/** Makes the proof of a business's chain and hands it out for a minute. @throws Refused for more events than a file holds */
const exportProof = async (ctx: Ctx, signing: HeadSigning | null) => {
  const { parts, events } = await withBusiness(ctx, 'long', async (tx) => {
    if (((await lastLink(tx))?.number ?? 0) > mostEvents)
      throw new Refused(invalid('range', chainWords.tooLong));
    return chainProof(tx, signing);
  });
  return withBusiness(ctx, 'write', async (tx) => {
    const name = `${chainWords.proofFile} ${tx.today}.jsonl`;
    const token = await handOut(tx, {
      name,
      mime: 'text/plain; charset=utf-8',
      bytes: Buffer.from(parts.join('')),
    });
    await recordEvent(tx, 'audit-trail.proof', 'business', tx.business.id, { rows: events });
    return { message: name, url: `/api/files/${token}`, name };
  });
};

/** Mounts the calls of the audit trail's chain. */
export const auditChainRoutes = (app: FastifyInstance, services: Services): void => {
  const { signing = null } = services;
  mountDeclared(app, auditChainCalls, inBusiness(services), {
    auditChain: ({ ctx }) =>
      withBusiness(ctx, 'read', async (tx) => ({
        events: (await lastLink(tx))?.number ?? 0,
        waiting: await waitingEvents(tx),
        signs: signing !== null,
        checkpoint: await lastHead(tx),
        timeZone: tx.business.timeZone,
      })),
    verifyChain: ({ ctx }) =>
      withBusiness(ctx, 'long', async (tx) => {
        const verdict = await verifyChain(tx, signing);
        const { locale, timeZone } = tx.business;
        const { faults, events, heads, found } = verdict;
        return {
          message: verdictText(verdict, locale),
          good: found === 0,
          events,
          checkpoints: heads,
          waiting: await waitingEvents(tx),
          problems: found,
          faults: faults.map((fault) => chainFaultText(fault, locale, timeZone)),
          notes: verdictNotes(verdict, locale),
        };
      }),
    exportProof: ({ ctx }) => exportProof(ctx, signing),
  });
};
