import { useState } from 'react';
import { itemCalls } from '../../api/calls/item.ts';
import { ask } from '../../api/client/ask.ts';
import { useCall } from '../../api/client/query.ts';
import type { ItemCategory } from '../../domain/stock/item-category.ts';
import { itemCategories as words } from '../../domain/words/items.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { PageHead } from '../frame/PageHead.tsx';
import { categoriesAt } from '../frame/transfer-addresses.ts';
import { type Column, DataTable } from '../kit/lists/DataTable.tsx';
import { EmptyState } from '../kit/lists/EmptyState.tsx';
import { useLocale } from '../kit/locale.ts';
import { Loaded } from '../page/Loaded.tsx';
import { usePlainAct } from '../page/use-plain-act.ts';
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
  const { id: businessId } = useBusiness();
  const locale = useLocale();
  const run = usePlainAct();
  const may = useMay();
  const [renaming, setRenaming] = useState<ItemCategory | null>(null);
  const menuOf = (category: ItemCategory) => {
    const { id, items } = category;
    const remove = () =>
      run(`item-category.remove ${id}`, (intentKey) =>
        ask(itemCalls.removeCategory, { businessId, id }, { intentKey }),
      );
    return [
      { key: 'edit', label: words.edit, onPress: () => setRenaming(category) },
      ...(may('inventory.delete')
        ? [
            {
              key: 'remove',
              label: words.remove,
              danger: true,
              onPress: () => void remove(),
              refused: items > 0 ? words.notEmpty({ items: items.toLocaleString(locale) }) : undefined,
            },
          ]
        : []),
    ];
  };
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
