import type { NamedEffects } from '../../domain/effects.ts';
import { formatAmount } from '../../domain/format.ts';
import { type EffectRow, EffectsList } from './EffectsList.tsx';
import { useLocale } from './locale.ts';
import type { Tone } from './StatusBadge.tsx';

interface ShownEffectsProps {
  effects: NamedEffects;
  currency: string;
  statusOf: (status: string) => { word: string; tone: Tone };
}

const signed = (text: string) => (text.startsWith('−') ? text : `+${text}`);

/** The postings of one entry, the lines of one account added up, as people compare them: account, amount. */
const rowsOf = (entry: NamedEffects['entries'][number], show: (amount: string) => string): EffectRow[] =>
  entry.lines.map((line) => ({
    label: line.account,
    detail: line.memo ?? undefined,
    amount: signed(show(line.amount)),
  }));

/** What an act will do, as the plan says: entry by entry, then the status before and after. Debits are positive. */
export function ShownEffects({ effects, currency, statusOf }: ShownEffectsProps) {
  const locale = useLocale();
  const show = (amount: string) => formatAmount(amount, currency, locale);
  const change = effects.status[0];
  return (
    <EffectsList
      groups={effects.entries.map((entry, index) => ({
        key: `${index} ${entry.memo}`,
        rows: rowsOf(entry, show),
      }))}
      change={
        change && change.from !== null
          ? {
              label: change.kind === 'receipt' ? 'Receipt' : 'Invoice',
              from: statusOf(change.from),
              to: statusOf(change.to),
            }
          : undefined
      }
    />
  );
}
