import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { shell as words } from '../domain/words/frame.ts';
import { lazyDialog } from '../screens/kit/dialogs/lazy-dialog.tsx';
import { ErrorBoundary } from '../screens/kit/notices/ErrorBoundary.tsx';

const WhoRoot = chakra('div', {
  base: {
    marginTop: 'auto',
    padding: '12px 10px 0',
    borderTop: '1px solid {colors.line}',
    fontSize: '13px',
    lineHeight: '19px',
    color: 'quiet',
    '& > strong': { display: 'block', color: 'ink', fontWeight: '550', overflowWrap: 'anywhere' },
    '& > .colors': { minHeight: '31px' },
    '& > button': {
      display: 'block',
      marginBlock: '2px 6px',
      color: 'accent',
      borderRadius: '4px',
      '&:hover': { textDecoration: 'underline' },
    },
  },
});

// What a page can be read without: it comes after the page.
const ColorSwitch = lazy(() => import('./ColorSwitch.tsx').then((file) => ({ default: file.ColorSwitch })));

const SwitchDialog = lazyDialog(() =>
  import('../screens/frame/SwitchDialog.tsx').then((file) => file.SwitchDialog),
);

export interface WhoProps {
  businessId: string;
  businessName: string;
  /** In words: "Owner". */
  role: string;
  onSignOut: () => void;
}

/** For whom this is, in which role, the way out, and the colours. */
export function Who({ businessId, businessName, role, onSignOut }: WhoProps) {
  const [switching, setSwitching] = useState(false);
  return (
    <WhoRoot>
      <strong>{businessName}</strong>
      <div>{words.signedInAs({ role })}</div>
      <button type="button" aria-haspopup="dialog" onClick={() => setSwitching(true)}>
        {words.switchBusiness}
      </button>
      <button type="button" onClick={onSignOut}>
        {words.signOut}
      </button>
      <div className="colors">
        <ErrorBoundary>
          <Suspense>
            <ColorSwitch />
          </Suspense>
        </ErrorBoundary>
      </div>
      {switching && <SwitchDialog current={businessId} onClose={() => setSwitching(false)} />}
    </WhoRoot>
  );
}
