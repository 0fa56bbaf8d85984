import { tooManyCodes } from '../../src/domain/billing/plan-codes.words.ts';
import { invalid } from '../../src/domain/values/refusal.ts';
import { asAccess } from '../store/access/access.ts';
import { giveBackCodeTries, takeCodeTries } from '../store/access/code-tries.ts';
import { Throttled } from '../store/access/tries.ts';
import { type BusinessCtx, Refused } from '../store/database/tx.ts';

/**
 * Bounds how often codes are guessed: a try of each subject is taken before the work, and given back unless it was refused for the code.
 *
 * @param field the one the code was typed in
 * @throws Refused where a subject has tried ten within the hour, and what the work throws
 */
const withTries = async <T>(
  { database, clock }: Pick<BusinessCtx, 'database' | 'clock'>,
  subjects: readonly string[],
  field: string,
  work: () => Promise<T>,
): Promise<T> => {
  const query = asAccess(database);
  const now = clock();
  const isWrong = (error: unknown) =>
    error instanceof Refused && error.refusal.fields?.some((fault) => fault.field === field) === true;
  await takeCodeTries(query, subjects, now).catch((error: unknown) => {
    if (!(error instanceof Throttled)) throw error;
    throw new Refused(invalid(field, tooManyCodes(Math.ceil(error.retryAfter / 60))));
  });
  try {
    const result = await work();
    await giveBackCodeTries(query, subjects, now);
    return result;
  } catch (error) {
    if (!isWrong(error)) await giveBackCodeTries(query, subjects, now);
    throw error;
  }
};

/** Work that looks up a coupon's code, where one was typed: ten wrong ones an hour for each business. @throws Refused after ten */
export const withCouponTry = <T>(
  ctx: BusinessCtx,
  code: string | undefined,
  work: () => Promise<T>,
): Promise<T> => (code?.trim() ? withTries(ctx, [`coupon:${ctx.business.id}`], 'couponcode', work) : work());

/** Work that looks up a deal code: ten wrong ones an hour for each business and each network. @throws Refused after ten */
export const withDealTry = <T>(ctx: BusinessCtx, network: string, work: () => Promise<T>): Promise<T> =>
  withTries(ctx, [`deal:${ctx.business.id}`, `deal from:${network}`], 'code', work);
