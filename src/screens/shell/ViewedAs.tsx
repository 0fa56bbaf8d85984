import { viewAs } from '../../api/client/view-as.ts';
import * as words from '../../domain/words/shell.ts';
import { Button } from '../kit/Button.tsx';
import { styled } from '../kit/styled.ts';

const Band = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    marginBottom: '4',
    padding: '8px 8px 8px 16px',
    border: '1px dashed {colors.accent}',
    borderRadius: 'base',
    background: 'accentSoft',
    fontSize: '14px',
    '@media print': { display: 'none' },
  },
});

/** Says that the product is looked at as a role would, and leads back to oneself. */
export function ViewedAs({ role }: { role: string }) {
  function back() {
    viewAs(null);
    location.assign('/settings/team-members');
  }
  return (
    <Band role="status">
      <span>{words.seenAs({ role })}</span>
      <Button onClick={back}>{words.stopPreview}</Button>
    </Band>
  );
}
