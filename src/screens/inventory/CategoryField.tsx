import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { itemCalls } from '../../api/calls/item.ts';
import { useCall } from '../../api/client/query.ts';
import { longestCategory } from '../../domain/stock/item-category.ts';
import { folded } from '../../domain/text.ts';
import { itemFormWords } from '../../domain/words/items.ts';
import { useBusiness } from '../frame/business.ts';
import { categoryList } from '../frame/reference.ts';
import type { FieldWords } from '../kit/fields/Field.tsx';
import { PickerField } from '../kit/fields/PickerField.tsx';

interface CategoryFieldProps extends FieldWords {
  /** Empty for none. */
  value: string;
  onChange: (category: string) => void;
}

const named = (name: string) => ({ id: name, name });

/** What an item is sorted under: a category of the business, one that is usual in its industry, or a new one by its name. */
export function CategoryField({ value, onChange, ...words }: CategoryFieldProps) {
  const { id: businessId, industry } = useBusiness();
  const proposed = useQuery(categoryList(industry)).data;
  const own = useCall(itemCalls.itemCategories, { businessId }).data?.categories;
  const search = useMemo(() => {
    const names = [...new Set([...(own ?? []).map(({ name }) => name), ...(proposed ?? [])])];
    // By the beginnings of words, so that a new one is offered unless it begins another.
    return (query: string) =>
      names.filter((name) => ` ${folded(name)}`.includes(` ${folded(query)}`)).map(named);
  }, [own, proposed]);
  return (
    <PickerField
      {...words}
      optional
      placeholder={itemFormWords.categoryPlaceholder}
      picked={value ? named(value) : null}
      onPick={(option) => onChange(option?.name ?? '')}
      search={search}
      addNew={{
        label: itemFormWords.addCategory,
        onAdd: (name) => onChange(name.trim().slice(0, longestCategory)),
        whenNone: true,
      }}
    />
  );
}
