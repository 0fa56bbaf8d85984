import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { taxCalls } from '../../api/calls/tax.ts';
import { useCall } from '../../api/client/query.ts';
import { useBusiness } from '../frame/business.ts';
import { type TaxChoice, taxChoice } from '../kit/lines/tax-choices.ts';
import { useLocale } from '../kit/locale.ts';

/** The taxes that can be chosen: on lines that are bought, and on all else, which bears no tax on an import. */
interface Choices {
  bought: readonly TaxChoice[];
  sold: readonly TaxChoice[];
}

const Taxes = createContext<Choices>({ bought: [], sold: [] });

/** Asks for the business's taxes once, above a form: a form that asks itself does so at every key. */
export const TaxesProvider = ({ children }: { children: ReactNode }) => {
  const { id } = useBusiness();
  const locale = useLocale();
  const taxes = useCall(taxCalls.listTaxes, { businessId: id }).data;
  const choices = useMemo(() => {
    const bought = taxes?.filter(({ active }) => active).map((tax) => taxChoice(tax, locale)) ?? [];
    return { bought, sold: bought.filter(({ kind }) => kind !== 'import') };
  }, [taxes, locale]);
  return <Taxes value={choices}>{children}</Taxes>;
};

/** The business's taxes that can be chosen, by name; the same list for as long as nothing about them changes. */
export const useTaxes = (of: keyof Choices = 'sold'): readonly TaxChoice[] => useContext(Taxes)[of];
