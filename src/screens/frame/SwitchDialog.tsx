import { chakra } from '@chakra-ui/react';
import { useLocation } from 'wouter';
import { shell as words } from '../../domain/words/frame.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { Dialog } from '../kit/dialogs/Dialog.tsx';
import { newBusinessAt } from './addresses.ts';
import { chooseBusiness } from './chosen-business.ts';
import { home } from './redirects.ts';
import { useSession } from './use-session.ts';

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    listStyle: 'none',
    '& button': {
      width: '100%',
      padding: '10px 14px',
      textAlign: 'start',
      border: '1px solid {colors.line}',
      borderRadius: 'base',
      '&:hover': { background: 'hover' },
      '&[aria-current]': { borderColor: 'accent', background: 'accentSoft' },
    },
    '& strong': { display: 'block', fontWeight: '550', overflowWrap: 'anywhere' },
    '& small': { fontSize: '13px', color: 'quiet' },
  },
});

interface SwitchDialogProps {
  /** The business this tab works in. */
  current: string;
  onClose: () => void;
}

/** The user's businesses, to work in another one in this tab; other tabs stay where they are. */
export function SwitchDialog({ current, onClose }: SwitchDialogProps) {
  const businesses = useSession((session) => session.user)?.businesses ?? [];
  const [, navigate] = useLocation();

  function choose(id: string) {
    onClose();
    if (id === current) return;
    // First the business: where it begins is up to the role in it.
    chooseBusiness(id);
    navigate(home);
  }
  function openAnother() {
    onClose();
    navigate(newBusinessAt);
  }
  return (
    <Dialog
      title={words.yourBusinesses}
      lead={words.otherTabs}
      size="small"
      onClose={onClose}
      foot={<Button onClick={openAnother}>{words.openAnother}</Button>}
    >
      <List>
        {businesses.map(({ id, name, role, currency }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === current ? 'true' : undefined}
              onClick={() => choose(id)}
            >
              <strong>{name}</strong>
              <small>
                {role}, {currency}
              </small>
            </button>
          </li>
        ))}
      </List>
    </Dialog>
  );
}
