import type { BankStatus } from '../bank.ts';

/** Why a bank can't do that, and the way out. */
export const whyNotBank = (status: BankStatus): string => {
  if (status === 'Removed') return 'This bank was removed. Add it again.';
  if (status === 'Archived') return 'This bank is archived. Activate it first.';
  return status === 'Default'
    ? 'This bank is the default and in use.'
    : 'A bank becomes the default, or stops being it, when another one is chosen or deleted. Only an archived bank can be activated.';
};
