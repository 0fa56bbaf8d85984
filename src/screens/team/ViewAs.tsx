import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { viewAs } from '../../api/client/view-as.ts';
import { roles } from '../../domain/team/team.ts';
import { viewAsWords } from '../../domain/words/team.ts';
import { home } from '../frame/redirects.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';

const Row = chakra('section', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: '3',
    marginTop: '8',
    paddingTop: '5',
    borderTop: '1px solid {colors.line}',
    '& > div': { flex: '1 1 220px', maxWidth: '320px' },
    // As high as the choice beside it.
    '& > button': { minHeight: '42px' },
    '& > p': { flex: '1 1 100%', fontSize: '13px', color: 'quiet' },
  },
});

const others = roles.filter((role) => role !== 'Owner' && role !== 'Admin');

/** Shows this tab the product as a role would see it. The server refuses what that role may not, so it is what they get. */
export function ViewAs() {
  const [role, setRole] = useState<string>('Staff');
  function look() {
    viewAs(role);
    location.assign(home);
  }
  return (
    <Row aria-label={viewAsWords.anotherRolesView}>
      <div>
        <SelectField
          id="view-as"
          label={viewAsWords.seeProduct}
          value={role}
          onChange={setRole}
          options={others.map((one) => ({ value: one, label: one }))}
        />
      </div>
      <Button onClick={look}>{viewAsWords.lookAs(role)}</Button>
      <p>{viewAsWords.explained}</p>
    </Row>
  );
}
