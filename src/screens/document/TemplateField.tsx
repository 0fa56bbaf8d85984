import { memo } from 'react';
import { templateCalls } from '../../api/calls/template.ts';
import { useCall } from '../../api/client/query.ts';
import { documentForm as words } from '../../domain/words/documents.ts';
import { templateName } from '../../domain/words/paper.ts';
import { useBusiness } from '../frame/business.ts';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { Columns } from '../kit/Stack.tsx';
import { type FormPart, sameParts } from './same-parts.ts';

/** Which template a document uses, the default one until somebody chooses; asked where there is a choice. */
export const TemplateField = memo(function TemplateField({ form: { template: value }, change }: FormPart) {
  const { id: businessId } = useBusiness();
  const templates = useCall(templateCalls.listTemplates, { businessId }).data ?? [];
  if (templates.length < 2) return null;
  const gone = value !== '' && !templates.some((one) => one.id === value);
  const usual = templates.find(({ isDefault }) => isDefault)!.id;
  return (
    <Columns>
      <SelectField
        label={words.template}
        value={gone ? '' : value || usual}
        onChange={(template) => change({ template })}
        placeholder={gone ? words.templateAsItWas : undefined}
        options={templates.map((template) => ({
          value: template.id,
          label: template.isDefault
            ? words.defaultTemplate({ template: templateName(template) })
            : templateName(template),
        }))}
      />
    </Columns>
  );
}, sameParts('template'));
