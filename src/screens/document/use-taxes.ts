import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { taxList } from '../../api/queries/taxes.ts';
import { useLocale } from '../kit/locale.ts';
import { type TaxChoice, taxChoice } from '../kit/tax-choices.ts';
import { useBusiness } from '../shell/business.ts';

const none: readonly TaxChoice[] = [];

/** The business's taxes that can be chosen, by name; the same list for as long as nothing about them changes. */
export const useTaxes = (): readonly TaxChoice[] => {
  const { id } = useBusiness();
  const locale = useLocale();
  const taxes = useQuery(taxList(id)).data;
  return useMemo(
    () =>
      taxes
        ?.filter((tax) => tax.IsActive)
        .map((tax) => taxChoice({ id: tax.TaxId, name: tax.TaxName, percent: tax.TaxPercentage }, locale)) ??
      none,
    [taxes, locale],
  );
};
