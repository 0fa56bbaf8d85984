import { useState } from 'react';
import { locationCalls } from '../../api/calls/location.ts';
import { useCall } from '../../api/client/query.ts';
import { locationFields as words } from '../../domain/words/documents.ts';
import { useBusiness } from '../frame/business.ts';
import { CheckField } from '../kit/fields/CheckField.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { type LineDraft, lineFieldId } from '../kit/lines/line-draft.ts';
import { Columns, Stack } from '../kit/Stack.tsx';
import { lineProblemsOf } from './faults.ts';
import type { DocumentFormState } from './use-document-form.ts';

type LocationPart = Pick<
  DocumentFormState,
  'contactRole' | 'form' | 'faults' | 'field' | 'change' | 'setLines'
>;

/** Where the goods of a document lie, and those of a line that lie elsewhere; asked where the business has several locations in use. */
export function LocationFields({ contactRole, form, faults, field, change, setLines }: LocationPart) {
  const { id: businessId } = useBusiness();
  const locations = useCall(locationCalls.chooseLocations, { businessId }).data ?? [];
  const problems = lineProblemsOf(faults);
  const isElsewhere = form.lines.some(({ key, locationId }) => locationId || problems[key]?.location);
  const [isPerLine, setPerLine] = useState(false);
  if (locations.length < 2) return null;

  const options = locations.map(({ id, name }) => ({ value: id, label: name }));
  const standard = locations.find(({ isDefault }) => isDefault)?.id ?? '';
  const here = options.find(({ value }) => value === (form.location || standard));
  const put = (key: string | null, locationId: string | undefined) =>
    setLines((now) =>
      now.map((line): LineDraft => (key === null || line.key === key ? { ...line, locationId } : line)),
    );
  const chooses = isPerLine || isElsewhere;
  const items = form.lines.filter(({ productId }) => productId);
  return (
    <Stack>
      <Columns>
        <SelectField
          {...field('location')}
          label={contactRole === 'vendor' ? words.goodsTo : words.goodsFrom}
          // One that was taken out of use since is none of them.
          placeholder={here ? undefined : ''}
          options={options}
          value={here?.value ?? ''}
          onChange={(location) => change({ location })}
        />
      </Columns>
      <CheckField
        label={words.perLine}
        checked={chooses}
        onChange={(chosen) => {
          setPerLine(chosen);
          if (!chosen) put(null, undefined);
        }}
      />
      {chooses && items.length === 0 && <p className="quiet">{words.noItems}</p>}
      {chooses && items.length > 0 && (
        <Columns>
          {items.map(({ key, name, locationId }) => (
            <SelectField
              key={key}
              id={lineFieldId(key, 'location')}
              problem={problems[key]?.location}
              label={name}
              placeholder={words.asDocument({ location: here?.label ?? '' })}
              options={options}
              value={locationId ?? ''}
              onChange={(chosen) => {
                // The last one that goes back to its document's location leaves the choice open.
                setPerLine(true);
                put(key, chosen || undefined);
              }}
            />
          ))}
        </Columns>
      )}
    </Stack>
  );
}
