import type { ChainedEvent } from '../../../src/domain/audit/canonical-event.ts';
import type { ChainFault, ChainVerdict } from '../../../src/domain/audit/chain-fault.ts';
import type { HeadSigning } from '../../../src/domain/audit/signed-head.ts';
import { column } from '../database/row.ts';
import type { ChainTx } from './append-events.ts';
import { eventsById, linkHash, noHash, saltedBy } from './event-hash.ts';
import { type HeadChecks, headFaults } from './head-faults.ts';
import { signedHeads } from './signed-heads.ts';

/** Links read at once. */
const readAtOnce = 2_000;
/** Faults that are told one by one, and events that are compared with one another to find those that were swapped. */
const [toldAtMost, comparedAtMost] = [50, 200];

const columns = {
  number: column.long.called('n'),
  eventId: column.id,
  hash: column.text,
  appendedAt: column.instant,
};

/** A link of a chain, with its event where that is still there. */
export interface Link {
  number: number;
  hash: string;
  appendedAt: Date;
  eventId: string;
  event: ChainedEvent | null;
  salt: Buffer | null;
}

/** The salts of some events, by their ids. */
export const saltsOf = async (tx: ChainTx, ids: readonly string[]): Promise<ReadonlyMap<string, Buffer>> => {
  const rows = await tx.query(
    { eventId: column.id, salt: column.bytes },
    'select event_id, salt from event_salt where business_id = $1 and event_id = any($2::uuid[])',
    [tx.business.id, ids],
  );
  return new Map(rows.map(({ eventId, salt }) => [eventId, salt]));
};

/** The links of a business behind one in their order, some at a time, up to another; all of them where neither is said. */
export async function* linksOf(
  tx: ChainTx,
  behind = 0,
  upTo = Number.MAX_SAFE_INTEGER,
): AsyncGenerator<Link[]> {
  for (let after = behind, more = true; more; ) {
    const rows = await tx.query(
      columns,
      `select n, event_id, encode(hash, 'hex') as hash, appended_at from event_link where business_id = $1 and n > $2 and n <= $3
       order by n limit ${readAtOnce}`,
      [tx.business.id, after, upTo],
    );
    const ids = rows.map(({ eventId }) => eventId);
    const events = new Map((await eventsById(tx, ids)).map((event) => [event.id, event]));
    const salts = await saltsOf(tx, ids);
    const links = rows.map(({ number, ...link }) => ({
      ...link,
      number: Number(number),
      event: events.get(link.eventId) ?? null,
      salt: salts.get(link.eventId) ?? null,
    }));
    if (links.length > 0) yield links;
    after = links.at(-1)?.number ?? after;
    more = links.length === readAtOnce;
  }
}

/** Thrown where an event has personal fields and no salt. */
export class Unsalted extends Error {}

/** What hides the personal fields of a link's event as they were hidden when it was appended. */
export const hidingOf = ({ salt }: Pick<Link, 'salt'>, erased?: () => void) => ({
  salted: saltedBy(() => {
    if (salt === null) throw new Unsalted();
    return salt;
  }),
  ...(erased && { erased }),
});

/** A link whose hash isn't that of the link before and its event. */
interface Mismatch {
  link: Link & { event: ChainedEvent };
  before: string;
}

/** True where the first link's place was taken by the second's event: its contents, or the whole row of the chain. */
const isIn = (one: Mismatch, other: Mismatch): boolean => {
  const { before, link } = one;
  const taken = other.link.event;
  try {
    return [taken, { ...taken, id: link.eventId }].some((event) =>
      [link.hash, other.link.hash].includes(
        linkHash(before, event, hidingOf(event.id === link.eventId ? link : other.link)),
      ),
    );
  } catch {
    return false;
  }
};

/** What is wrong with links whose hashes don't match: two that were swapped are told as such, and what they broke in passing is not. */
const mismatchFaults = (mismatches: readonly Mismatch[]): ChainFault[] => {
  const swapped = new Map<number, Mismatch>();
  /** Told already, or right behind the link that was before it. */
  const isSettled = ({ link }: Mismatch): boolean => {
    const partner = swapped.get(link.number - 1);
    if (swapped.has(link.number)) return true;
    return partner !== undefined && linkHash(partner.link.hash, link.event, hidingOf(link)) === link.hash;
  };
  const faults: ChainFault[] = [];
  for (const [n, one] of mismatches.entries()) {
    if (isSettled(one)) continue;
    const other = mismatches
      .slice(n + 1)
      .find((two) => !isSettled(two) && (isIn(one, two) || isIn(two, one)));
    const { number, event } = one.link;
    if (other) {
      swapped.set(number, other);
      swapped.set(other.link.number, one);
      faults.push({ kind: 'swapped', numbers: [number, other.link.number] });
    } else faults.push({ kind: 'changed', number, act: event.act, at: event.at });
  }
  return faults;
};

/** What is found as a chain is gone through. */
class Findings {
  readonly faults: ChainFault[] = [];
  readonly mismatches: Mismatch[] = [];
  /** Mismatches beyond those that are compared. */
  more = 0;
  erased = 0;
  events = 0;
  private end = { number: 0, hash: noHash };

  check(link: Link): void {
    const { number, hash, event } = link;
    const { end } = this;
    this.end = { number, hash };
    if (number > end.number + 1) this.faults.push({ kind: 'unlinked', from: end.number + 1, to: number - 1 });
    if (!event) {
      this.faults.push({ kind: 'missing', number, appendedAt: link.appendedAt.toISOString() });
      return;
    }
    this.events += 1;
    try {
      const found = linkHash(
        end.hash,
        event,
        hidingOf(link, () => (this.erased += 1)),
      );
      // The link before one that is missing had a hash that nobody has any more.
      if (found === hash || number > end.number + 1) return;
      if (this.mismatches.length < comparedAtMost)
        this.mismatches.push({ link: { ...link, event }, before: end.hash });
      else this.more += 1;
    } catch (error) {
      if (!(error instanceof Unsalted)) throw error;
      this.faults.push({ kind: 'unsalted', number, act: event.act, at: event.at });
    }
  }
}

/**
 * Hashes all events of a business's chain again, and compares it with its signed heads. Reads some at a time, so that others have their turn.
 *
 * @param signing what knows the keys of the installation; null where it has none, and every signed head is by an unknown one
 */
export const verifyChain = async (tx: ChainTx, signing: HeadSigning | null): Promise<ChainVerdict> => {
  const findings = new Findings();
  const heads = await signedHeads(tx);
  const checks: HeadChecks = { hashes: new Map(), numbers: new Map(), last: 0 };
  const [signedNumbers, signedHashes] = [
    new Set(heads.map((one) => one.number)),
    new Set(heads.map((one) => one.hash)),
  ];
  for await (const links of linksOf(tx))
    for (const link of links) {
      findings.check(link);
      if (signedNumbers.has(link.number)) checks.hashes.set(link.number, link.hash);
      if (signedHashes.has(link.hash)) checks.numbers.set(link.hash, link.number);
      checks.last = link.number;
    }
  const ofHeads = headFaults(heads, signing, checks);
  const faults = [...findings.faults, ...mismatchFaults(findings.mismatches), ...ofHeads.faults];
  return {
    events: findings.events,
    heads: ofHeads.right,
    erased: findings.erased,
    faults: faults.slice(0, toldAtMost),
    found: faults.length + findings.more,
  };
};
