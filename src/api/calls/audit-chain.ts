import { userId } from '../wire/values.ts';
import { plainly, subject, told } from './call.ts';
import { flag, nullable, number, optional, part, text, texts, whole } from './field.ts';

const { ours } = subject('businessid', '/api/Events/', { userid: userId });

const may = { flag: 'auditTrail' } as const;

/** The last checkpoint that was signed. */
const checkpoint = {
  number: number('EventNumber'),
  /** SHA-256 in hex. */
  hash: text('Hash'),
  /** An instant, in UTC. */
  signedAt: text('SignedAt'),
};

/** The chain that shows whether the audit trail was changed. */
export const auditChainCalls = {
  auditChain: ours.read('get-chain', 'reports', {
    ...may,
    says: plainly({
      events: number('Events'),
      waiting: number('Waiting'),
      /** Whether the installation has a key. */
      signs: flag('Signs'),
      checkpoint: nullable(part('Checkpoint', checkpoint)),
      timeZone: text('TimeZone'),
      /** How many files the proof is handed out in. */
      proofParts: number('ProofParts'),
    }),
    reads: 'audit-trail',
  }),
  /** Hashes all events again, and compares them with the signed checkpoints. */
  verifyChain: ours.ask('verify-chain', 'reports', {
    ...may,
    says: told({
      good: flag('Good'),
      events: number('Events'),
      checkpoints: number('Checkpoints'),
      waiting: number('Waiting'),
      problems: number('Problems'),
      /** The first fifty, in sentences. */
      faults: texts('Faults'),
      /** What the check can't show, and what was erased. */
      notes: texts('Notes'),
    }),
  }),
  /** All events as they were hashed, with the signed checkpoints, as a file of JSON lines; of a long trail a part. The trail says that it was made. */
  exportProof: ours.ask('export-proof', 'reports', {
    ...may,
    takes: {
      /** From 1, which it is where it is left out. */
      part: optional(whole('part')),
    },
    says: told({ url: text('url'), name: text('name'), parts: number('Parts') }),
  }),
};
