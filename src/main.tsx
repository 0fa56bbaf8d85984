import './screens/shell/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './screens/shell/App.tsx';
import { followColorChoice } from './screens/shell/color-mode.ts';
import { LookProvider } from './screens/shell/LookProvider.tsx';

followColorChoice();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element to stand in.');
createRoot(root).render(
  <StrictMode>
    <LookProvider>
      <App />
    </LookProvider>
  </StrictMode>,
);
