import { canonicalJson, chainedForm } from '../../src/domain/audit/canonical-event.ts';
import { type HeadSigning, shortHash } from '../../src/domain/audit/signed-head.ts';
import { signedHeads } from '../store/audit/signed-heads.ts';
import { hidingOf, type Link, linksOf, Unsalted } from '../store/audit/verify-chain.ts';
import type { BusinessTx } from '../store/database/tx.ts';

/** An event as a proof has it: personal details by their hashes alone, and as much of the chain's hash as tells where a fault begins. */
const lineOf = ({ number, hash, event, salt }: Link): string => {
  let form: object | null = null;
  try {
    form = event && chainedForm(event, hidingOf({ salt }));
  } catch (error) {
    if (!(error instanceof Unsalted)) throw error;
  }
  return `{"n":${number},"hash":"${shortHash(hash)}","event":${canonicalJson(form)}}\n`;
};

/** Which part of a proof: so many events each, the last one with what is left and every head behind its first event. */
export interface ProofPart {
  number: number;
  of: number;
  /** Events of a part. */
  each: number;
}

/**
 * A part of the chain of a business as lines of JSON that a script checks without the product: what it is of, the events in their order, the
 * heads that were signed of them. Events whose row or salt is gone are `null`, as the chain can't be proved with them.
 *
 * @param signing what the installation signs with; a public key of it is named
 * @returns its text in parts, and how many events it has
 */
export const chainProof = async (
  tx: BusinessTx,
  signing: HeadSigning | null,
  { number, of, each }: ProofPart,
): Promise<{ parts: string[]; events: number }> => {
  const parts: string[] = [];
  let events = 0;
  const [behind, upTo] = [(number - 1) * each, number < of ? number * each : Number.MAX_SAFE_INTEGER];
  for await (const links of linksOf(tx, behind, upTo)) {
    parts.push(links.map(lineOf).join(''));
    events += links.length;
  }
  const heads = (await signedHeads(tx)).filter((one) => one.number > behind && one.number <= upTo);
  const { id, name } = tx.business;
  const head = {
    format: 'counterfoil-proof-1',
    business: { id, name },
    madeAt: tx.now.toISOString(),
    events,
    heads: heads.length,
    key: signing?.key ?? null,
    ...(of > 1 && { part: { number, of } }),
  };
  return {
    parts: [
      `${JSON.stringify(head)}\n`,
      ...parts,
      ...heads.map((one) => `${JSON.stringify({ head: one })}\n`),
    ],
    events,
  };
};
