import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { day } from '../../src/api/wire/values.ts';
import { contract } from '../support/contract.ts';

/** Calls that take a day which puts nothing on it, with the reason. */
const asksNothing: Readonly<Record<string, string>> = {
  '/api/Business/set-lock-date': 'It must be over, and can be taken back.',
  '/api/Business/grant-lock-exception':
    'Days that are locked, and a time within a week: nothing is posted on them, and it can be ended.',
  '/api/Client/send-statement': 'The days a statement is of.',
  '/api/Client/send-statements': 'The days a statement is of.',
  '/api/Vendor/send-statement': 'The days a statement is of.',
  '/api/AccountSettings/start-bank-statement': 'The days of a bank’s statement: nothing is posted on them.',
  '/api/AccountSettings/update-bank-statement': 'The days of a bank’s statement: nothing is posted on them.',
  '/api/Business/fiscal-year':
    'The first day of a fiscal year: nothing is posted on it, and no other day is taken.',
  '/api/onboarding/save-business-accounting-settings':
    'The first day of a fiscal year: nothing is posted on it, and no other day is taken.',
  '/api/Report/make-file': 'The days a report is of.',
  '/api/Books/make-export': 'The days the exported books are of.',
  '/api/Report/file-tax':
    'Days that are over and when they were filed: nothing is posted on them, and the mark can be removed.',
  '/api/Reference/delete-exchange-rate': 'It names a rate that is there.',
};

type Parts = { innerType?: z.ZodMiniType; element?: z.ZodMiniType; shape?: Record<string, z.ZodMiniType> };

const takesDay = (schema: z.ZodMiniType): boolean => {
  const { innerType, element, shape } = schema._zod.def as unknown as Parts;
  if (schema === day) return true;
  return [innerType, element, ...Object.values(shape ?? {})].some((part) => part && takesDay(part));
};

test('every call that writes a day can carry that a far one is meant', () => {
  const found = contract
    .filter(({ effect, body }) => effect === 'changes' && body && takesDay(body))
    .filter(({ body }) => !Object.hasOwn(body!.shape, 'confirmFarDate'))
    .map(({ path }) => path)
    .filter((path) => !Object.hasOwn(asksNothing, path));
  expect(found).toEqual([]);
});
