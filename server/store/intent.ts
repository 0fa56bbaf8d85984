import { refusal } from '../../src/domain/refusal.ts';
import * as requestFaultWords from '../../src/domain/words/request-faults.ts';
import { point } from './point.ts';
import { column } from './row.ts';
import { type BusinessCtx, type BusinessTx, type Ctx, Refused, type Running, withBusiness } from './tx.ts';

const settledValue = <Value>(settled: PromiseSettledResult<Value>): Value => {
  if (settled.status === 'rejected') throw settled.reason;
  return settled.value;
};

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
    { fingerprint: column.bytes, result: column.json.as<Answer>() },
    'select fingerprint, result from idempotency where scope = $1 and key = $2',
    [tx.business.id, key],
  );
  if (!known!.fingerprint.equals(fingerprint))
    throw new Refused(refusal('duplicate-request', requestFaultWords.sentWithOtherContent));
  return known!.result;
};

const keep = 'update idempotency set result = $3 where scope = $1 and key = $2';
/** Numbers that are taken now are read from their documents: the answer is sent before they are known here. */
const keepNumbered = `update idempotency set result = jsonb_set($3::jsonb, '{numbers}', ($3::jsonb -> 'numbers') || coalesce(
    (select jsonb_object_agg(id, number) from document where business_id = $1 and id = any($4)), '{}'))
  where scope = $1 and key = $2`;

/** Keeps the answer of an act for whoever sends it again, along with the commit. */
const keepAnswer = (tx: BusinessTx, { key }: NonNullable<Ctx['intent']>, result: Answer): void => {
  const numbers = Object.entries((result.numbers ?? {}) as Record<string, unknown>);
  const taken = numbers.flatMap(([id, number]) => (number === undefined ? [id] : []));
  const values = [tx.business.id, key, JSON.stringify(result)];
  if (taken.length > 0) tx.atEnd(keepNumbered, [...values, taken]);
  else tx.atEnd(keep, values);
};

/**
 * Carries out an intended act once, which begins by reading: its key is taken first, in the act's own transaction, so
 * that a second click, a retry or a race finds the first one's answer. Without a key, or for a preview, the act is
 * simply run.
 *
 * @param load what the act reads or holds; sent along with the key, in the same wait, and not looked at when the key is known
 */
export const loadAndRunOnce = async <C extends IntentCtx, Loaded, Result extends Answer>(
  ctx: C,
  load: (tx: C & Running) => Promise<Loaded>,
  act: (tx: C & Running, loaded: Loaded) => Promise<Result>,
): Promise<Result> => {
  const result = await withBusiness(ctx, 'act', async (tx) => {
    if (!tx.intent || tx.previewOnly) return act(tx, await load(tx));
    const [claim, loaded] = await Promise.allSettled([earlier(tx, tx.intent), load(tx)]);
    const known = settledValue(claim);
    if (known) return { ...known, repeated: true } as unknown as Result;
    const result = await act(tx, settledValue(loaded));
    keepAnswer(tx, tx.intent, result);
    return result;
  });
  await point('act.committed');
  return result;
};

/** Carries out an intended act once, as `loadAndRunOnce` does; the act begins only when its key is its own. */
export const runOnce = <C extends IntentCtx, Result extends Answer>(
  ctx: C,
  act: (tx: C & Running) => Promise<Result>,
): Promise<Result> => loadAndRunOnce(ctx, async () => {}, act);
