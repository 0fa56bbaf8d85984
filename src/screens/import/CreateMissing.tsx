import { useState } from 'react';
import type { PermissionKey } from '../../domain/access/permissions.ts';
import type { ChoiceList } from '../../domain/import/kind.ts';
import { importCreateWords as words } from '../../domain/words/import-create.ts';
import { Button } from '../kit/Button.tsx';
import { lazyDialog } from '../kit/lazy-dialog.tsx';
import { styled } from '../kit/styled.ts';
import { useBusiness, useMay } from '../shell/business.ts';

/** What can be created from the review, and who may: as the server asks of the calls that do it. */
const creators = {
  taxes: 'settings.account',
  locations: 'settings.business',
  expenseCategories: 'expense.edit',
} as const satisfies Partial<Record<ChoiceList, PermissionKey>>;
export type Creatable = keyof typeof creators;

/** True of a list that an import can add to. */
export const isCreatable = (list: ChoiceList): list is Creatable => list in creators;

const CreateMissingDialog = lazyDialog(
  async () => (await import('./CreateMissingDialog.tsx')).CreateMissingDialog,
);

/** Its label begins where that of the field above does. */
const Place = styled('div', { base: { '& > button': { marginInlineStart: '-14px' } } });

interface CreateMissingProps {
  list: Creatable;
  /** What the rows say, and there is none of. */
  value: string;
  /** Told what it is called. */
  onMade: (name: string) => void;
}

/** Creates what rows name and there is none of, for whoever may. */
export function CreateMissing({ list, value, onMade }: CreateMissingProps) {
  const may = useMay();
  const { multiLocation } = useBusiness();
  const [open, setOpen] = useState(false);
  if (!may(creators[list]) || (list === 'locations' && !multiLocation)) return null;
  return (
    <Place>
      <Button look="ghost" onClick={() => setOpen(true)} onPointerEnter={CreateMissingDialog.intend}>
        {words.create[list]} <span className="unseen">{words.named({ value })}</span>
      </Button>
      {open && (
        <CreateMissingDialog
          list={list}
          value={value}
          onMade={(name) => {
            setOpen(false);
            onMade(name);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Place>
  );
}
