import type { Tx } from '../database/tx.ts';
import { accountingSettings } from './account-defaults.ts';
import { settingsOf } from './business-settings.ts';

/** What people set in a business, as the audit trail compares it before and after. */
export const shownSettings = async (tx: Tx): Promise<object> => {
  const [{ numbering, hasEntries: _, ...settings }, { defaults, fiscalDay }] = await Promise.all([
    settingsOf(tx),
    accountingSettings(tx),
  ]);
  const series = numbering.map(({ kind, prefix, pad }) => [kind, { prefix, pad }]);
  return { ...settings, fiscalDay, numbering: Object.fromEntries(series), defaults };
};
