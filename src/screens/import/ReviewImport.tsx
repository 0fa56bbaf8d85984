import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bankCalls } from '../../api/calls/bank.ts';
import { expenseCategoryCalls } from '../../api/calls/expense-category.ts';
import { taxCalls } from '../../api/calls/tax.ts';
import { useCall } from '../../api/client/query.ts';
import type { ChoiceList } from '../../domain/import/columns.ts';
import type { FaultGroup } from '../../domain/import/fault-groups.ts';
import {
  importDocumentWords as documentWords,
  importWords as words,
} from '../../domain/import/imports.words.ts';
import { columnName } from '../../domain/import/kind.ts';
import { type ImportPreview, roomIn } from '../../domain/import/preview.ts';
import type { ImportMapping, ImportView } from '../../domain/import/run.ts';
import { formatDay } from '../../domain/values/format.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { CheckField } from '../kit/fields/CheckField.tsx';
import { type Option, SelectField } from '../kit/fields/SelectField.tsx';
import { useLocale } from '../kit/locale.ts';
import { ErrorSummary } from '../kit/notices/ErrorSummary.tsx';
import { Notice } from '../kit/notices/Notice.tsx';
import { SkeletonRows } from '../kit/notices/Skeleton.tsx';
import { SettingsCard } from '../page/SettingsCard.tsx';
import { ChooseUnknownVendors } from './ChooseUnknownVendors.tsx';
import { CreateMissing } from './CreateMissing.tsx';
import { isCreatable } from './creatable.ts';
import { FaultList } from './FaultList.tsx';
import { useImportKind } from './import-kind.tsx';
import { PreviewFigures } from './PreviewFigures.tsx';
import { ReviewChoices } from './ReviewChoices.tsx';

const listOf = (values: readonly string[]): Option[] => values.map((value) => ({ value, label: value }));

/** What can stand for a value of a field, where that is one of a list. */
const useChoices = (businessId: string): ((field: string) => readonly Option[] | null) => {
  const { spec } = useImportKind();
  const mayAccounts = useMay()('settings.account');
  const has = (list: ChoiceList) => Object.values(spec.choices).includes(list);
  const needs = (list: ChoiceList) => ({ enabled: has(list) });
  const { data: taxes = [] } = useCall(taxCalls.listTaxes, { businessId }, needs('taxes'));
  const { data: banks = [] } = useCall(bankCalls.chooseBanks, { businessId }, needs('banks'));
  const { data: categories = [] } = useCall(
    expenseCategoryCalls.expenseCategories,
    { businessId },
    needs('expenseCategories'),
  );
  const asksAccounts = mayAccounts && (has('purchaseAccounts') || has('entryAccounts'));
  const { data: ofDocuments = { locations: [], purchaseAccounts: [], entryAccounts: [] } } = useQuery({
    queryKey: ['imports', businessId, 'choices', asksAccounts],
    queryFn: async ({ client }) =>
      (await import('./document-lists.ts')).documentLists(client, businessId, asksAccounts),
    enabled: has('locations') || has('entryAccounts') || asksAccounts,
  });
  const lists: Readonly<Record<ChoiceList, readonly string[]>> = {
    taxes: taxes.filter(({ active }) => active).map(({ name }) => name),
    banks: banks.map(({ name }) => name),
    expenseCategories: categories.map(({ name }) => name),
    ...ofDocuments,
  };
  return (field) => {
    const choices = spec.choices[field];
    if (!choices) return null;
    return listOf(typeof choices === 'string' ? lists[choices] : choices);
  };
};

const farDaysText = ({ rows, line, day }: NonNullable<ImportPreview['farDays']>, locale: string) => ({
  rows,
  formatted: rows.toLocaleString(locale),
  line: line.toLocaleString(locale),
  day: formatDay(day, locale, 'long'),
});

interface ReviewImportProps {
  view: ImportView;
  mapping: ImportMapping;
  /** Null while the import is tried. */
  preview: ImportPreview | null;
  /** Why the server refused. */
  refusal: string | null;
  pending: boolean;
  onChange: (mapping: ImportMapping) => void;
  onBack: () => void;
  /** Back to the encoding; null where the file says it itself. */
  onEncoding: (() => void) | null;
  onRetry: () => void;
  onStart: (again: boolean) => void;
}

/** The third step: what the import will do, from one that was tried and taken back. */
export function ReviewImport(props: ReviewImportProps) {
  const { view, mapping, preview, refusal, pending, onChange, onBack, onEncoding, onRetry, onStart } = props;
  const { id: businessId } = useBusiness();
  const choices = useChoices(businessId);
  const { spec, words: kindWords } = useImportKind();
  const locale = useLocale();
  const [again, setAgain] = useState(false);
  const count = (n: number) => n.toLocaleString(locale);
  const isKnown = view.standing.facts.unconfirmed;
  const rows = preview ? preview.counts.updated + roomIn(preview).fit : 0;

  // Beside documents vendors are added without a question, for they need one.
  const vendors = (spec.choosesVendors && preview?.named.find(({ of }) => of === 'vendors')) || null;
  const asksVendors =
    vendors !== null ||
    (spec.choosesVendors && preview?.groups.some(({ column, value }) => column === 'vendor' && value !== ''));

  function replace(field: string, value: string, by: string) {
    const chosen = Object.entries({ ...mapping.replacements[field], [value]: by });
    const kept = Object.fromEntries(chosen.filter(([, one]) => one !== ''));
    onChange({ ...mapping, replacements: { ...mapping.replacements, [field]: kept } });
  }
  const mend = ({ column, value }: FaultGroup) => {
    const options = choices(column);
    const list = spec.choices[column];
    const isNeeded = spec.columns.some(({ key, required }) => key === column && required);
    if (!options || (value === '' && !isNeeded)) return null;
    return (
      <div>
        <SelectField
          label={words.chooseFor({ field: columnName(spec, column), value: value || words.emptyCell })}
          value={mapping.replacements[column]?.[value] ?? ''}
          placeholder={words.keepError}
          options={options}
          onChange={(by) => replace(column, value, by)}
        />
        {typeof list === 'string' && isCreatable(list) && value !== '' && (
          <CreateMissing list={list} value={value} onMade={(by) => replace(column, value, by)} />
        )}
      </div>
    );
  };
  const foot = (
    <>
      <Button onClick={onBack} disabled={pending}>
        {words.back}
      </Button>
      {refusal !== null ? (
        <Button look="primary" onClick={onRetry}>
          {words.tryAgain}
        </Button>
      ) : (
        <Button
          look="primary"
          pending={pending}
          disabled={!preview || rows === 0 || (isKnown && !again)}
          onClick={() => onStart(again)}
        >
          {spec.documents && preview && preview.sound > 0
            ? documentWords.startFile
            : words.start(kindWords, rows, count(rows))}
        </Button>
      )}
    </>
  );
  return (
    <SettingsCard title={words.reviewTitle} foot={foot}>
      <ErrorSummary problems={refusal ? [{ text: refusal }] : []} attempt={refusal ? 1 : 0} />
      {!preview && refusal === null && (
        <>
          <p role="status">{words.reviewing}</p>
          <SkeletonRows rows={4} />
        </>
      )}
      {preview && (
        <PreviewFigures
          preview={preview}
          beside={preview.named.filter((one) => one !== vendors)}
          count={count}
          issues={mapping.issue === true}
        >
          {asksVendors && <ChooseUnknownVendors named={vendors} mapping={mapping} onChange={onChange} />}
          {isKnown && (
            <>
              <Notice>{words.sameFile({ day: formatDay(view.sameFileOn!, locale) })}</Notice>
              <CheckField label={words.again} checked={again} onChange={setAgain} />
            </>
          )}
          {preview.farDays && <Notice>{words.farDays(farDaysText(preview.farDays, locale))}</Notice>}
          {(preview.farDays || mapping.farDays) && (
            <CheckField
              label={words.takeFarDays}
              checked={mapping.farDays === true}
              onChange={(farDays) => onChange({ ...mapping, farDays })}
            />
          )}
          {preview.groups.length > 0 && (
            <section aria-label={words.mendTitle}>
              <h3>{words.mendTitle}</h3>
              <p className="quiet">{words.mendLead}</p>
              <FaultList groups={preview.groups} mend={mend} />
            </section>
          )}
          <ReviewChoices
            view={view}
            mapping={mapping}
            pending={pending}
            optionsOf={choices}
            onReplace={replace}
            onBack={onBack}
            onEncoding={onEncoding}
          />
        </PreviewFigures>
      )}
    </SettingsCard>
  );
}
