import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { once } from '../../api/client/intent.ts';
import { removeCategory, renameCategory } from '../../api/commands/stock.ts';
import { itemCategories } from '../../api/queries/stock.ts';
import type { ItemCategory } from '../../domain/item-category.ts';
import * as dialogWords from '../../domain/words/dialog.ts';
import * as words from '../../domain/words/item-categories.ts';
import { Button } from '../kit/Button.tsx';
import { CheckField } from '../kit/CheckField.tsx';
import { CommandDialog } from '../kit/CommandDialog.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { useLocale } from '../kit/locale.ts';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { Stack } from '../kit/Stack.tsx';
import { styled } from '../kit/styled.ts';
import { TextField } from '../kit/TextField.tsx';
import { toast } from '../kit/toast.ts';
import { usePlainAct } from '../page/use-plain-act.ts';
import { useBusiness } from '../shell/business.ts';
import { useRefresh } from '../shell/use-refresh.ts';

const Rows = styled('ul', {
  base: {
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '1',
      paddingBlock: '8px',
      borderBottom: '1px solid {colors.line}',
    },
    '& > li > span': { flex: '1 1 160px', overflowWrap: 'anywhere' },
    '& small': { display: 'block', fontSize: '13px', color: 'quiet' },
  },
});

/** The categories of items: renamed, merged, and removed once they are empty. */
export function ItemCategoriesDialog({ onClose }: { onClose: () => void }) {
  const { id: businessId } = useBusiness();
  const locale = useLocale();
  const run = usePlainAct();
  const { data } = useQuery(itemCategories(businessId));
  const [renaming, setRenaming] = useState<ItemCategory | null>(null);
  if (renaming) return <RenameDialog category={renaming} onClose={() => setRenaming(null)} />;
  return (
    <Dialog
      title={words.title}
      lead={words.lead}
      onClose={onClose}
      foot={<Button onClick={onClose}>{dialogWords.close}</Button>}
    >
      {!data && <SkeletonRows rows={4} cells={2} />}
      {data?.length === 0 && <p className="quiet">{words.nothing}</p>}
      <Rows>
        {data?.map((category) => {
          const { id, name, items } = category;
          const act = (label: string, onPress: () => void) => (
            <Button look="ghost" onClick={onPress}>
              {label} <span className="unseen">{name}</span>
            </Button>
          );
          return (
            <li key={id}>
              <span>
                {name}
                <small>{words.items({ items: items.toLocaleString(locale) })}</small>
              </span>
              {act(words.rename, () => setRenaming(category))}
              {items === 0 &&
                act(
                  words.remove,
                  () =>
                    void run(`item-category.remove ${id}`, (intentKey) =>
                      removeCategory({ businessId, intentKey }, id),
                    ),
                )}
            </li>
          );
        })}
      </Rows>
    </Dialog>
  );
}

/** The name of a category, and whether it may become one with another. */
function RenameDialog({ category, onClose }: { category: ItemCategory; onClose: () => void }) {
  const { id: businessId } = useBusiness();
  const refresh = useRefresh();
  const [name, setName] = useState(category.name);
  const [merge, setMerge] = useState(false);

  async function commit() {
    const { message } = await once(`item-category.rename ${category.id}`, (intentKey) =>
      renameCategory({ businessId, intentKey }, { id: category.id, name, merge }),
    );
    await refresh();
    toast.success(message);
  }
  return (
    <CommandDialog
      title={words.renameTitle({ category: category.name })}
      lead={words.renameLead}
      label={words.save}
      commit={commit}
      onDone={onClose}
      onClose={onClose}
    >
      {(said) => (
        <Stack>
          <TextField {...said('category')} label={words.name} value={name} onChange={setName} />
          <CheckField label={words.merge} checked={merge} onChange={setMerge} />
        </Stack>
      )}
    </CommandDialog>
  );
}
