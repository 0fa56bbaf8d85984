import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { expenseCategoryCalls } from '../../api/calls/expense-category.ts';
import { ask } from '../../api/client/ask.ts';
import { once } from '../../api/client/intent.ts';
import { useCall } from '../../api/client/query.ts';
import type { CategoryMove, KeptCategory } from '../../domain/expense/category.ts';
import { expenseCategories as words } from '../../domain/words/expenses.ts';
import { dialog as dialogWords } from '../../domain/words/frame.ts';
import { useBusiness } from '../frame/business.ts';
import { useRefresh } from '../frame/use-refresh.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { Dialog } from '../kit/dialogs/Dialog.tsx';
import { CommandDialog } from '../kit/effects/CommandDialog.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { SkeletonRows } from '../kit/notices/Skeleton.tsx';
import { toast } from '../kit/notices/toast.ts';
import { Stack } from '../kit/Stack.tsx';
import { usePlainAct } from '../page/use-plain-act.ts';

const Rows = chakra('ul', {
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
    '& > li > div': { display: 'flex', marginInlineStart: '-14px' },
    '& small': { display: 'block', fontSize: '13px', color: 'quiet' },
  },
});

type Kept = Omit<KeptCategory, 'id'>;

const moves = {
  deactivate: expenseCategoryCalls.deactivateCategory,
  activate: expenseCategoryCalls.activateCategory,
  delete: expenseCategoryCalls.deleteCategory,
} as const satisfies Record<CategoryMove, unknown>;

interface CategoriesDialogProps {
  /** Told of a category that was added, by its number. */
  onAdded?: ((number: number) => void) | undefined;
  onClose: () => void;
}

/** The categories of expenses: each with its account, renamed, taken out of use or away, and others added. */
export function CategoriesDialog({ onAdded, onClose }: CategoriesDialogProps) {
  const { id: businessId } = useBusiness();
  const run = usePlainAct();
  const { data } = useCall(expenseCategoryCalls.keptCategories, { businessId });
  /** The one that is typed; `new` for another one, null while none is. */
  const [typed, setTyped] = useState<Kept | 'new' | null>(null);

  const move = ({ number, active }: Kept, name: CategoryMove) =>
    run(`expense-category.${name} ${number} ${active}`, (intentKey) =>
      ask(moves[name], { businessId, number }, { intentKey }),
    );

  if (typed !== null)
    return (
      <CategoryDialog
        category={typed === 'new' ? null : typed}
        accounts={data?.accounts ?? []}
        onAdded={onAdded}
        onClose={() => setTyped(null)}
      />
    );
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      foot={
        <>
          <Button onClick={() => setTyped('new')}>{words.add}</Button>
          <Button onClick={onClose}>{dialogWords.close}</Button>
        </>
      }
    >
      <Stack>
        <p className="quiet">{words.lead}</p>
        {!data && <SkeletonRows rows={5} cells={2} />}
        <Rows>
          {data?.categories.map((one) => {
            const act = (label: string, press: () => void) => (
              <Button look="ghost" onClick={press}>
                {label} <span className="unseen">{one.name}</span>
              </Button>
            );
            return (
              <li key={one.number}>
                <span>
                  {one.name}
                  <small>{one.active ? one.accountName : `${one.accountName}, ${words.notInUse}`}</small>
                </span>
                <div>
                  {act(words.edit, () => setTyped(one))}
                  {one.active
                    ? act(words.deactivate, () => void move(one, 'deactivate'))
                    : act(words.activate, () => void move(one, 'activate'))}
                  {!one.used && act(words.remove, () => void move(one, 'delete'))}
                </div>
              </li>
            );
          })}
        </Rows>
      </Stack>
    </Dialog>
  );
}

interface CategoryDialogProps extends CategoriesDialogProps {
  /** Null for a new one. */
  category: Kept | null;
  accounts: readonly { id: number; name: string }[];
}

/** The name of a category, and its account. */
function CategoryDialog({ category, accounts, onAdded, onClose }: CategoryDialogProps) {
  const { id: businessId } = useBusiness();
  const refresh = useRefresh();
  const [name, setName] = useState(category?.name ?? '');
  const [accountId, setAccount] = useState(category?.accountId ?? null);
  const own =
    category && !accounts.some(({ id }) => id === category.accountId)
      ? [{ id: category.accountId, name: category.accountName }]
      : [];

  async function commit() {
    const { number, message } = await once(
      `expense-category.save ${category?.number ?? 'new'}`,
      (intentKey) =>
        ask(
          expenseCategoryCalls.saveCategory,
          { businessId, number: category?.number ?? null, name, accountId },
          { intentKey },
        ),
    );
    await refresh();
    toast.success(message);
    if (!category) onAdded?.(number);
  }

  return (
    <CommandDialog
      title={category ? words.editTitle({ category: category.name }) : words.newTitle}
      lead={words.editLead}
      label={words.save}
      keep={words.cancel}
      commit={commit}
      onDone={onClose}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <TextField {...errorOf('name')} label={words.name} value={name} onChange={setName} />
          <SelectField
            {...errorOf('accountId')}
            label={words.account}
            placeholder={words.chooseAccount}
            value={accountId === null ? '' : String(accountId)}
            options={[...accounts, ...own].map(({ id, name: called }) => ({
              value: String(id),
              label: called,
            }))}
            onChange={(chosen) => setAccount(chosen === '' ? null : Number(chosen))}
          />
        </>
      )}
    </CommandDialog>
  );
}
