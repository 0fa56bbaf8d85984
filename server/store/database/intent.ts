import { refusal } from '../../../src/domain/values/refusal.ts';
import { requestFaults as requestFaultWords } from '../../../src/domain/words/requests.ts';
import { recordShape } from './json-shape.ts';
import { point } from './point.ts';
import { column } from './row.ts';
import { type BusinessCtx, type BusinessTx, type Ctx, Refused, type Running, withBusiness } from './tx.ts';

/** What a command answers: small, free of secrets, enough to find everything again when the request is repeated. */
export type Answer = Record<string, unknown>;

/** Whoever acts, with the act they intend. */
export type IntentCtx = BusinessCtx & Pick<Ctx, 'intent' | 'previewOnly'>;

const claim = `insert into idempotency (scope, key, fingerprint, call, at) values ($1, $2, $3, $4, $5)
  on conflict (scope, key) do nothing returning key`;

/** The stored answer of an act already carried out under this key; null when the key is new and now ours. */
const earlier = async (tx: BusinessTx, intent: NonNullable<Ctx['intent']>): Promise<Answer | null> => {
  const { key, fingerprint, call } = intent;
  const claimed = await tx.query(claim, [tx.business.id, key, fingerprint, call, tx.now]);
  if (claimed.length) return null;
  const [known] = await tx.query(
    { fingerprint: column.bytes, result: column.json.shaped(recordShape) },
    'select fingerprint, result from idempotency where scope = $1 and key = $2',
    [tx.business.id, key],
  );
  if (!known!.fingerprint.equals(fingerprint))
    throw new Refused(refusal('duplicate-request', requestFaultWords.sentWithOtherContent));
  return known!.result;
};

const keep = 'update idempotency set result = $3 where scope = $1 and key = $2';

/**
 * Carries out an intended act once: its key is taken first, in the act's own transaction, so that a second click, a retry or
 * a race finds the first one's answer. Without a key, or for a preview, the act is simply run.
 */
export const runOnce = async <C extends IntentCtx, Result extends Answer>(
  ctx: C,
  act: (tx: C & Running) => Promise<Result>,
): Promise<Result> => {
  const result = await withBusiness(ctx, 'write', async (tx) => {
    if (!tx.intent || tx.previewOnly) return act(tx);
    const known = await earlier(tx, tx.intent);
    if (known) return { ...known, repeated: true } as unknown as Result;
    const result = await act(tx);
    await tx.query(keep, [tx.business.id, tx.intent.key, JSON.stringify(result)]);
    return result;
  });
  await point('act.committed');
  return result;
};
