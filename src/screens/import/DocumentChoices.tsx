import { importDocumentWords as words } from '../../domain/import/imports.words.ts';
import type { ImportMapping } from '../../domain/import/run.ts';
import { ChoiceField } from '../kit/fields/ChoiceField.tsx';
import { PaymentModeField } from '../kit/fields/PaymentModeField.tsx';
import { useImportKind } from './import-kind.tsx';

interface DocumentChoicesProps {
  mapping: ImportMapping;
  onChange: (mapping: ImportMapping) => void;
}

/** What documents of a file become: drafts, or issued; and how what was paid for them was paid. */
export function DocumentChoices({ mapping, onChange }: DocumentChoicesProps) {
  const { becomes } = useImportKind().words;
  const { issue = false, paidBy = 2 } = mapping;
  const pays = issue && ['paid', 'balance', 'status'].some((field) => field in mapping.matching);
  return (
    <>
      {becomes && (
        <ChoiceField
          label={words.question}
          value={issue ? 'issued' : 'draft'}
          choices={[
            { value: 'draft', ...becomes.draft },
            { value: 'issued', ...becomes.issued },
          ]}
          onChange={(value) => onChange({ ...mapping, issue: value === 'issued' })}
        />
      )}
      {pays && (
        <PaymentModeField
          label={words.paidBy}
          value={paidBy}
          onChange={(mode) => onChange({ ...mapping, paidBy: mode })}
        />
      )}
    </>
  );
}
