import { chakra } from '@chakra-ui/react';
import { type PlainText, privacyNotice, subscriptionTerms, termsOfUse } from '../../domain/words/legal.ts';
import { OpenPage } from '../frame/OpenPage.tsx';

const Parts = chakra('div', {
  base: {
    maxWidth: '68ch',
    '& h2': { margin: '24px 0 4px', fontSize: '18px' },
    '& p': { lineHeight: '1.6' },
  },
});

const TextPage = ({ title, lead, parts }: PlainText) => (
  <OpenPage title={title} lead={lead}>
    <Parts>
      {parts.map(({ head, text }) => (
        <section key={head}>
          <h2>{head}</h2>
          <p>{text}</p>
        </section>
      ))}
    </Parts>
  </OpenPage>
);

export const TermsPage = () => <TextPage {...termsOfUse} />;
export const PrivacyPage = () => <TextPage {...privacyNotice} />;
export const SubscriptionTermsPage = () => <TextPage {...subscriptionTerms} />;
