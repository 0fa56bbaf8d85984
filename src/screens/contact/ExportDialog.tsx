import type { SlotRecipeDefinition } from '@chakra-ui/react';
import { Fieldset } from '@chakra-ui/react/fieldset';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ContactsAsked, narrowedTo } from '../../api/calls/contacts-asked.ts';
import { customerCalls } from '../../api/calls/customer.ts';
import { vendorCalls } from '../../api/calls/vendor.ts';
import { ask } from '../../api/client/ask.ts';
import { fileOf } from '../../domain/import/contact-file.ts';
import type { ContactRole } from '../../domain/values/contact-role.ts';
import { contactExport as words } from '../../domain/words/contacts.ts';
import { useBusiness } from '../frame/business.ts';
import { fileColumns } from '../frame/reference.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { CommandDialog } from '../kit/effects/CommandDialog.tsx';
import { fetchFile } from '../kit/fetch-file.ts';
import { CheckField } from '../kit/fields/CheckField.tsx';
import { FilteredEmpty } from '../kit/lists/FilteredEmpty.tsx';
import { useLocale } from '../kit/locale.ts';
import { SkeletonRows } from '../kit/notices/Skeleton.tsx';
import { toast } from '../kit/notices/toast.ts';

const ticksRecipe: SlotRecipeDefinition = {
  slots: ['root', 'legend', 'content', 'helperText', 'errorText'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
      gap: '2',
      '@media (max-width: 47.99rem)': { '& label': { minHeight: '36px' } },
    },
    legend: { marginBottom: '2', fontSize: '14px', fontWeight: '550' },
  },
};

const files = { customer: customerCalls.exportCustomers, vendor: vendorCalls.exportVendors } as const;

interface ExportDialogProps {
  contactRole: ContactRole;
  /** What the list is narrowed to, and its order. */
  list: Omit<ContactsAsked, 'page'>;
  /** Rows picked by their boxes go alone. */
  picked: readonly string[];
  /** How many go into the file. */
  count: number;
  onDone: () => void;
  onClose: () => void;
}

/** The contacts of a role as a CSV file: which columns it has, and how many rows. */
export function ExportDialog(props: ExportDialogProps) {
  const { contactRole: role, list, picked, count, onDone, onClose } = props;
  const { id: businessId } = useBusiness();
  const locale = useLocale();
  const { data: columns, error, refetch } = useQuery(fileColumns(fileOf[role]));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const tick = (header: string, on: boolean) =>
    setLeft((now) => new Set(on ? [...now].filter((one) => one !== header) : [...now, header]));

  async function download() {
    const chosen = columns?.filter(({ header }) => !left.has(header)) ?? [];
    const { data } = await ask(files[role], {
      businessId,
      columns: chosen.map(({ header }) => header),
      ...narrowedTo(list),
      ids: picked.length > 0 ? [...picked] : undefined,
    });
    fetchFile(data.url);
    toast.success(words.downloading(data));
  }

  const labels = words.exportWords[role];
  const contacts = labels.howMany(count, count.toLocaleString(locale));
  return (
    <CommandDialog
      title={labels.title}
      lead={picked.length > 0 ? words.leadSelected(contacts) : words.leadAll(contacts)}
      label={words.downloadCsv}
      disabled={!columns}
      keep={words.keep}
      commit={download}
      onDone={onDone}
      onClose={onClose}
    >
      {columns ? (
        <Fieldset.Root recipe={ticksRecipe}>
          <Fieldset.Legend>{words.columns}</Fieldset.Legend>
          {columns.map(({ header, required }) => (
            <CheckField
              key={header}
              label={required ? words.always(header) : header}
              checked={required || !left.has(header)}
              disabled={required}
              onChange={(on) => tick(header, on)}
            />
          ))}
        </Fieldset.Root>
      ) : error ? (
        <FilteredEmpty
          sentence={error.message}
          act={<Button onClick={() => void refetch()}>{words.tryAgain}</Button>}
        />
      ) : (
        <SkeletonRows rows={2} cells={3} />
      )}
    </CommandDialog>
  );
}
