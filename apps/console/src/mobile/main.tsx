import '../../../../packages/styles/tokens.css';
import '../../../../packages/styles/primitives.css';
import '../ui/base.css';
import './mobile.css';
import './enlarged.css';
import './forms.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadLogin } from '../admin/identity/login-ahead.ts';
import { makeFirstFormats } from '../lib/first-formats.ts';
import { applyFirstStyles } from '../lib/first-styles.ts';
import { applyFirstVisitLocale, consumePageParameters } from '../lib/first-visit.ts';
import { startTexts } from '../lib/load-texts.ts';
import { followOtherTabs } from '../lib/settings.ts';
import { App } from './app.tsx';
import { listenForInstall } from './me/install.ts';
import { followNewBuilds, prepareOffline } from './offline.ts';

consumePageParameters();
followOtherTabs();
listenForInstall();
prepareOffline();
followNewBuilds();
const isEntering =
  window.location.hash.startsWith('#/view?') &&
  (await (await import('../lib/enter-store-view.ts')).openStoreViewOfAddress());
const [isReloading] = await Promise.all([
  applyFirstVisitLocale(),
  startTexts(),
  loadLogin(),
  applyFirstStyles(),
  makeFirstFormats(),
]);
const root = document.getElementById('root');
if (root && !isReloading && !isEntering) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
