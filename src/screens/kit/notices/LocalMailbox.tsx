import { chakra } from '@chakra-ui/react';
import { localMailbox as words } from '../../../domain/words/session.ts';

const Hint = chakra('p', {
  base: {
    fontSize: '13px',
    color: 'quiet',
    '& > a': { color: 'accent', textDecoration: 'underline' },
  },
});

/**
 * Where a mailed code is found while no mail leaves this server, which says so in the page itself: while somebody tries the
 * product on their own machine, never in production.
 */
export const LocalMailbox = () =>
  'mailbox' in document.documentElement.dataset && (
    <Hint>
      {words.before}{' '}
      <a href="/dev/mailbox" target="_blank" rel="noreferrer">
        {words.link}
      </a>
      .
    </Hint>
  );
