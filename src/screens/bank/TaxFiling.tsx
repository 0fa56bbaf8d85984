import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { OursAnswer } from '../../api/calls/call.ts';
import { taxFilingCalls } from '../../api/calls/tax-filing.ts';
import { ask } from '../../api/client/ask.ts';
import { once } from '../../api/client/intent.ts';
import { useCall } from '../../api/client/query.ts';
import { planHas } from '../../domain/access/plans.ts';
import { formatDay } from '../../domain/values/format.ts';
import { taxFilingWords as words } from '../../domain/words/tax-filings.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { useRefresh } from '../frame/use-refresh.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { lazyDialog } from '../kit/dialogs/lazy-dialog.tsx';
import { CommandDialog } from '../kit/effects/CommandDialog.tsx';
import { useAddress } from '../kit/fields/use-address.ts';
import { Icon } from '../kit/Icon.tsx';
import { useLocale } from '../kit/locale.ts';
import { MoreMenu } from '../kit/menus/MoreMenu.tsx';
import { toast } from '../kit/notices/toast.ts';

const TaxFilingDialog = lazyDialog(() =>
  import('./TaxFilingDialog.tsx').then((file) => file.TaxFilingDialog),
);

type Asked = OursAnswer<typeof taxFilingCalls.taxFiling>;

const Line = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    marginBottom: '4',
    fontSize: '14px',
    '& > span': { display: 'flex', gap: '2' },
    '& svg': { flex: 'none', marginTop: '3px', color: 'settled' },
    '@media print': { '& svg, & > button': { display: 'none' } },
  },
});

/** What is known of the days in the address: their mark, or why they can't be marked; undefined while it isn't. */
const useFiling = (): Asked | undefined => {
  const { id: businessId, plan } = useBusiness();
  const { dates, from, to } = useAddress({ dates: '', from: '', to: '' }).values;
  const days = { ...(dates && { period: dates }), ...(from && { from }), ...(to && { to }) };
  const readable = planHas(plan, 'accounting') && !(from && to && from > to);
  return useCall(taxFilingCalls.taxFiling, { businessId, ...days }, { enabled: readable }).data;
};

/** Marks the days of the report as filed, or says why they can't be. */
export function MarkAsFiled() {
  const asked = useFiling();
  const mayMark = useMay()('settings.account');
  const [open, setOpen] = useState(false);
  if (!mayMark || !asked || asked.filing) return null;
  const mark = { key: 'file', label: words.open, onPress: () => setOpen(true) };
  return (
    <>
      {asked.reason === null ? (
        <Button onClick={mark.onPress}>{mark.label}</Button>
      ) : (
        <MoreMenu acts={[{ ...mark, refused: asked.reason }]} />
      )}
      {open && <TaxFilingDialog days={asked} every={asked.every} onClose={() => setOpen(false)} />}
    </>
  );
}

/** When the days of the report were filed, and by whom they were marked. */
export function FiledMark() {
  const filing = useFiling()?.filing;
  const mayMark = useMay()('settings.account');
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  if (!filing) return null;
  const { by, reference } = filing;
  const day = formatDay(filing.filedOn, locale, 'long');
  return (
    <Line>
      <span>
        <Icon name="check" />
        {reference ? words.filedAs({ day, by, reference }) : words.filed({ day, by })}
      </span>
      {mayMark && (
        <Button look="ghost" onClick={() => setOpen(true)}>
          {words.remove}
        </Button>
      )}
      {open && <RemoveMark id={filing.id} onClose={() => setOpen(false)} />}
    </Line>
  );
}

/** Asks before the mark goes, with what was kept for it. */
function RemoveMark({ id, onClose }: { id: string; onClose: () => void }) {
  const { id: businessId } = useBusiness();
  const refresh = useRefresh();
  async function remove() {
    const answer = await once(`tax-filing.remove ${id}`, (intentKey) =>
      ask(taxFilingCalls.unfileTax, { businessId, id }, { intentKey }),
    );
    await refresh();
    toast.success(answer.message);
  }
  return (
    <CommandDialog
      title={words.removeTitle}
      lead={words.removeLead}
      label={words.remove}
      danger
      keep={words.keep}
      commit={remove}
      onDone={onClose}
      onClose={onClose}
    />
  );
}
