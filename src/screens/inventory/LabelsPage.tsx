import { chakra } from '@chakra-ui/react';
import { Card } from '@chakra-ui/react/card';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { barcodeCalls } from '../../api/calls/barcode.ts';
import { ask } from '../../api/client/ask.ts';
import { isSheetName, labelSheets, placesOf, sheetNames } from '../../domain/barcode/labels.ts';
import type { FieldProblem as Faulty } from '../../domain/values/refusal.ts';
import { labels as labelsWords, labelPageWords as words } from '../../domain/words/barcodes.ts';
import { itemsAt } from '../frame/addresses.ts';
import { useBusiness } from '../frame/business.ts';
import { PageHead } from '../frame/PageHead.tsx';
import { Button } from '../kit/buttons/Button.tsx';
import { cardRecipe } from '../kit/card-recipe.ts';
import { QuantityField } from '../kit/fields/QuantityField.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { useForm } from '../kit/fields/use-form.ts';
import { useLocale } from '../kit/locale.ts';
import { ErrorSummary } from '../kit/notices/ErrorSummary.tsx';
import { toast } from '../kit/notices/toast.ts';
import { LabelItems } from './LabelItems.tsx';
import { freshLabels, type LabelsForm, labelFaults, labelsRequestOf } from './labels-form.ts';
import { SheetPreview } from './SheetPreview.tsx';

const Paper = chakra('div', {
  base: {
    display: 'grid',
    rowGap: '4',
    columnGap: '6',
    gridTemplateColumns: 'minmax(0, 1fr) 170px',
    alignItems: 'start',
    '& > div': { display: 'grid', gap: '4', maxWidth: '360px' },
    '@media (max-width: 47.99rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

const options = sheetNames.map((name) => ({ value: name, label: labelsWords.sheetWords[name] }));

/** Prints labels of the items named in the address, and of those that are found or scanned here. */
export function LabelsPage() {
  const requestedId = new URLSearchParams(useSearch()).get('items') ?? '';
  return <Labels key={requestedId} requestedId={requestedId.split(',').filter(Boolean)} />;
}

type Refused = { message: string; fields: readonly Faulty[] };

function Labels({ requestedId }: { requestedId: readonly string[] }) {
  const { id: businessId } = useBusiness();
  const locale = useLocale();
  const [refused, setRefused] = useState<Refused | null>(null);
  const [pending, setPending] = useState(false);
  const form = useForm<LabelsForm>({
    id: 'labels',
    initial: freshLabels(requestedId),
    refused,
    check: (typed) => labelFaults(typed, locale),
    onSend: (typed) => void download(typed),
  });
  const { typed, set, field } = form;

  async function download(sent: LabelsForm) {
    setPending(true);
    setRefused(null);
    try {
      const { counts, ...rest } = labelsRequestOf(sent);
      const labels = sent.labels.map(({ productId }, index) => ({ productId, quantity: counts[index]! }));
      const [{ data: made }, { fetchFile }] = await Promise.all([
        ask(barcodeCalls.barcodeLabel, { businessId, ...rest, labels }),
        import('../kit/fetch-file.ts'),
      ]);
      fetchFile(made.url);
      toast.success(words.downloading({ name: made.name }));
    } catch (problem) {
      const { handledElsewhere, message, fields = [] } = problem as Refused & { handledElsewhere?: boolean };
      if (!handledElsewhere) setRefused({ message, fields });
    } finally {
      setPending(false);
    }
  }

  const sheet = labelSheets[typed.sheet];
  const { first, counts } = labelsRequestOf(typed);
  const count = counts.reduce((sum, one) => sum + (one > 0 ? Math.floor(one) : 0), 0);
  const isOnSheet = first >= 1 && first <= sheet.columns * sheet.rows;
  const sheets = isOnSheet ? (placesOf(sheet, first, Math.min(count, 5000)).at(-1)?.page ?? -1) + 1 : 0;
  return (
    <>
      <PageHead title={words.title} back={{ label: words.back, href: itemsAt }} />
      <Card.Root asChild recipe={cardRecipe} size="lg">
        <form noValidate aria-label={words.title} onSubmit={form.onSubmit}>
          <ErrorSummary attempt={form.attempt} problems={form.problems} />
          <LabelItems
            labels={typed.labels}
            problemOf={form.problemOf}
            onChange={(labels) => set({ labels })}
          />
          <Paper>
            <div>
              <SelectField
                {...field('sheet')}
                label={words.sheet}
                options={options}
                onChange={(sheet) => isSheetName(sheet) && set({ sheet, first: '1' })}
              />
              {sheet.columns * sheet.rows > 1 && (
                <QuantityField {...field('first')} label={words.first} hint={words.firstHint} />
              )}
              {count > 0 && sheets > 0 && (
                <p role="status">{words.preview({ used: count, sheets, roll: typed.sheet === 'roll' })}</p>
              )}
              <p className="quiet">{words.scale}</p>
            </div>
            <SheetPreview sheet={sheet} first={first} count={count} />
          </Paper>
          <Card.Footer asChild>
            <footer>
              <Button look="primary" type="submit" pending={pending}>
                {words.download}
              </Button>
            </footer>
          </Card.Footer>
        </form>
      </Card.Root>
    </>
  );
}
