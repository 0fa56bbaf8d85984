import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { importCreateWords as words } from '../../domain/import/imports.words.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { lazyDialog } from '../kit/dialogs/lazy-dialog.tsx';
import { type Creatable, creators } from './creatable.ts';

const CreateMissingDialog = lazyDialog(
  async () => (await import('./CreateMissingDialog.tsx')).CreateMissingDialog,
);

/** Its label begins where that of the field above does. */
const Place = chakra('div', { base: { '& > button': { marginInlineStart: '-14px' } } });

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
