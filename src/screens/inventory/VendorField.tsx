import { useCallback } from 'react';
import { itemFormWords } from '../../domain/words/items.ts';
import { useBusiness } from '../frame/business.ts';
import { findContacts } from '../frame/contacts.ts';
import { PickerField } from '../kit/fields/PickerField.tsx';
import type { PickOption } from '../kit/fields/use-options.ts';
import type { FieldCard } from '../page/field-spec.ts';
import type { ItemCard } from './item-form.ts';

/** Whom an item is ordered from, found by name or email. */
export function VendorField({ form, change, field }: FieldCard<ItemCard>) {
  const { id } = useBusiness();
  const search = useCallback(
    async (query: string): Promise<PickOption[]> =>
      (await findContacts('vendor', id, query)).map(({ id: found, name, email }) => ({
        id: found,
        name,
        detail: email,
      })),
    [id],
  );
  return (
    <PickerField
      {...field('vendorId')}
      label={itemFormWords.vendor}
      optional
      hint={itemFormWords.vendorHint}
      picked={form.vendorId ? { id: form.vendorId, name: form.vendorName } : null}
      onPick={(vendor) => change({ vendorId: vendor?.id ?? null, vendorName: vendor?.name ?? '' })}
      search={search}
    />
  );
}
