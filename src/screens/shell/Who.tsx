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
      marginBlock: '2px 10px',
      color: 'accent',
      borderRadius: '4px',
      '&:hover': { textDecoration: 'underline' },
    },
  },
});

export interface WhoProps {
  businessName: string;
  /** In words: "Owner". */
  role: string;
  onSignOut: () => void;
}

/** For whom this is, in which role, the way out, and the colours. */
export function Who({ businessName, role, onSignOut }: WhoProps) {
  return (
    <WhoRoot>
      <strong>{businessName}</strong>
      <div>signed in as {role}</div>
      <button type="button" onClick={onSignOut}>
        Sign out
      </button>
      <ColorSwitch />
    </WhoRoot>
  );
}
