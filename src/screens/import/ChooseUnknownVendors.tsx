import { planHas } from '../../domain/access/plans.ts';
import { importWords as words } from '../../domain/import/imports.words.ts';
import { importKindSpecs } from '../../domain/import/kinds.ts';
import type { NamedNew } from '../../domain/import/preview.ts';
import { type ImportMapping, type UnknownVendors, unknownVendorChoices } from '../../domain/import/run.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { ChoiceField } from '../kit/fields/ChoiceField.tsx';
import { useLocale } from '../kit/locale.ts';
import { listedNames } from './listed-names.ts';

interface UnknownVendorsProps {
  /** Those the rows name; null where their rows are still errors. */
  named: NamedNew | null;
  mapping: ImportMapping;
  onChange: (mapping: ImportMapping) => void;
}

/** Asks what becomes of vendors that rows name and there are none of: only who may add vendors adds them. */
export function ChooseUnknownVendors({ named, mapping, onChange }: UnknownVendorsProps) {
  const may = useMay();
  const { plan } = useBusiness();
  const locale = useLocale();
  const { add, flag } = importKindSpecs.vendors;
  const mayAdd = may(add) && (flag === null || planHas(plan, flag));
  const offered = unknownVendorChoices.filter((choice) => choice === 'empty' || mayAdd);
  return (
    <div>
      <ChoiceField
        label={words.unknownVendors}
        value={mapping.unknownVendors ?? ''}
        choices={offered.map((value) => ({ value, ...words.unknownVendorsAre[value] }))}
        onChange={(value) => onChange({ ...mapping, unknownVendors: value as UnknownVendors })}
      />
      {named && <p className="quiet">{listedNames(named.names, named.count, locale)}</p>}
    </div>
  );
}
