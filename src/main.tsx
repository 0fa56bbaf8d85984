import './screens/shell/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startSession } from './screens/session/start-session.ts';
import { App } from './screens/shell/App.tsx';
import { followColorChoice } from './screens/shell/color-mode.ts';
import { LookProvider } from './screens/shell/LookProvider.tsx';
import { openRoutes } from './screens/shell/open-routes.ts';

followColorChoice();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element to stand in.');
const session = startSession();
createRoot(root).render(
  <StrictMode>
    <LookProvider>
      <App session={session} pages={openRoutes} />
    </LookProvider>
  </StrictMode>,
);
