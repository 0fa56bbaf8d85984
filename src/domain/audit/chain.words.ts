import { dayIn } from '../day.ts';
import { formatDay } from '../values/format.ts';
import { auditActs, auditVerbs } from '../words/audit-trail.ts';
import type { ChainFault, ChainVerdict } from './chain-fault.ts';

/** What people read of the chain of the audit trail. */
export const chainWords = {
  title: 'Tamper check',
  lead: 'Every event is chained to the one before it, so a later change in the database shows.',
  none: 'No events are in the chain yet.',
  chained: (events: string) => `Events in the chain: ${events}`,
  waiting: (waiting: string) => `Waiting to be added: ${waiting}`,
  waitingHint: 'New events are added within about a minute.',
  checkpoint: ({ number, hash, at }: { number: string; hash: string; at: string }) =>
    `Last signed checkpoint: event ${number}, ${hash}, ${at}`,
  noCheckpoint: 'No checkpoint is signed yet.',
  noKey:
    'This installation has no signing key, so the chain finds accidents, but not someone who recalculates the whole chain. Your operator can set COUNTERFOIL_SIGNING_KEY.',
  verify: 'Verify',
  proof: 'Download proof',
  proofHint: 'Anyone can check the proof with the script verify-proof.mjs, which needs only Node.js.',
  proofFile: ({ day, part, of }: { day: string; part: number; of: number }) =>
    of > 1 ? `Audit proof ${day} part ${part} of ${of}` : `Audit proof ${day}`,
  noPart: ({ parts }: { parts: number }) =>
    parts === 1 ? 'The proof has one part.' : `The proof has parts 1 to ${parts}.`,
  proofPart: 'Part of the proof',
  proofPartOf: ({ part, parts }: { part: string; parts: string }) => `Part ${part} of ${parts}`,
  proofPartsHint: 'Download every part: the script checks them together.',
  printed: ({ number, hash, day }: { number: string; hash: string; day: string }) =>
    `Audit trail checkpoint: event ${number}, ${hash}, ${day}`,
} as const;

/** The state of a check, in one sentence. */
export const verdictText = ({ found, events, heads }: ChainVerdict, locale: string): string => {
  const count = (n: number) => n.toLocaleString(locale);
  if (found > 0) return found === 1 ? '1 problem was found.' : `${count(found)} problems were found.`;
  const matching = events === 1 ? '1 event matches' : `${count(events)} events match`;
  if (heads === 0) return `No problems: ${matching} the chain.`;
  return `No problems: ${matching} the chain and ${heads === 1 ? '1 signed checkpoint' : `${count(heads)} signed checkpoints`}.`;
};

/** What a check can't show, and what it found erased. */
export const verdictNotes = ({ heads, erased }: ChainVerdict, locale: string): string[] => [
  ...(heads === 0
    ? [
        'No signed checkpoint could be compared, so this finds accidents, but not someone who recalculates the whole chain.',
      ]
    : []),
  ...(erased > 0
    ? [`Personal details that were erased: ${erased.toLocaleString(locale)}. Their hashes remain.`]
    : []),
];

const actText = (act: string): string => auditActs[act] ?? auditVerbs[act.slice(act.indexOf('.') + 1)] ?? act;

/** What is wrong with a chain, in a sentence; days are those of the business. */
export const chainFaultText = (fault: ChainFault, locale: string, timeZone: string): string => {
  const on = (instant: string) => formatDay(dayIn(timeZone, new Date(instant)), locale);
  const n = (number: number) => number.toLocaleString(locale);
  switch (fault.kind) {
    case 'changed':
      return `Event ${n(fault.number)} (${actText(fault.act)}, ${on(fault.at)}) was changed after it was recorded.`;
    case 'missing':
      return `Event ${n(fault.number)} is missing: it was deleted after ${on(fault.appendedAt)}.`;
    case 'unlinked':
      return fault.from === fault.to
        ? `Event ${n(fault.from)} is missing from the chain.`
        : `Events ${n(fault.from)} to ${n(fault.to)} are missing from the chain.`;
    case 'swapped':
      return `Events ${n(fault.numbers[0])} and ${n(fault.numbers[1])} were swapped.`;
    case 'unsalted':
      return `Event ${n(fault.number)} (${actText(fault.act)}, ${on(fault.at)}) can’t be checked: the salt of its personal details was deleted.`;
    case 'newest-missing':
      return `The newest events are missing: event ${n(fault.signed)} was signed on ${on(fault.signedAt)}, but the chain ends at event ${n(fault.last)}.`;
    case 'rewritten':
      return `Events ${n(fault.from)} to ${n(fault.to)} aren’t the ones signed on ${on(fault.signedAt)}: something was changed and the chain recalculated.`;
    case 'renumbered':
      return `Event ${n(fault.number)}, signed on ${on(fault.signedAt)}, is now event ${n(fault.now)}: earlier events were ${fault.now < fault.number ? 'removed' : 'added'} and later ones renumbered.`;
    case 'forged':
      return `The checkpoint at event ${n(fault.number)} of ${on(fault.signedAt)} was changed: its signature doesn’t match.`;
    case 'unknown-key':
      return `The signature of ${fault.heads === 1 ? 'a checkpoint' : `${n(fault.heads)} checkpoints`} up to event ${n(fault.number)} can’t be checked: this installation doesn’t know the key ${fault.key}. If it’s an earlier key of yours, add it to COUNTERFOIL_SIGNING_KEY.`;
  }
};
