import { useState } from 'react';
import { itemCalls } from '../../api/calls/item.ts';
import { ask } from '../../api/client/ask.ts';
import { useCall } from '../../api/client/query.ts';
import type { ItemCategory } from '../../domain/stock/item-category.ts';
import { itemCategories as words } from '../../domain/words/items.ts';
import { useCardActs } from '../card/use-card-acts.tsx';
import { useBusiness, useMay } from '../frame/business.ts';
import { PageHead } from '../frame/PageHead.tsx';
import { categoriesAt } from '../frame/transfer-addresses.ts';
import { type Column, DataTable } from '../kit/lists/DataTable.tsx';
import { EmptyState } from '../kit/lists/EmptyState.tsx';
import { useLocale } from '../kit/locale.ts';
import { Loaded } from '../page/Loaded.tsx';
import { CategoryDialog } from './CategoryDialog.tsx';

const columns = (locale: string): readonly Column<ItemCategory>[] => [
  { key: 'name', title: words.name, cell: ({ name }) => name, phone: 'lead' },
  {
    key: 'items',
    title: words.itemsIn,
    cell: ({ items }) => items.toLocaleString(locale),
    figure: true,
    phone: 'figure',
  },
];

/** The categories of items: renamed, merged, and removed once they are empty. A page of ours. */
export function CategoryListPage() {
  const { id: businessId } = useBusiness();
  const found = useCall(itemCalls.itemCategories, { businessId });
  return (
    <>
      <PageHead title={words.title} />
      <Loaded query={found} back={{ label: words.title, href: categoriesAt }}>
        {({ categories }) =>
          categories.length === 0 ? (
            <EmptyState sentence={words.nothing} />
          ) : (
            <CategoryList categories={categories} />
          )
        }
      </Loaded>
    </>
  );
}

function CategoryList({ categories }: { categories: readonly ItemCategory[] }) {
  const locale = useLocale();
  const may = useMay();
  const [renaming, setRenaming] = useState<ItemCategory | null>(null);
  const edit = { name: 'edit', label: words.edit } as const;
  const remove = { name: 'remove', label: words.remove } as const;
  const { menuOf } = useCardActs<ItemCategory, 'edit' | 'remove'>({
    noun: 'item-category',
    actsOf: ({ items }) => {
      if (!may('inventory.delete')) return { allowed: [edit], refused: [] };
      if (items === 0) return { allowed: [edit, remove], refused: [] };
      const reason = words.notEmpty({ items: items.toLocaleString(locale) });
      return { allowed: [edit], refused: [{ ...remove, reason }] };
    },
    acts: {
      edit: { open: setRenaming },
      remove: { danger: true, send: (one, intent) => ask(itemCalls.removeCategory, one, intent) },
    },
  });
  return (
    <>
      <p className="quiet">{words.lead}</p>
      <DataTable
        caption={words.title}
        columns={columns(locale)}
        rows={categories}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        menuOf={menuOf}
        few
      />
      {renaming && <CategoryDialog category={renaming} onClose={() => setRenaming(null)} />}
    </>
  );
}
