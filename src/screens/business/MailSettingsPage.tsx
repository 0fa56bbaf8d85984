import { pageTitles } from '../../domain/words/frame.ts';
import { mailSettingsAt } from '../frame/addresses.ts';
import { SettingsForm } from '../page/SettingsForm.tsx';
import { BusinessSettingsPage } from './BusinessSettingsPage.tsx';
import { MailCard } from './MailCard.tsx';
import { RemindersCard } from './RemindersCard.tsx';

/** What the business's emails say, and which go out automatically. */
export const MailSettingsPage = () => (
  <BusinessSettingsPage title={pageTitles.mailSettings} href={mailSettingsAt}>
    {(settings) => (
      <SettingsForm>
        <MailCard mails={settings.mails} />
        <RemindersCard reminders={settings.reminders} version={settings.versions.reminders} />
      </SettingsForm>
    )}
  </BusinessSettingsPage>
);
