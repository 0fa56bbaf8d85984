import { useState } from 'react';
import { lazyDialog } from '../kit/lazy-dialog.tsx';
import { styled } from '../kit/styled.ts';
import { ColorSwitch } from './ColorSwitch.tsx';

const WhoRoot = styled('div', {
  base: {
    marginTop: 'auto',
    padding: '12px 10px 0',
    borderTop: '1px solid {colors.line}',
    fontSize: '13px',
    lineHeight: '19px',
    color: 'quiet',
    '& > strong': { display: 'block', color: 'ink', fontWeight: '550', overflowWrap: 'anywhere' },
    '& > button': {
      display: 'block',
      marginBlock: '2px 6px',
      color: 'accent',
      borderRadius: '4px',
      '&:hover': { textDecoration: 'underline' },
    },
  },
});

const SwitchDialog = lazyDialog(() => import('./SwitchDialog.tsx').then((file) => file.SwitchDialog));

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
      <div>signed in as {role}</div>
      <button type="button" aria-haspopup="dialog" onClick={() => setSwitching(true)}>
        Switch business
      </button>
      <button type="button" onClick={onSignOut}>
        Sign out
      </button>
      <ColorSwitch />
      {switching && <SwitchDialog current={businessId} onClose={() => setSwitching(false)} />}
    </WhoRoot>
  );
}
