import { formatMoney } from '../../domain/values/format.ts';

interface AmountProps {
  total: string;
  currency: string;
  /** What it is worth at home. */
  homeTotal: string;
  homeCurrency: string;
  locale: string;
}

/** A document's amount in a list; below it, in small, what a foreign one is worth at home. */
export const Amount = ({ total, currency, homeTotal, homeCurrency, locale }: AmountProps) => (
  <>
    {formatMoney(total, currency, locale)}
    {currency !== homeCurrency && <small>{formatMoney(homeTotal, homeCurrency, locale)}</small>}
  </>
);
