import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { booksExportCalls } from '../../api/calls/books-export.ts';
import { ask } from '../../api/client/ask.ts';
import { once } from '../../api/client/intent.ts';
import { type BooksFormat, booksFormats } from '../../domain/books-export/exported-books.ts';
import { periodWords } from '../../domain/dashboard/dashboard.words.ts';
import { exportBooksWords as words } from '../../domain/words/books-export.ts';
import { reportToolWords } from '../../domain/words/reports.ts';
import { Problem } from '../../machines/problem.ts';
import { reportsAt } from '../frame/addresses.ts';
import { useBusiness } from '../frame/business.ts';
import { PageHead } from '../frame/PageHead.tsx';
import { useRefresh } from '../frame/use-refresh.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { fetchFile } from '../kit/fetch-file.ts';
import { ChoiceField } from '../kit/fields/ChoiceField.tsx';
import { DateField } from '../kit/fields/DateField.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { useAddress } from '../kit/fields/use-address.ts';
import { toast } from '../kit/notices/toast.ts';
import { SettingsCard } from '../page/SettingsCard.tsx';
import { reportPresets } from './report-presets.ts';

const back = { label: words.reports, href: reportsAt };
const custom = 'custom';
const dates = [
  ...reportPresets.map((value) => ({ value, label: periodWords[value] })),
  { value: custom, label: words.customDates },
];
const formats = booksFormats.map((value) => ({ value, ...words.formats[value] }));

const Days = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))', gap: '3' },
});

const Sheet = chakra('div', { base: { maxWidth: '720px' } });

/** Makes the file: at once, or in the background where the books have very many lines. */
function useExport() {
  const refresh = useRefresh();
  const { id: businessId } = useBusiness();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  async function make(asked: { format: BooksFormat; period?: string; from?: string; to?: string }) {
    setPending(true);
    setProblem(null);
    try {
      const sent = { businessId, ...asked };
      const { url, name } = await ask(booksExportCalls.exportBooks, sent);
      if (url !== null) {
        fetchFile(url);
        toast.success(reportToolWords.downloading(name));
        return;
      }
      const { message } = await once(`books.export ${JSON.stringify(asked)}`, (intentKey) =>
        ask(booksExportCalls.queueBooksExport, sent, { intentKey }),
      );
      await refresh();
      toast.success(message);
    } catch (fault) {
      if (fault instanceof Problem && fault.fields.length > 0) setProblem(fault);
      else toast.refusal(fault);
    } finally {
      setPending(false);
    }
  }
  return { pending, problem, make };
}

/** Exports the books of some days into a file of another program. */
export function ExportBooksPage() {
  const { values, go } = useAddress({
    format: booksFormats[0] as string,
    dates: 'thisyear',
    from: '',
    to: '',
  });
  const { pending, problem, make } = useExport();
  const format = booksFormats.find((one) => one === values.format) ?? booksFormats[0];
  const isCustom = values.dates === custom;
  const { from, to } = values;
  const problemOf = (name: string) => problem?.fields.find(({ field }) => field === name)?.message;
  const asked = isCustom
    ? { format, ...(from && { from }), ...(to && { to }), ...(!from && !to && { period: 'alltime' }) }
    : { format, period: values.dates };
  return (
    <>
      <PageHead title={words.title} back={back} />
      <Sheet>
        <SettingsCard
          title={words.what}
          lead={words.lead}
          onSubmit={() => void make(asked)}
          foot={
            <Button look="primary" type="submit" pending={pending}>
              {words.submit}
            </Button>
          }
        >
          <SelectField
            label={words.dates}
            value={values.dates}
            options={dates}
            onChange={(chosen) => go({ dates: chosen, from: '', to: '' })}
          />
          {isCustom && (
            <Days>
              <DateField
                label={words.from}
                hint={words.openFrom}
                value={from}
                onChange={(day) => go({ from: day })}
                problem={problemOf('from')}
              />
              <DateField
                label={words.to}
                hint={words.openTo}
                value={to}
                onChange={(day) => go({ to: day })}
                problem={problemOf('to')}
              />
            </Days>
          )}
          <ChoiceField
            label={words.format}
            value={format}
            choices={formats}
            onChange={(chosen) => go({ format: chosen })}
          />
        </SettingsCard>
      </Sheet>
    </>
  );
}
