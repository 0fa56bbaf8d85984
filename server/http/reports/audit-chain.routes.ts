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

/** Events of one part of a proof, as many as a file holds. */
const eventsOfPart = 50_000;

/** How many parts the proof of so many events has. */
const partsOf = (events: number, each: number): number => Math.max(1, Math.ceil(events / each));

/** Makes a part of the proof of a business's chain and hands it out for a minute. @throws Refused for a part there is none of */
const exportProof = async (ctx: Ctx, signing: HeadSigning | null, number: number, each: number) => {
  const { parts, events, of } = await withBusiness(ctx, 'long', async (tx) => {
    const all = partsOf((await lastLink(tx))?.number ?? 0, each);
    if (number < 1 || number > all) throw new Refused(invalid('part', chainWords.noPart({ parts: all })));
    return { of: all, ...(await chainProof(tx, signing, { number, of: all, each })) };
  });
  return withBusiness(ctx, 'write', async (tx) => {
    const name = `${chainWords.proofFile({ day: tx.today, part: number, of })}.jsonl`;
    const token = await handOut(tx, {
      name,
      mime: 'text/plain; charset=utf-8',
      bytes: Buffer.from(parts.join('')),
    });
    await recordEvent(tx, 'audit-trail.proof', 'business', tx.business.id, { rows: events });
    return { message: name, url: `/api/files/${token}`, name, parts: of };
  });
};

/** Mounts the calls of the audit trail's chain. */
export const auditChainRoutes = (app: FastifyInstance, services: Services): void => {
  const { signing = null } = services;
  const each = () => services.eventsOfProof ?? eventsOfPart;
  mountDeclared(app, auditChainCalls, inBusiness(services), {
    auditChain: ({ ctx }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const events = (await lastLink(tx))?.number ?? 0;
        return {
          events,
          waiting: await waitingEvents(tx),
          signs: signing !== null,
          checkpoint: await lastHead(tx),
          timeZone: tx.business.timeZone,
          proofParts: partsOf(events, each()),
        };
      }),
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
    exportProof: ({ ctx, args }) => exportProof(ctx, signing, args.part ?? 1, each()),
  });
};
