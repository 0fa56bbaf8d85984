import './app/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { LookProvider } from './app/LookProvider.tsx';
import { openRoutes } from './app/routes/open-routes.ts';
import { followColorChoice } from './screens/frame/color-mode.ts';
import { startSession } from './screens/session/start-session.ts';

followColorChoice();

// A slash at the end of an address, as some put there by hand, names the same page.
const { pathname, search, hash } = location;
if (/.\/$/.test(pathname))
  history.replaceState(null, '', `/${pathname.replace(/^\/+|\/+$/g, '')}${search}${hash}`);

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
