import '../ui/tokens.css';
import '../ui/base.css';
import './mobile.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { takePageParameters } from '../lib/arrival.ts';
import { followOtherTabs } from '../lib/settings.ts';
import { App } from './app.tsx';

takePageParameters();
followOtherTabs();
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
